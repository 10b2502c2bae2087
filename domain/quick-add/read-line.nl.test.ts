/** Lines of quick add in Dutch (T28). */
import { expect, test } from 'vitest'
import * as texts from '#domain/language/nl.ts'
import { inLanguage } from '#domain/language/texts.ts'
import { said } from './testing/quick-said.ts'

const lines: readonly (readonly [line: string, said: string])[] = [
  [
    'Vuilnis elke di en vr 19:00 @Theo 10 min zwaar #kitchen',
    'Vuilnis · Every Tuesday and Friday at 19:00 · Theo · 10 min · difficult · #kitchen',
  ],
  ['Vuilnis elke dinsdag', 'Vuilnis · Every Tuesday'],
  ['Vuilnis dinsdags', 'Vuilnis · Every Tuesday'],
  ['Tandarts morgen om 14:30', 'Tandarts · 2026-11-27 14:30'],
  ['Tandarts overmorgen om 9 uur', 'Tandarts · 2026-11-28 09:00'],
  ['Tandarts morgen om 14 uur 30', 'Tandarts · 2026-11-27 14:30'],
  ["Tandarts morgen om 7 uur 's avonds", 'Tandarts · 2026-11-27 19:00'],
  ['Tandarts vandaag', 'Tandarts · 2026-11-26'],
  ['Tandarts over 3 dagen', 'Tandarts · 2026-11-29'],
  ['Tandarts over een week', 'Tandarts · 2026-12-03'],
  ['Tandarts op zaterdag', 'Tandarts · 2026-11-28'],
  ['Tandarts za 10 uur', 'Tandarts · 2026-11-28 10:00'],
  ['Tandarts do 3 dec 10:00', 'Tandarts · 2026-12-03 10:00'],
  ['Tandarts volgende week vrijdag', 'Tandarts · 2026-12-04'],
  ['Tandarts vrijdag a.s.', 'Tandarts · 2026-11-27'],
  ['Tandarts ma 18:00', 'Tandarts · 2026-11-30 18:00'],
  ['Bel ma om 18:00', 'Bel ma · 2026-11-26 18:00'],
  ['Tandarts zo snel mogelijk', 'Tandarts zo snel mogelijk'],
  ['Cadeau 24 dec', 'Cadeau · 2026-12-24'],
  ['Cadeau 24-12', 'Cadeau · 2026-12-24'],
  ['Cadeau 24 december 2027', 'Cadeau · 2027-12-24'],
  [
    'Gras om de 2 weken alleen apr-okt',
    'Gras · Every 2 weeks on Thursday, only April to October · from 2027-04-01',
  ],
  [
    'Gras elke twee weken op di vanaf zaterdag',
    'Gras · Every 2 weeks on Tuesday · from 2026-12-01',
  ],
  ['Gras elke week', 'Gras · Every Thursday'],
  ['Gras elke dag 7:30', 'Gras · Every day at 07:30'],
  ['Gras elke ochtend om 7 uur', 'Gras · Every day at 07:00'],
  ['Gras om de 3 dagen', 'Gras · Every 3 days'],
  ['Gras om de dag', 'Gras · Every 2 days'],
  ['Gras om de andere dag', 'Gras · Every 2 days'],
  ['Gras om de week', 'Gras · Every 2 weeks on Thursday'],
  ['Gras om de dinsdag', 'Gras · Every 2 weeks on Tuesday · from 2026-12-01'],
  ['Gras om de 3 uur', 'Gras om de 3 uur'],
  ['Gras elke dag tot en met 24 dec', 'Gras tot en met 24 dec · Every day'],
  ['Belasting voor vrijdag', 'Belasting · 2026-11-27'],
  ['Belasting tegen vrijdag 18:00', 'Belasting · 2026-11-27 18:00'],
  ['Belasting uiterlijk op vrijdag', 'Belasting · 2026-11-27'],
  ['Cadeau voor mama', 'Cadeau voor mama'],
  ['Elke morgen het gras', 'Elke morgen het gras'],
  ['Gras in de morgen', 'Gras in de morgen'],
  ['Gras elke werkdag', 'Gras · Every weekday'],
  ['Gras elke dag behalve zondag', 'Gras · Every day but Sunday'],
  ['Gras doordeweeks', 'Gras · Every weekday'],
  ['Gras op za en zo', 'Gras op za en zo'],
  ['Gras elke laatste vrijdag van de maand', 'Gras · Every month on the last Friday'],
  ['Gras de 1e van de maand', 'Gras · Every month on the 1st'],
  ['Huur op de 15 van elke maand', 'Huur · Every month on the 15th'],
  ['Huur op de 15 van iedere maand', 'Huur · Every month on the 15th'],
  ['Gras elke maand', 'Gras · Every month on the 26th'],
  ['Planten na 4 dagen', 'Planten · 4 days after it is done'],
  ['Planten 1 uur makkelijk', 'Planten · 60 min · easy'],
  ['Planten 20 minuten', 'Planten · 20 min'],
  ['Planten 1u30', 'Planten · 90 min'],
  ['Planten 9 uur', 'Planten · 2026-11-26 09:00'],
  ["Planten 8 uur 's avonds", 'Planten · 2026-11-26 20:00'],
  ['Planten elke dag @Theo @ik', 'Planten · Every day · Theo · Maya'],
  ['Planten !ik', 'Planten · private'],
  ['Planten in de tuin', 'Planten in de tuin'],
]

test.each(lines)('%s becomes %s', (line, task) => {
  expect(inLanguage({ tag: 'nl', texts }, () => said(line))).toBe(task)
})
