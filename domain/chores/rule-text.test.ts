/** Rules in plain words (C4). */
import { expect, test } from 'vitest'
import { makeChore } from '#domain/testing/make.ts'
import type { Rule } from './chore.ts'
import { ruleText } from './rule-text.ts'

const cases: readonly (readonly [Partial<Rule>, string])[] = [
  [{ weekdays: 0b10 }, 'Every Tuesday'],
  [{ weekdays: 0b0010010 }, 'Every Tuesday and Friday'],
  [{ weekdays: 0b0010101 }, 'Every Monday, Wednesday and Friday'],
  [{ weekdays: 0b0011111 }, 'Every weekday'],
  [{ weekdays: 0b1111111 }, 'Every day'],
  [{ weekdays: 0b0100000, every: 2 }, 'Every 2 weeks on Saturday'],
  [{ weekdays: 0b1111111, every: 2 }, 'Every 2 weeks on every day'],
  [{ weekdays: 0b0100000, months: 0b001111111000 }, 'Every Saturday, only April to October'],
  [{ weekdays: 0b0100000, months: 0b110000000011 }, 'Every Saturday, only November to February'],
  [{ weekdays: 0b0100000, months: 0b000000000011 }, 'Every Saturday, only January and February'],
  [{ weekdays: 0b0100000, months: 0b000000100001 }, 'Every Saturday, only January and June'],
  [{ repeats: 'daily' }, 'Every day'],
  [{ repeats: 'daily', every: 3 }, 'Every 3 days'],
  [{ repeats: 'monthly_day', month_day: 31 }, 'Every month on the 31st'],
  [{ repeats: 'monthly_day', month_day: 12, every: 3 }, 'Every 3 months on the 12th'],
  [
    { repeats: 'monthly_day', month_day: 29, every: 12, starts_on: '2028-02-29' },
    'Every year on the 29th of February',
  ],
  [
    { repeats: 'monthly_weekday', month_week: 5, weekdays: 0b0010000 },
    'Every month on the last Friday',
  ],
  [{ repeats: 'after_done', every: 4 }, '4 days after it is done'],
  [{ repeats: 'after_done', every: 1 }, '1 day after it is done'],
]

test.each(cases)('%j reads "%s" (C4)', (rule, words) => {
  expect(ruleText(makeChore('Maya', rule))).toBe(words)
})
