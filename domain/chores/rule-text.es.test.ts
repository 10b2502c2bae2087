/** Rules in plain Spanish (C4). */
import { ruleTexts } from './rule-text.es.ts'
import { testRuleWords } from './testing/rule-words.ts'

testRuleWords(
  { tag: 'es', texts: { ruleTexts } },
  {
    rules: [
      [{ weekdays: 0b10 }, 'Los martes'],
      [{ weekdays: 0b0010010 }, 'Los martes y viernes'],
      [{ weekdays: 0b0010101 }, 'Los lunes, miércoles y viernes'],
      [{ weekdays: 0b0011111 }, 'De lunes a viernes'],
      [{ weekdays: 0b1111111 }, 'Todos los días'],
      [{ weekdays: 0b0100000, every: 2 }, 'Cada 2 semanas, el sábado'],
      [{ weekdays: 0b1100000, every: 2 }, 'Cada 2 semanas, el sábado y el domingo'],
      [{ weekdays: 0b1111111, every: 2 }, 'Una semana de cada 2, todos los días'],
      [{ weekdays: 0b0100000, months: 0b001111111000 }, 'Los sábados, solo de abril a octubre'],
      [{ weekdays: 0b0100000, months: 0b110000000011 }, 'Los sábados, solo de noviembre a febrero'],
      [{ weekdays: 0b0100000, months: 0b000000000011 }, 'Los sábados, solo en enero y febrero'],
      [{ weekdays: 0b0100000, months: 0b000000100001 }, 'Los sábados, solo en enero y junio'],
      [{ weekdays: 0b0011111, every: 2 }, 'Cada 2 semanas, de lunes a viernes'],
      [{ weekdays: 0b1100000 }, 'Los sábados y domingos'],
      [{ weekdays: 0b0111111 }, 'Todos los días menos los domingos'],
      [{ weekdays: 0b1111110, every: 3 }, 'Una semana de cada 3, todos los días menos el lunes'],
      [{ repeats: 'daily' }, 'Todos los días'],
      [{ repeats: 'daily', every: 3 }, 'Cada 3 días'],
      [
        { repeats: 'monthly_day', month_day: 31 },
        'El día 31 de cada mes (en meses más cortos, el último día)',
      ],
      [{ repeats: 'monthly_day', month_day: 12, every: 3 }, 'Cada 3 meses, el día 12'],
      [
        { repeats: 'monthly_day', month_day: 29, every: 12, starts_on: '2028-02-29' },
        'Cada año, el 29 de febrero (o el 28, si no hay 29)',
      ],
      [
        { repeats: 'monthly_weekday', month_week: 5, weekdays: 0b0010000 },
        'El último viernes de cada mes',
      ],
      [
        { repeats: 'monthly_day', month_day: 24, every: 24, starts_on: '2026-12-24' },
        'Cada 2 años, el 24 de diciembre',
      ],
      [
        { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-12-01' },
        'Cada año, el 31 de diciembre',
      ],
      [
        { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-11-01' },
        'Cada año, el último día de noviembre',
      ],
      [{ repeats: 'after_done', every: 7 }, 'Una semana después de hacerla'],
      [{ repeats: 'after_done', every: 14 }, '2 semanas después de hacerla'],
      [{ repeats: 'after_done', every: 4 }, '4 días después de hacerla'],
      [{ repeats: 'after_done', every: 1 }, 'Un día después de hacerla'],
    ],
    timed: [
      [{ weekdays: 0b10 }, 'Los martes a las 18:00'],
      [{ weekdays: 0b10 }, 'Los martes a la 01:30', '01:30'],
      [{ weekdays: 0b10, months: 0b1 }, 'Los martes a las 18:00, solo en enero'],
      [{ repeats: 'after_done', every: 4 }, '4 días después de hacerla, a las 18:00'],
      [
        { repeats: 'monthly_day', month_day: 30 },
        'El día 30 de cada mes a las 18:00 (en meses más cortos, el último día)',
      ],
    ],
    ends: ['hasta el dom, 6 dic', 'hasta el lun, 6 dic 2027'],
  },
)
