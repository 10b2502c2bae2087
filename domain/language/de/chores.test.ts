/** Rules in plain words in German (C4). */
import { testRuleWords } from '#domain/chores/testing/rule-words.ts'
import { ruleTexts } from './chores.ts'

testRuleWords(
  { tag: 'de', texts: { ruleTexts } },
  {
    rules: {
      tuesdays: 'Jeden Dienstag',
      tuesdaysAndFridays: 'Jeden Dienstag und Freitag',
      mondaysWednesdaysFridays: 'Jeden Montag, Mittwoch und Freitag',
      workdays: 'Montags bis freitags',
      allDays: 'Jeden Tag',
      everySecondSaturday: 'Alle 2 Wochen am Samstag',
      everySecondWeek: 'Jede 2. Woche täglich',
      fromAprilToOctober: 'Jeden Samstag, nur von April bis Oktober',
      fromNovemberToFebruary: 'Jeden Samstag, nur von November bis Februar',
      inJanuaryAndFebruary: 'Jeden Samstag, nur im Januar und Februar',
      inJanuaryAndJune: 'Jeden Samstag, nur im Januar und Juni',
      workdaysOfEverySecondWeek: 'Alle 2 Wochen montags bis freitags',
      weekends: 'Jeden Samstag und Sonntag',
      allButSundays: 'Jeden Tag außer Sonntag',
      allButMondaysOfEveryThirdWeek: 'Jede 3. Woche täglich außer montags',
      daily: 'Jeden Tag',
      everyThirdDay: 'Alle 3 Tage',
      onThe31st: 'Jeden Monat am 31., in kürzeren Monaten am letzten Tag',
      everyThirdMonth: 'Alle 3 Monate am 12.',
      leapDays: 'Jedes Jahr am 29. Februar, sonst am 28.',
      lastFridays: 'Jeden Monat am letzten Freitag',
      everySecondYear: 'Alle 2 Jahre am 24. Dezember',
      inDecember: 'Jedes Jahr am 31. Dezember',
      lastDayOfNovember: 'Jedes Jahr am letzten Tag im November',
      afterAWeek: '1 Woche nach dem Erledigen',
      afterTwoWeeks: '2 Wochen nach dem Erledigen',
      afterFourDays: '4 Tage nach dem Erledigen',
      afterADay: '1 Tag nach dem Erledigen',
    },
    also: [
      [{ weekdays: 0b0010010, every: 2 }, 'Alle 2 Wochen am Dienstag und Freitag'],
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
    ],
    timed: {
      tuesdays: 'Jeden Dienstag um 18:00 Uhr',
      inJanuary: 'Jeden Dienstag um 18:00 Uhr, nur im Januar',
      afterFourDays: '4 Tage nach dem Erledigen, um 18:00 Uhr',
      onThe30th: 'Jeden Monat am 30. um 18:00 Uhr, in kürzeren Monaten am letzten Tag',
    },
    ends: ['bis So., 6. Dez.', 'bis Mo., 6. Dez. 2027'],
  },
)
