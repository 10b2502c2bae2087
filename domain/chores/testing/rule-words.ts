/** Tests of how rules read in one language. */
import { expect, test } from 'vitest'
import type { Rule } from '#domain/chores/chore.ts'
import { endText, ruleText } from '#domain/chores/rule-text.ts'
import type { Language } from '#domain/language/texts.ts'
import { inLanguage } from '#domain/language/texts.ts'
import { makeChore } from '#domain/testing/make.ts'

/** The rules that every language words. */
const rules = {
  tuesdays: { weekdays: 0b10 },
  tuesdaysAndFridays: { weekdays: 0b0010010 },
  mondaysWednesdaysFridays: { weekdays: 0b0010101 },
  workdays: { weekdays: 0b0011111 },
  allDays: { weekdays: 0b1111111 },
  everySecondSaturday: { weekdays: 0b0100000, every: 2 },
  everySecondWeek: { weekdays: 0b1111111, every: 2 },
  fromAprilToOctober: { weekdays: 0b0100000, months: 0b001111111000 },
  fromNovemberToFebruary: { weekdays: 0b0100000, months: 0b110000000011 },
  inJanuaryAndFebruary: { weekdays: 0b0100000, months: 0b000000000011 },
  inJanuaryAndJune: { weekdays: 0b0100000, months: 0b000000100001 },
  workdaysOfEverySecondWeek: { weekdays: 0b0011111, every: 2 },
  weekends: { weekdays: 0b1100000 },
  allButSundays: { weekdays: 0b0111111 },
  allButMondaysOfEveryThirdWeek: { weekdays: 0b1111110, every: 3 },
  daily: { repeats: 'daily' },
  everyThirdDay: { repeats: 'daily', every: 3 },
  onThe31st: { repeats: 'monthly_day', month_day: 31 },
  everyThirdMonth: { repeats: 'monthly_day', month_day: 12, every: 3 },
  leapDays: { repeats: 'monthly_day', month_day: 29, every: 12, starts_on: '2028-02-29' },
  lastFridays: { repeats: 'monthly_weekday', month_week: 5, weekdays: 0b0010000 },
  everySecondYear: { repeats: 'monthly_day', month_day: 24, every: 24, starts_on: '2026-12-24' },
  inDecember: { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-12-01' },
  lastDayOfNovember: { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-11-01' },
  afterAWeek: { repeats: 'after_done', every: 7 },
  afterTwoWeeks: { repeats: 'after_done', every: 14 },
  afterFourDays: { repeats: 'after_done', every: 4 },
  afterADay: { repeats: 'after_done', every: 1 },
} as const satisfies Readonly<Record<string, Partial<Rule>>>

/** The same with a time. */
const timedRules = {
  tuesdays: { weekdays: 0b10 },
  inJanuary: { weekdays: 0b10, months: 0b1 },
  afterFourDays: { repeats: 'after_done', every: 4 },
  onThe30th: { repeats: 'monthly_day', month_day: 30 },
} as const satisfies Readonly<Record<string, Partial<Rule>>>

type Worded = [rule: Partial<Rule>, words: string, time?: string]

type Words = {
  readonly rules: Readonly<Record<keyof typeof rules, string>>
  /** Rules that this language words in a way of their own. */
  readonly also?: readonly Worded[]
  /** At 18:00. */
  readonly timed: Readonly<Record<keyof typeof timedRules, string>>
  readonly alsoTimed?: readonly Worded[]
  /** Until Sunday, 6 December of the year of the start, and until Monday, 6 December of the next. */
  readonly ends: readonly [sameYear: string, nextYear: string]
}

export function testRuleWords(language: Language, words: Words): void {
  const { also = [], alsoTimed = [], ends } = words

  test.each([...worded(rules, words.rules), ...also])('%j reads "%s" (C4)', (rule, text) => {
    expect(inLanguage(language, () => ruleText(makeChore('Maya', rule)))).toBe(text)
  })

  test.each([...worded(timedRules, words.timed), ...alsoTimed])(
    '%j with a time reads "%s" (C4)',
    (rule, text, time = '18:00') => {
      expect(inLanguage(language, () => ruleText(makeChore('Maya', rule), time))).toBe(text)
    },
  )

  test('an end is said with its year where that is another (C18)', () => {
    const ending = (ends_on: string) =>
      inLanguage(language, () => endText(makeChore('Maya', { starts_on: '2026-11-21', ends_on })))
    expect(['2026-12-06', '2027-12-06'].map(ending)).toEqual(ends)
  })
}

/** Each of the rules beside its words. */
function worded<Name extends string>(
  of: Readonly<Record<Name, Partial<Rule>>>,
  words: Readonly<Record<Name, string>>,
): readonly Worded[] {
  return (Object.keys(of) as Name[]).map((name): Worded => [of[name], words[name]])
}
