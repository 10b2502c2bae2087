/** A turn that passes to the reader is worded so in the languages that have another word for "you" there. */
import { expect, test } from 'vitest'
import { inLanguage } from '#domain/language/texts.ts'
import { awayTexts, choreTexts } from '#web/features/tasks/chores/texts.ts'
import * as spanish from './es.ts'
import * as french from './fr.ts'

const ofYou = () => [
  choreTexts.to(choreTexts.you),
  choreTexts.toasts.passedOn(choreTexts.you),
  awayTexts.turnsGo(2, choreTexts.you),
]

test.each([
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
