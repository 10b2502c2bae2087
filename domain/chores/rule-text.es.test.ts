/** Rules in plain Spanish (C4). */
import { expect, test } from 'vitest'
import { inLanguage } from '#domain/language/texts.ts'
import { makeChore } from '#domain/testing/make.ts'
import type { Rule } from './chore.ts'
import { ruleTexts } from './rule-text.es.ts'
import { endText, ruleText } from './rule-text.ts'

const spanish = { tag: 'es', texts: { ruleTexts } }

const cases: readonly (readonly [Partial<Rule>, string])[] = [
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
]

test.each(cases)('%j reads "%s" (C4)', (rule, words) => {
  expect(inLanguage(spanish, () => ruleText(makeChore('Maya', rule)))).toBe(words)
})

test.each<readonly [Partial<Rule>, string, string]>([
  [{ weekdays: 0b10 }, '18:00', 'Los martes a las 18:00'],
  [{ weekdays: 0b10 }, '01:30', 'Los martes a la 01:30'],
  [{ weekdays: 0b10, months: 0b1 }, '18:00', 'Los martes a las 18:00, solo en enero'],
  [{ repeats: 'after_done', every: 4 }, '18:00', '4 días después de hacerla, a las 18:00'],
  [
    { repeats: 'monthly_day', month_day: 30 },
    '18:00',
    'El día 30 de cada mes a las 18:00 (en meses más cortos, el último día)',
  ],
])('%j at %s reads "%s" (C4)', (rule, time, words) => {
  expect(inLanguage(spanish, () => ruleText(makeChore('Maya', rule), time))).toBe(words)
})

test('an end is said with its year where that is another (C18)', () => {
  const ending = (ends_on: string) =>
    inLanguage(spanish, () => endText(makeChore('Maya', { starts_on: '2026-11-21', ends_on })))
  expect(ending('2026-12-06')).toBe('hasta el dom, 6 dic')
  expect(ending('2027-12-06')).toBe('hasta el lun, 6 dic 2027')
})
