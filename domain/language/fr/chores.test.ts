/** Rules in French (C4). */
import { testRuleWords } from '#domain/chores/testing/rule-words.ts'
import { ruleTexts } from './chores.ts'

testRuleWords(
  { tag: 'fr', texts: { ruleTexts } },
  {
    rules: {
      tuesdays: 'Tous les mardis',
      tuesdaysAndFridays: 'Tous les mardis et vendredis',
      mondaysWednesdaysFridays: 'Tous les lundis, mercredis et vendredis',
      workdays: 'Du lundi au vendredi',
      allDays: 'Tous les jours',
      everySecondSaturday: 'Un samedi sur deux',
      everySecondWeek: 'Une semaine sur deux, tous les jours',
      fromAprilToOctober: 'Tous les samedis, d’avril à octobre',
      fromNovemberToFebruary: 'Tous les samedis, de novembre à février',
      inJanuaryAndFebruary: 'Tous les samedis, seulement en janvier et en février',
      inJanuaryAndJune: 'Tous les samedis, seulement en janvier et en juin',
      workdaysOfEverySecondWeek: 'Une semaine sur deux, du lundi au vendredi',
      weekends: 'Tous les samedis et dimanches',
      allButSundays: 'Tous les jours sauf le dimanche',
      allButMondaysOfEveryThirdWeek: 'Une semaine sur trois, tous les jours sauf le lundi',
      daily: 'Tous les jours',
      everyThirdDay: 'Tous les 3 jours',
      onThe31st: 'Le 31 de chaque mois, ou le dernier jour si le mois est plus court',
      everyThirdMonth: 'Tous les 3 mois, le 12',
      leapDays: 'Chaque année, le 29 février, ou le 28 si l’année n’est pas bissextile',
      lastFridays: 'Le dernier vendredi de chaque mois',
      everySecondYear: 'Tous les 2 ans, le 24 décembre',
      inDecember: 'Chaque année, le 31 décembre',
      lastDayOfNovember: 'Chaque année, le dernier jour de novembre',
      afterAWeek: 'Une semaine après la dernière fois',
      afterTwoWeeks: '2 semaines après la dernière fois',
      afterFourDays: '4 jours après la dernière fois',
      afterADay: 'Un jour après la dernière fois',
    },
    also: [
      [{ weekdays: 0b0001001, every: 3 }, 'Une semaine sur trois, le lundi et le jeudi'],
      [{ repeats: 'daily', every: 2 }, 'Un jour sur deux'],
      [{ repeats: 'monthly_day', month_day: 1 }, 'Le 1er de chaque mois'],
      [
        { repeats: 'monthly_weekday', month_week: 1, weekdays: 0b11, every: 2 },
        'Tous les 2 mois, le premier lundi et le premier mardi',
      ],
    ],
    timed: {
      tuesdays: 'Tous les mardis à 18:00',
      inJanuary: 'Tous les mardis à 18:00, seulement en janvier',
      afterFourDays: '4 jours après la dernière fois, à 18:00',
      onThe30th: 'Le 30 de chaque mois à 18:00, ou le dernier jour si le mois est plus court',
    },
    ends: ['jusqu’au dim. 6 déc.', 'jusqu’au lun. 6 déc. 2027'],
  },
)
