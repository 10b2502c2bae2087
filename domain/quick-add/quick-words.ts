/** Quick add's words (T28): phrases between bars, meanings in order between semicolons; Intl names days and months. */
import { defineTexts } from '#domain/language/texts.ts'

export const quickWords = defineTexts('quickWords', {
  /** Before a unit or day that repeats. */
  every: 'every | each',
  /** The same, but two apart (every other week), unless a number follows, or "of the month" after its days. */
  everyOther: 'every other | each other',
  /** Between one and the number it is one of: un mardi sur deux. */
  oneIn: ' ',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  yearly: 'yearly | annually',
  /** After "every": Monday to Friday, Saturday and Sunday. */
  workdays: 'weekday | workday | working day',
  weekend: 'weekend',
  /** After "every" and before a time: parts of each day. */
  mornings: 'morning',
  evenings: 'afternoon | evening | night',
  /** After a rule, before weekdays that are left out. */
  except: 'except | but | but not',
  /** The same, without "every". */
  onWorkdays: 'weekdays | on weekdays | workdays',
  onWeekends: 'weekends | on weekends',
  /** The form of a weekday's name that means every one of them; nothing where that looks the same. */
  eachOf: (weekday: string) => `${weekday}s`,
  /** The plural of a weekday's name, and further short names. */
  manyOf: (weekday: string) =>
    ({ Tuesday: 'tues', Wednesday: 'weds', Thursday: 'thur | thurs' })[weekday] ?? `${weekday}s`,
  and: 'and | & | + | , | /',
  to: 'to | - | – | until | till',
  /** Inside a rule, before its days; and after its days. */
  onThe: 'on the | on | the',
  ofMonth: 'of the month | of each month | of every month',
  /** Before a month, in a date. */
  of: 'of',
  ordinals: 'first; second; third; fourth; last',
  /** After the digits of an ordinal number. */
  ordinalEnding: 'st | nd | rd | th',
  numbers: 'one | a | an; two; three; four; five; six; seven; eight; nine; ten',
  after: 'after',
  in: 'in',
  only: 'only in | only from | only',
  /** Before a day, and before the day on which a rule starts. */
  on: 'on | this | next',
  from: 'from | starting on | starting',
  /** Before a day on which something ends, or by which or for which it is done. */
  until: 'until | till | by | due | due by | due on | for',
  /** After a weekday: the next one. */
  coming: ' ',
  nextWeek: 'next week | of next week',
  /** Short names of weekdays that are also other words. */
  homonyms: ' ',
  soon: 'today; tomorrow; day after tomorrow',
  at: 'at',
  /** After the hours of a time of day; for the first half of the day; for the second half. */
  clock: 'o’clock',
  morning: 'am | a.m.',
  afternoon: 'pm | p.m.',
  /** After the hour: a quarter past, half past, a quarter to. */
  quarters: ' ',
  /** The marks between day and month in digits; none where people disagree about their order. */
  dateMarks: ' ',
  lasting: 'for | takes',
  /** Units after hours of a duration as well as after the hour of a time. */
  hourMark: ' ',
  units: {
    day: 'day | days',
    week: 'week | weeks',
    month: 'month | months',
    year: 'year | years',
    hour: 'h | hr | hrs | hour | hours',
    minute: 'min | mins | minute | minutes',
  },
  effort: { easy: 'easy', difficult: 'hard | difficult', extreme: 'extreme' },
  /** After @: oneself. After !: only oneself sees it, or everybody sees it. */
  me: 'me | myself',
  forMe: 'me | private',
  forAll: 'all | shared',
})
