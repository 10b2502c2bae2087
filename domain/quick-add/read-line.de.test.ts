/** Lines of quick add in German (T28). */
import { expect, test } from 'vitest'
import * as texts from '#domain/language/de.ts'
import { inLanguage } from '#domain/language/texts.ts'
import { said } from './testing/quick-said.ts'

const lines: readonly (readonly [line: string, said: string])[] = [
  [
    'Müll jeden Di und Fr 19 Uhr @Theo 10 Min schwer #kitchen',
    'Müll · Every Tuesday and Friday at 19:00 · Theo · 10 min · difficult · #kitchen',
  ],
  ['Müll jeden Dienstag', 'Müll · Every Tuesday'],
  ['Müll dienstags und freitags', 'Müll · Every Tuesday and Friday'],
  ['Zahnarzt morgen um 14:30', 'Zahnarzt · 2026-11-27 14:30'],
  ['Zahnarzt übermorgen 9 Uhr', 'Zahnarzt · 2026-11-28 09:00'],
  ['Zahnarzt heute', 'Zahnarzt · 2026-11-26'],
  ['Zahnarzt in 3 Tagen', 'Zahnarzt · 2026-11-29'],
  ['Zahnarzt in einer Woche', 'Zahnarzt · 2026-12-03'],
  ['Zahnarzt am Samstag', 'Zahnarzt · 2026-11-28'],
  ['Zahnarzt nächsten Mittwoch um 8', 'Zahnarzt · 2026-12-02 08:00'],
  ['Zahnarzt morgen um 7 Uhr 30', 'Zahnarzt · 2026-11-27 07:30'],
  ['Zahnarzt um 7 Uhr 30, nüchtern', 'Zahnarzt nüchtern · 2026-11-26 07:30'],
  ['Zahnarzt um 7 Uhr 80 Euro', 'Zahnarzt 80 Euro · 2026-11-26 07:00'],
  ['Zahnarzt um 7 Uhr 24.12.', 'Zahnarzt · 2026-12-24 07:00'],
  ['Zahnarzt um 7 Uhr 24. Dez', 'Zahnarzt · 2026-12-24 07:00'],
  ['Jeden Morgen Betten machen', 'Jeden Morgen Betten machen'],
  ['Betten machen am Morgen', 'Betten machen am Morgen'],
  ['Oma anrufen So', 'Oma anrufen · 2026-11-29'],
  ['Oma anrufen so', 'Oma anrufen so'],
  ['Oma anrufen sa 10 Uhr', 'Oma anrufen · 2026-11-28 10:00'],
  ['Geschenk 24.12.', 'Geschenk · 2026-12-24'],
  ['Geschenk 24.12.2027', 'Geschenk · 2027-12-24'],
  ['Geschenk am 24. Dez', 'Geschenk · 2026-12-24'],
  ['Geschenk 24. Dezember', 'Geschenk · 2026-12-24'],
  [
    'Rasen alle 2 Wochen nur Apr-Okt',
    'Rasen · Every 2 weeks on Thursday, only April to October · from 2027-04-01',
  ],
  ['Rasen alle zwei Wochen am Di ab Samstag', 'Rasen · Every 2 weeks on Tuesday · from 2026-12-01'],
  ['Rasen jede Woche', 'Rasen · Every Thursday'],
  ['Rasen jeden Tag 7:30', 'Rasen · Every day at 07:30'],
  ['Rasen täglich', 'Rasen · Every day'],
  ['Steuer bis Freitag', 'Steuer · 2026-11-27'],
  ['Steuer bis Freitag um 17 Uhr', 'Steuer · 2026-11-27 17:00'],
  ['Steuer bis 17 Uhr', 'Steuer · 2026-11-26 17:00'],
  ['Steuer spätestens am Freitag', 'Steuer · 2026-11-27'],
  ['Kuchen für Samstag', 'Kuchen · 2026-11-28'],
  ['Kuchen für 1.5 Stunden', 'Kuchen · 90 min'],
  ['Kuchen für 19 Uhr', 'Kuchen · 2026-11-26 19:00'],
  ['Rasen täglich bis 24.12.', 'Rasen bis 24.12. · Every day'],
  ['Rasen täglich ab Mo bis zum 24. Dez', 'Rasen bis zum 24. Dez · Every day · from 2026-11-30'],
  ['Rasen täglich von Mo bis Fr', 'Rasen von Mo bis Fr · Every day'],
  ['Rasen jede übernächste Woche', 'Rasen · Every 2 weeks on Thursday'],
  ['Rasen Mo-Fr', 'Rasen Mo-Fr'],
  ['Rasen jeden Werktag', 'Rasen · Every weekday'],
  ['Rasen werktags 7 Uhr', 'Rasen · Every weekday at 07:00'],
  ['Rasen jedes Wochenende', 'Rasen · Every Saturday and Sunday'],
  ['Rasen jeden letzten Freitag im Monat', 'Rasen · Every month on the last Friday'],
  ['Rasen am 1. des Monats', 'Rasen · Every month on the 1st'],
  ['Miete am 15 jeden Monat', 'Miete · Every month on the 15th'],
  ['Film 3 im Monat', 'Film 3 im Monat'],
  ['Rasen jeden 15.', 'Rasen · Every month on the 15th'],
  ['Rasen jeden 24.12.', 'Rasen · Every year on the 24th of December · from 2026-12-24'],
  [
    'Rasen jährlich am 24. Dezember',
    'Rasen · Every year on the 24th of December · from 2026-12-24',
  ],
  ['Blumen nach 4 Tagen', 'Blumen · 4 days after it is done'],
  ['Blumen 1,5 Std leicht', 'Blumen · 90 min · easy'],
  ['Blumen 1 Std. 30 Min.', 'Blumen · 90 min'],
  ['Blumen jeden Tag @Theo @ich', 'Blumen · Every day · Theo · Maya'],
  ['Blumen !ich', 'Blumen · private'],
  ['Blumen mit der Gießkanne', 'Blumen mit der Gießkanne'],
  ['Die Fenster putzen', 'Die Fenster putzen'],
]

test.each(lines)('%s becomes %s', (line, task) => {
  expect(inLanguage({ tag: 'de', texts }, () => said(line))).toBe(task)
})
