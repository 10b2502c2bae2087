/** Rules in plain words (C4). */
import { expect, test } from 'vitest'
import { english } from '#domain/language/texts.ts'
import { makeChore } from '#domain/testing/make.ts'
import { endText } from './rule-text.ts'
import { testRuleWords } from './testing/rule-words.ts'

testRuleWords(english, {
  rules: [
    [{ weekdays: 0b10 }, 'Every Tuesday'],
    [{ weekdays: 0b0010010 }, 'Every Tuesday and Friday'],
    [{ weekdays: 0b0010101 }, 'Every Monday, Wednesday and Friday'],
    [{ weekdays: 0b0011111 }, 'Every weekday'],
    [{ weekdays: 0b1111111 }, 'Every day'],
    [{ weekdays: 0b0100000, every: 2 }, 'Every 2 weeks on Saturday'],
    [{ weekdays: 0b1111111, every: 2 }, 'Every 2nd week on every day'],
    [{ weekdays: 0b0100000, months: 0b001111111000 }, 'Every Saturday, only April to October'],
    [{ weekdays: 0b0100000, months: 0b110000000011 }, 'Every Saturday, only November to February'],
    [{ weekdays: 0b0100000, months: 0b000000000011 }, 'Every Saturday, only January and February'],
    [{ weekdays: 0b0100000, months: 0b000000100001 }, 'Every Saturday, only January and June'],
    [{ weekdays: 0b0011111, every: 2 }, 'Every 2 weeks on weekdays'],
    [{ weekdays: 0b1100000 }, 'Every Saturday and Sunday'],
    [{ weekdays: 0b0111111 }, 'Every day but Sunday'],
    [{ weekdays: 0b1111110, every: 3 }, 'Every 3rd week on every day but Monday'],
    [{ repeats: 'daily', months: 0b111111111111 }, 'Every day'],
    [{ repeats: 'daily' }, 'Every day'],
    [{ repeats: 'daily', every: 3 }, 'Every 3 days'],
    [
      { repeats: 'monthly_day', month_day: 31 },
      'Every month on the 31st, in shorter months on the last day',
    ],
    [{ repeats: 'monthly_day', month_day: 12, every: 3 }, 'Every 3 months on the 12th'],
    [
      { repeats: 'monthly_day', month_day: 29, every: 12, starts_on: '2028-02-29' },
      'Every year on the 29th of February, in shorter years on the 28th',
    ],
    [
      { repeats: 'monthly_weekday', month_week: 5, weekdays: 0b0010000 },
      'Every month on the last Friday',
    ],
    [
      { repeats: 'monthly_day', month_day: 24, every: 24, starts_on: '2026-12-24' },
      'Every 2 years on the 24th of December',
    ],
    [
      { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-12-01' },
      'Every year on the 31st of December',
    ],
    [
      { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-11-01' },
      'Every year on the last day of November',
    ],
    [{ repeats: 'after_done', every: 7 }, '1 week after it is done'],
    [{ repeats: 'after_done', every: 14 }, '2 weeks after it is done'],
    [{ repeats: 'after_done', every: 4 }, '4 days after it is done'],
    [{ repeats: 'after_done', every: 1 }, '1 day after it is done'],
  ],
  timed: [
    [{ weekdays: 0b10 }, 'Every Tuesday at 18:00'],
    [{ weekdays: 0b10, months: 0b1 }, 'Every Tuesday at 18:00, only January'],
    [{ repeats: 'after_done', every: 4 }, '4 days after it is done, at 18:00'],
    [
      { repeats: 'monthly_day', month_day: 30 },
      'Every month on the 30th at 18:00, in shorter months on the last day',
    ],
  ],
  ends: ['until Sun, Dec 6', 'until Mon, Dec 6, 2027'],
})

test('one without an end says none', () => {
  expect(endText(makeChore('Maya'))).toBeNull()
})
