/** A turn that passes to the reader is worded with the form of "you" that the language has there. */
import { expect, test } from 'vitest'
import { inLanguage } from '#domain/language/texts.ts'
import { awayTexts, choreTexts } from '#web/features/tasks/chores/texts.ts'
import * as german from './de.ts'
import * as spanish from './es.ts'
import * as french from './fr.ts'
import * as dutch from './nl.ts'

const ofYou = () => [
  choreTexts.to(choreTexts.you),
  choreTexts.toasts.passedOn(choreTexts.you),
  awayTexts.turnsGo(2, choreTexts.you),
]

test.each([
  ['en', {}, ['to you', 'Passed on to you', '2 turns go to you. You owe nothing later.']],
  [
    'de',
    german,
    [
      'an dich',
      'Weitergegeben an dich',
      '2-mal springt jemand ein: Du. Nachholen musst du nichts.',
    ],
  ],
  [
    'nl',
    dutch,
    ['aan jou', 'Doorgegeven aan jou', '2 beurten gaan naar jou. Je hoeft niets in te halen.'],
  ],
  [
    'es',
    spanish,
    ['a ti', 'Ahora te toca a ti', '2 turnos pasan a ti. A la vuelta no debes nada.'],
  ],
  [
    'fr',
    french,
    ['à toi', 'Tour passé à toi', '2 tours passent à toi. Tu n’auras rien à rattraper.'],
  ],
])('in %s a turn passes to you', (tag, texts, sentences) => {
  expect(inLanguage({ tag, texts }, ofYou)).toEqual(sentences)
})
