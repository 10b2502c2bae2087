/** Lines of quick add in French (T28). */
import { expect, test } from 'vitest'
import * as texts from '#domain/language/fr.ts'
import { inLanguage } from '#domain/language/texts.ts'
import { said } from './testing/quick-said.ts'

const lines: readonly (readonly [line: string, said: string])[] = [
  [
    'Poubelles tous les mardis et vendredis à 19h @Theo 10 min difficile #kitchen',
    'Poubelles · Every Tuesday and Friday at 19:00 · Theo · 10 min · difficult · #kitchen',
  ],
  ['Poubelles chaque mardi', 'Poubelles · Every Tuesday'],
  ['Poubelles les lundis', 'Poubelles · Every Monday'],
  ['Poubelles les lundis et jeudis', 'Poubelles · Every Monday and Thursday'],
  ['Poubelles les lundis et les jeudis', 'Poubelles · Every Monday and Thursday'],
  ['Dentiste demain à 14h30', 'Dentiste · 2026-11-27 14:30'],
  ['Dentiste demain à 14 h 30', 'Dentiste · 2026-11-27 14:30'],
  ['Dentiste demain à 14 heures 30', 'Dentiste · 2026-11-27 14:30'],
  ['Dentiste demain à 14 h 30 min', 'Dentiste · 2026-11-27 14:00 · 30 min'],
  ['Dentiste après-demain 9 h', 'Dentiste · 2026-11-28 09:00'],
  ["Dentiste aujourd'hui", 'Dentiste · 2026-11-26'],
  ['Dentiste aujourd’hui', 'Dentiste · 2026-11-26'],
  ['Dentiste dans 3 jours', 'Dentiste · 2026-11-29'],
  ['Dentiste dans une semaine', 'Dentiste · 2026-12-03'],
  ['Dentiste samedi', 'Dentiste · 2026-11-28'],
  ['Dentiste vendredi prochain à 10h', 'Dentiste · 2026-11-27 10:00'],
  ['Dentiste vendredi 4', 'Dentiste · 2026-12-04'],
  ['Dentiste mercredi de la semaine prochaine', 'Dentiste · 2026-12-02'],
  ['Dentiste mar 1 déc', 'Dentiste · 2026-12-01'],
  ['Dentiste jeu 10h', 'Dentiste · 2026-12-03 10:00'],
  ['Ranger le jeu', 'Ranger le jeu'],
  ['Partir à la mer', 'Partir à la mer'],
  ['Dentiste le samedi 28 novembre', 'Dentiste · 2026-11-28'],
  ['Cadeau le 24 décembre', 'Cadeau · 2026-12-24'],
  ['Cadeau 24/12', 'Cadeau · 2026-12-24'],
  ['Cadeau 24 déc. 2027', 'Cadeau · 2027-12-24'],
  [
    'Gazon toutes les 2 semaines seulement avril-octobre',
    'Gazon · Every 2 weeks on Thursday, only April to October · from 2027-04-01',
  ],
  [
    'Gazon toutes les deux semaines le mardi à partir de samedi',
    'Gazon · Every 2 weeks on Tuesday · from 2026-12-01',
  ],
  ['Gazon chaque semaine', 'Gazon · Every Thursday'],
  ['Gazon tous les jours 7:30', 'Gazon · Every day at 07:30'],
  ['Gazon tous les trois jours', 'Gazon · Every 3 days'],
  ['Gazon un jour sur deux', 'Gazon · Every 2 days'],
  ['Gazon un samedi sur deux', 'Gazon · Every 2 weeks on Saturday · from 2026-11-28'],
  ['Gazon une semaine sur deux, le mardi', 'Gazon · Every 2 weeks on Tuesday · from 2026-12-01'],
  ['Gazon tous les 3 mois, le 12', 'Gazon · Every 3 months on the 12th · from 2026-12-12'],
  ['Gazon en semaine', 'Gazon · Every weekday'],
  ['Gazon tous les jours sauf le dimanche', 'Gazon · Every day but Sunday'],
  ['Gazon chaque dernier vendredi du mois', 'Gazon · Every month on the last Friday'],
  ['Gazon le dernier vendredi', 'Gazon · Every month on the last Friday'],
  ['Gazon le 1er du mois', 'Gazon · Every month on the 1st'],
  ['Loyer le 15 de chaque mois', 'Loyer · Every month on the 15th'],
  ['Loyer le 15 du mois', 'Loyer · Every month on the 15th'],
  ['Gazon chaque jour jusqu’au 24 décembre', 'Gazon jusqu’au 24 décembre · Every day'],
  ['Impôts pour vendredi', 'Impôts · 2026-11-27'],
  ['Impôts pour le 24 décembre', 'Impôts · 2026-12-24'],
  ['Impôts d’ici vendredi', 'Impôts · 2026-11-27'],
  ["Impôts d'ici 3 jours", 'Impôts · 2026-11-29'],
  ['Impôts jusqu’à 18h', 'Impôts · 2026-11-26 18:00'],
  ['Gazon tous les jours du lundi au vendredi', 'Gazon du lundi au vendredi · Every day'],
  ['Gazon le samedi et le dimanche', 'Gazon le samedi et le dimanche'],
  ['Vacances du 24 au 26 décembre', 'Vacances du 24 au 26 décembre'],
  ['Gazon chaque mois le 15', 'Gazon · Every month on the 15th'],
  ['Plantes après 4 jours', 'Plantes · 4 days after it is done'],
  ['Plantes 1 heure facile', 'Plantes · 60 min · easy'],
  ['Plantes pendant 20 minutes', 'Plantes · 20 min'],
  ['Plantes chaque jour @Theo @moi', 'Plantes · Every day · Theo · Maya'],
  ['Plantes !moi', 'Plantes · private'],
  ['Plantes de la maison', 'Plantes de la maison'],
]

test.each(lines)('%s becomes %s', (line, task) => {
  expect(inLanguage({ tag: 'fr', texts }, () => said(line))).toBe(task)
})
