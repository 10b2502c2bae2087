/** Rules in plain Dutch (C4, A31). */
import { ruleTexts } from './rule-text.nl.ts'
import { testRuleWords } from './testing/rule-words.ts'

testRuleWords(
  { tag: 'nl', texts: { ruleTexts } },
  {
    rules: [
      [{ weekdays: 0b10 }, 'Elke dinsdag'],
      [{ weekdays: 0b0010010 }, 'Elke dinsdag en vrijdag'],
      [{ weekdays: 0b0010101 }, 'Elke maandag, woensdag en vrijdag'],
      [{ weekdays: 0b0011111 }, 'Elke werkdag'],
      [{ weekdays: 0b1111111 }, 'Elke dag'],
      [{ weekdays: 0b0100000, every: 2 }, 'Elke 2 weken op zaterdag'],
      [{ weekdays: 0b1111111, every: 2 }, 'Elke 2e week op alle dagen'],
      [
        { weekdays: 0b0100000, months: 0b001111111000 },
        'Elke zaterdag, alleen van april t/m oktober',
      ],
      [
        { weekdays: 0b0100000, months: 0b110000000011 },
        'Elke zaterdag, alleen van november t/m februari',
      ],
      [
        { weekdays: 0b0100000, months: 0b000000000011 },
        'Elke zaterdag, alleen in januari en februari',
      ],
      [{ weekdays: 0b0100000, months: 0b000000100001 }, 'Elke zaterdag, alleen in januari en juni'],
      [{ weekdays: 0b0011111, every: 2 }, 'Elke 2 weken op werkdagen'],
      [{ weekdays: 0b1100000 }, 'Elke zaterdag en zondag'],
      [{ weekdays: 0b0111111 }, 'Elke dag behalve zondag'],
      [{ weekdays: 0b1111110, every: 3 }, 'Elke 3e week op alle dagen behalve maandag'],
      [{ repeats: 'daily' }, 'Elke dag'],
      [{ repeats: 'daily', every: 3 }, 'Elke 3 dagen'],
      [
        { repeats: 'monthly_day', month_day: 31 },
        'Elke maand op de 31e, in kortere maanden op de laatste dag',
      ],
      [{ repeats: 'monthly_day', month_day: 12, every: 3 }, 'Elke 3 maanden op de 12e'],
      [
        { repeats: 'monthly_day', month_day: 29, every: 12, starts_on: '2028-02-29' },
        'Elk jaar op 29 februari, in gewone jaren op de 28e',
      ],
      [
        { repeats: 'monthly_weekday', month_week: 5, weekdays: 0b0010000 },
        'Elke maand op de laatste vrijdag',
      ],
      [
        {
          repeats: 'monthly_weekday',
          month_week: 2,
          weekdays: 0b1,
          every: 12,
          starts_on: '2027-05-10',
        },
        'Elk jaar op de tweede maandag van mei',
      ],
      [
        { repeats: 'monthly_day', month_day: 24, every: 24, starts_on: '2026-12-24' },
        'Elke 2 jaar op 24 december',
      ],
      [
        { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-12-01' },
        'Elk jaar op 31 december',
      ],
      [
        { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-11-01' },
        'Elk jaar op de laatste dag van november',
      ],
      [{ repeats: 'after_done', every: 7 }, '1 week nadat het gedaan is'],
      [{ repeats: 'after_done', every: 14 }, '2 weken nadat het gedaan is'],
      [{ repeats: 'after_done', every: 4 }, '4 dagen nadat het gedaan is'],
      [{ repeats: 'after_done', every: 1 }, '1 dag nadat het gedaan is'],
    ],
    timed: [
      [{ weekdays: 0b10 }, 'Elke dinsdag om 18:00'],
      [{ weekdays: 0b10, months: 0b1 }, 'Elke dinsdag om 18:00, alleen in januari'],
      [{ repeats: 'after_done', every: 4 }, '4 dagen nadat het gedaan is, om 18:00'],
      [
        { repeats: 'monthly_day', month_day: 30 },
        'Elke maand op de 30e om 18:00, in kortere maanden op de laatste dag',
      ],
    ],
    ends: ['t/m zo 6 dec', 't/m ma 6 dec 2027'],
  },
)
