/** Lines of quick add in Spanish (T28). */
import { expect, test } from 'vitest'
import * as texts from '#domain/language/es.ts'
import { inLanguage } from '#domain/language/texts.ts'
import { said } from './testing/quick-said.ts'

const lines: readonly (readonly [line: string, said: string])[] = [
  [
    'Basura cada martes y viernes 19:00 @Theo 10 min difícil #kitchen',
    'Basura · Every Tuesday and Friday at 19:00 · Theo · 10 min · difficult · #kitchen',
  ],
  ['Basura cada martes', 'Basura · Every Tuesday'],
  ['Basura cada mañana', 'Basura cada mañana'],
  ['Basura los lunes', 'Basura · Every Monday'],
  ['Basura los martes y jueves', 'Basura · Every Tuesday and Thursday'],
  ['Basura los martes, los jueves y los sábados', 'Basura · Every Tuesday, Thursday and Saturday'],
  ['Basura los lunes a viernes a las 8', 'Basura · Every weekday at 08:00'],
  ['Basura todos los sábados', 'Basura · Every Saturday'],
  ['Dentista mañana a las 14:30', 'Dentista · 2026-11-27 14:30'],
  ['Dentista pasado mañana a las 9', 'Dentista · 2026-11-28 09:00'],
  ['Dentista mañana a las 7 de la tarde', 'Dentista · 2026-11-27 19:00'],
  ['Dentista mañana a las 9:30 de la mañana', 'Dentista · 2026-11-27 09:30'],
  ['Platos a las 8 de la noche', 'Platos · 2026-11-26 20:00'],
  ['Platos mañana a las 9:30 p. m.', 'Platos · 2026-11-27 21:30'],
  ['Dentista mañana 14 h 30', 'Dentista · 2026-11-27 14:30'],
  ['Dentista mañana por la mañana', 'Dentista por la mañana · 2026-11-27'],
  ['Dentista hoy', 'Dentista · 2026-11-26'],
  ['Dentista en 3 días', 'Dentista · 2026-11-29'],
  ['Dentista dentro de una semana', 'Dentista · 2026-12-03'],
  ['Dentista el sábado', 'Dentista · 2026-11-28'],
  ['Dentista el viernes que viene', 'Dentista · 2026-11-27'],
  ['Dentista el viernes 4 a las 9', 'Dentista · 2026-12-04 09:00'],
  ['Dentista el viernes de la semana que viene', 'Dentista · 2026-12-04'],
  ['Dentista mar 1 dic', 'Dentista · 2026-12-01'],
  ['Ir a ver el mar', 'Ir a ver el mar'],
  ['Regalo el 24 de diciembre', 'Regalo · 2026-12-24'],
  ['Regalo 24/12', 'Regalo · 2026-12-24'],
  ['Regalo 24 dic', 'Regalo · 2026-12-24'],
  [
    'Césped cada 2 semanas solo abr-oct',
    'Césped · Every 2 weeks on Thursday, only April to October · from 2027-04-01',
  ],
  [
    'Césped cada dos semanas el martes desde el sábado',
    'Césped · Every 2 weeks on Tuesday · from 2026-12-01',
  ],
  ['Césped cada semana', 'Césped · Every Thursday'],
  ['Césped todos los días 7:30', 'Césped · Every day at 07:30'],
  ['Césped cada tres días', 'Césped · Every 3 days'],
  ['Césped todos los días menos los domingos', 'Césped · Every day but Sunday'],
  ['Césped cada dos sábados', 'Césped · Every 2 weeks on Saturday · from 2026-11-28'],
  ['Césped un sábado de cada dos', 'Césped · Every 2 weeks on Saturday · from 2026-11-28'],
  ['Césped cada 3 meses, el día 12', 'Césped · Every 3 months on the 12th · from 2026-12-12'],
  ['Césped entre semana', 'Césped · Every weekday'],
  ['Césped el último viernes', 'Césped · Every month on the last Friday'],
  ['Césped el primer lunes del mes', 'Césped · Every month on the first Monday'],
  ['Césped cada día hasta el 24 de diciembre', 'Césped hasta el 24 de diciembre · Every day'],
  ['Impuestos para el viernes', 'Impuestos · 2026-11-27'],
  ['Impuestos hasta mañana a las 9', 'Impuestos · 2026-11-27 09:00'],
  ['Impuestos para las 18:00', 'Impuestos · 2026-11-26 18:00'],
  ['Regalo para mamá', 'Regalo para mamá'],
  ['Césped cada día de lunes a viernes', 'Césped de lunes a viernes · Every day'],
  ['Césped el sábado y el domingo', 'Césped el sábado y el domingo'],
  ['Viaje del 24 al 26 de diciembre', 'Viaje del 24 al 26 de diciembre'],
  ['Alquiler el 15 de cada mes', 'Alquiler · Every month on the 15th'],
  ['Alquiler el 15 de todos los meses', 'Alquiler · Every month on the 15th'],
  ['Césped cada mes', 'Césped · Every month on the 26th'],
  ['Plantas después de 4 días', 'Plantas · 4 days after it is done'],
  ['Plantas 1 hora fácil', 'Plantas · 60 min · easy'],
  ['Plantas durante 20 minutos', 'Plantas · 20 min'],
  ['Plantas cada día @Theo @yo', 'Plantas · Every day · Theo · Maya'],
  ['Plantas !privado', 'Plantas · private'],
  ['Regar las plantas por la mañana', 'Regar las plantas por la mañana'],
  ['Plantas de la casa', 'Plantas de la casa'],
]

test.each(lines)('%s becomes %s', (line, task) => {
  expect(inLanguage({ tag: 'es', texts }, () => said(line))).toBe(task)
})
