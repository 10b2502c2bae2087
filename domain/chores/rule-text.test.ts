/** Rules in plain words (C4). */
import { expect, test } from 'vitest'
import { english } from '#domain/language/texts.ts'
import { makeChore } from '#domain/testing/make.ts'
import { endText } from './rule-text.ts'
import { testRuleWords } from './testing/rule-words.ts'

testRuleWords(english, {
  rules: {
    tuesdays: 'Every Tuesday',
    tuesdaysAndFridays: 'Every Tuesday and Friday',
    mondaysWednesdaysFridays: 'Every Monday, Wednesday and Friday',
    workdays: 'Every weekday',
    allDays: 'Every day',
    everySecondSaturday: 'Every 2 weeks on Saturday',
    everySecondWeek: 'Every 2nd week on every day',
    fromAprilToOctober: 'Every Saturday, only April to October',
    fromNovemberToFebruary: 'Every Saturday, only November to February',
    inJanuaryAndFebruary: 'Every Saturday, only January and February',
    inJanuaryAndJune: 'Every Saturday, only January and June',
    workdaysOfEverySecondWeek: 'Every 2 weeks on weekdays',
    weekends: 'Every Saturday and Sunday',
    allButSundays: 'Every day but Sunday',
    allButMondaysOfEveryThirdWeek: 'Every 3rd week on every day but Monday',
    daily: 'Every day',
    everyThirdDay: 'Every 3 days',
    onThe31st: 'Every month on the 31st, in shorter months on the last day',
    everyThirdMonth: 'Every 3 months on the 12th',
    leapDays: 'Every year on the 29th of February, in shorter years on the 28th',
    lastFridays: 'Every month on the last Friday',
    everySecondYear: 'Every 2 years on the 24th of December',
    inDecember: 'Every year on the 31st of December',
    lastDayOfNovember: 'Every year on the last day of November',
    afterAWeek: '1 week after it is done',
    afterTwoWeeks: '2 weeks after it is done',
    afterFourDays: '4 days after it is done',
    afterADay: '1 day after it is done',
  },
  also: [[{ repeats: 'daily', months: 0b111111111111 }, 'Every day']],
  timed: {
    tuesdays: 'Every Tuesday at 18:00',
    inJanuary: 'Every Tuesday at 18:00, only January',
    afterFourDays: '4 days after it is done, at 18:00',
    onThe30th: 'Every month on the 30th at 18:00, in shorter months on the last day',
  },
  ends: ['until Sun, Dec 6', 'until Mon, Dec 6, 2027'],
})

test('one without an end says none', () => {
  expect(endText(makeChore('Maya'))).toBeNull()
})
