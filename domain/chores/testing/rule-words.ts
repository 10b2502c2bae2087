/** Tests of what rules read like in one language. */
import { expect, test } from 'vitest'
import type { Rule } from '#domain/chores/chore.ts'
import { endText, ruleText } from '#domain/chores/rule-text.ts'
import type { Spoken } from '#domain/language/texts.ts'
import { inLanguage } from '#domain/language/texts.ts'
import { makeChore } from '#domain/testing/make.ts'

type Words = {
  readonly rules: readonly (readonly [Partial<Rule>, string])[]
  /** At 18:00 if no other time is given. */
  readonly timed: readonly [Partial<Rule>, string, time?: string][]
  /** Until Sunday, 6 December of the year of the start, and until Monday, 6 December of the next. */
  readonly ends: readonly [sameYear: string, nextYear: string]
}

export function testRuleWords(language: Spoken, { rules, timed, ends }: Words): void {
  test.each(rules)('%j reads "%s" (C4)', (rule, words) => {
    expect(inLanguage(language, () => ruleText(makeChore('Maya', rule)))).toBe(words)
  })

  test.each(timed)('%j with a time reads "%s" (C4)', (rule, words, time = '18:00') => {
    expect(inLanguage(language, () => ruleText(makeChore('Maya', rule), time))).toBe(words)
  })

  test('an end is said with its year where that is another (C18)', () => {
    const ending = (ends_on: string) =>
      inLanguage(language, () => endText(makeChore('Maya', { starts_on: '2026-11-21', ends_on })))
    expect(['2026-12-06', '2027-12-06'].map(ending)).toEqual(ends)
  })
}
