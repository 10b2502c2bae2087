/** Rules in plain Dutch (C4, A31). */
import { testRuleWords } from '#domain/chores/testing/rule-words.ts'
import { ruleTexts } from './chores.ts'

testRuleWords(
  { tag: 'nl', texts: { ruleTexts } },
  {
    rules: {
      tuesdays: 'Elke dinsdag',
      tuesdaysAndFridays: 'Elke dinsdag en vrijdag',
      mondaysWednesdaysFridays: 'Elke maandag, woensdag en vrijdag',
      workdays: 'Elke werkdag',
      allDays: 'Elke dag',
      everySecondSaturday: 'Elke 2 weken op zaterdag',
      everySecondWeek: 'Elke 2e week op alle dagen',
      fromAprilToOctober: 'Elke zaterdag, alleen van april t/m oktober',
      fromNovemberToFebruary: 'Elke zaterdag, alleen van november t/m februari',
      inJanuaryAndFebruary: 'Elke zaterdag, alleen in januari en februari',
      inJanuaryAndJune: 'Elke zaterdag, alleen in januari en juni',
      workdaysOfEverySecondWeek: 'Elke 2 weken op werkdagen',
      weekends: 'Elke zaterdag en zondag',
      allButSundays: 'Elke dag behalve zondag',
      allButMondaysOfEveryThirdWeek: 'Elke 3e week op alle dagen behalve maandag',
      daily: 'Elke dag',
      everyThirdDay: 'Elke 3 dagen',
      onThe31st: 'Elke maand op de 31e, in kortere maanden op de laatste dag',
      everyThirdMonth: 'Elke 3 maanden op de 12e',
      leapDays: 'Elk jaar op 29 februari, in gewone jaren op de 28e',
      lastFridays: 'Elke maand op de laatste vrijdag',
      everySecondYear: 'Elke 2 jaar op 24 december',
      inDecember: 'Elk jaar op 31 december',
      lastDayOfNovember: 'Elk jaar op de laatste dag van november',
      afterAWeek: '1 week nadat het gedaan is',
      afterTwoWeeks: '2 weken nadat het gedaan is',
      afterFourDays: '4 dagen nadat het gedaan is',
      afterADay: '1 dag nadat het gedaan is',
    },
    also: [
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
    ],
    timed: {
      tuesdays: 'Elke dinsdag om 18:00',
      inJanuary: 'Elke dinsdag om 18:00, alleen in januari',
      afterFourDays: '4 dagen nadat het gedaan is, om 18:00',
      onThe30th: 'Elke maand op de 30e om 18:00, in kortere maanden op de laatste dag',
    },
    ends: ['t/m zo 6 dec', 't/m ma 6 dec 2027'],
  },
)
