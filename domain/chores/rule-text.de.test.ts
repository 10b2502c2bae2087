/** Rules in plain words in German (C4). */
import { ruleTexts } from './rule-text.de.ts'
import { testRuleWords } from './testing/rule-words.ts'

testRuleWords(
  { tag: 'de', texts: { ruleTexts } },
  {
    rules: [
      [{ weekdays: 0b10 }, 'Jeden Dienstag'],
      [{ weekdays: 0b0010010 }, 'Jeden Dienstag und Freitag'],
      [{ weekdays: 0b0010101 }, 'Jeden Montag, Mittwoch und Freitag'],
      [{ weekdays: 0b0011111 }, 'Montags bis freitags'],
      [{ weekdays: 0b1111111 }, 'Jeden Tag'],
      [{ weekdays: 0b0100000, every: 2 }, 'Alle 2 Wochen am Samstag'],
      [{ weekdays: 0b0010010, every: 2 }, 'Alle 2 Wochen am Dienstag und Freitag'],
      [{ weekdays: 0b1111111, every: 2 }, 'Jede 2. Woche täglich'],
      [{ weekdays: 0b0100000, months: 0b001111111000 }, 'Jeden Samstag, nur von April bis Oktober'],
      [
        { weekdays: 0b0100000, months: 0b110000000011 },
        'Jeden Samstag, nur von November bis Februar',
      ],
      [{ weekdays: 0b0100000, months: 0b000000000011 }, 'Jeden Samstag, nur im Januar und Februar'],
      [{ weekdays: 0b0100000, months: 0b000000100001 }, 'Jeden Samstag, nur im Januar und Juni'],
      [{ weekdays: 0b0011111, every: 2 }, 'Alle 2 Wochen montags bis freitags'],
      [{ weekdays: 0b1100000 }, 'Jeden Samstag und Sonntag'],
      [{ weekdays: 0b0111111 }, 'Jeden Tag außer Sonntag'],
      [{ weekdays: 0b1111110, every: 3 }, 'Jede 3. Woche täglich außer montags'],
      [{ repeats: 'daily' }, 'Jeden Tag'],
      [{ repeats: 'daily', every: 3 }, 'Alle 3 Tage'],
      [
        { repeats: 'monthly_day', month_day: 31 },
        'Jeden Monat am 31., in kürzeren Monaten am letzten Tag',
      ],
      [{ repeats: 'monthly_day', month_day: 12, every: 3 }, 'Alle 3 Monate am 12.'],
      [
        { repeats: 'monthly_day', month_day: 29, every: 12, starts_on: '2028-02-29' },
        'Jedes Jahr am 29. Februar, sonst am 28.',
      ],
      [
        { repeats: 'monthly_weekday', month_week: 5, weekdays: 0b0010000 },
        'Jeden Monat am letzten Freitag',
      ],
      [
        {
          repeats: 'monthly_weekday',
          month_week: 2,
          weekdays: 0b1000000,
          every: 12,
          starts_on: '2027-05-09',
        },
        'Jedes Jahr am zweiten Sonntag im Mai',
      ],
      [
        { repeats: 'monthly_day', month_day: 24, every: 24, starts_on: '2026-12-24' },
        'Alle 2 Jahre am 24. Dezember',
      ],
      [
        { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-12-01' },
        'Jedes Jahr am 31. Dezember',
      ],
      [
        { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-11-01' },
        'Jedes Jahr am letzten Tag im November',
      ],
      [{ repeats: 'after_done', every: 7 }, '1 Woche nach dem Erledigen'],
      [{ repeats: 'after_done', every: 14 }, '2 Wochen nach dem Erledigen'],
      [{ repeats: 'after_done', every: 4 }, '4 Tage nach dem Erledigen'],
      [{ repeats: 'after_done', every: 1 }, '1 Tag nach dem Erledigen'],
    ],
    timed: [
      [{ weekdays: 0b10 }, 'Jeden Dienstag um 18:00 Uhr'],
      [{ weekdays: 0b10, months: 0b1 }, 'Jeden Dienstag um 18:00 Uhr, nur im Januar'],
      [{ repeats: 'after_done', every: 4 }, '4 Tage nach dem Erledigen, um 18:00 Uhr'],
      [
        { repeats: 'monthly_day', month_day: 30 },
        'Jeden Monat am 30. um 18:00 Uhr, in kürzeren Monaten am letzten Tag',
      ],
    ],
    ends: ['bis So., 6. Dez.', 'bis Mo., 6. Dez. 2027'],
  },
)
