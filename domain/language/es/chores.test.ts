/** Rules in plain Spanish (C4). */
import { testRuleWords } from '#domain/chores/testing/rule-words.ts'
import { ruleTexts } from './chores.ts'

testRuleWords(
  { tag: 'es', texts: { ruleTexts } },
  {
    rules: {
      tuesdays: 'Los martes',
      tuesdaysAndFridays: 'Los martes y viernes',
      mondaysWednesdaysFridays: 'Los lunes, miércoles y viernes',
      workdays: 'De lunes a viernes',
      allDays: 'Todos los días',
      everySecondSaturday: 'Cada 2 semanas, el sábado',
      everySecondWeek: 'Una semana de cada 2, todos los días',
      fromAprilToOctober: 'Los sábados, solo de abril a octubre',
      fromNovemberToFebruary: 'Los sábados, solo de noviembre a febrero',
      inJanuaryAndFebruary: 'Los sábados, solo en enero y febrero',
      inJanuaryAndJune: 'Los sábados, solo en enero y junio',
      workdaysOfEverySecondWeek: 'Cada 2 semanas, de lunes a viernes',
      weekends: 'Los sábados y domingos',
      allButSundays: 'Todos los días menos los domingos',
      allButMondaysOfEveryThirdWeek: 'Una semana de cada 3, todos los días menos el lunes',
      daily: 'Todos los días',
      everyThirdDay: 'Cada 3 días',
      onThe31st: 'El día 31 de cada mes (en meses más cortos, el último día)',
      everyThirdMonth: 'Cada 3 meses, el día 12',
      leapDays: 'Cada año, el 29 de febrero (o el 28, si no hay 29)',
      lastFridays: 'El último viernes de cada mes',
      everySecondYear: 'Cada 2 años, el 24 de diciembre',
      inDecember: 'Cada año, el 31 de diciembre',
      lastDayOfNovember: 'Cada año, el último día de noviembre',
      afterAWeek: 'Una semana después de hacerla',
      afterTwoWeeks: '2 semanas después de hacerla',
      afterFourDays: '4 días después de hacerla',
      afterADay: 'Un día después de hacerla',
    },
    also: [[{ weekdays: 0b1100000, every: 2 }, 'Cada 2 semanas, el sábado y el domingo']],
    timed: {
      tuesdays: 'Los martes a las 18:00',
      inJanuary: 'Los martes a las 18:00, solo en enero',
      afterFourDays: '4 días después de hacerla, a las 18:00',
      onThe30th: 'El día 30 de cada mes a las 18:00 (en meses más cortos, el último día)',
    },
    alsoTimed: [[{ weekdays: 0b10 }, 'Los martes a la 01:30', '01:30']],
    ends: ['hasta el dom, 6 dic', 'hasta el lun, 6 dic 2027'],
  },
)
