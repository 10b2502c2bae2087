/** Names within the sentences of languages that inflect or quote them. */
import { expect, test } from 'vitest'
import * as german from './de.ts'
import * as dutch from './nl.ts'

test.each([
  ['Theo', 'Schon bestätigt von Theo'],
  [german.nameTexts.somebody, 'Schon bestätigt von jemandem'],
  [german.nameTexts.formerMember, 'Schon bestätigt von einem früheren Mitglied'],
])('in German %s is in the dative after “von”', (name, sentence) => {
  expect(german.refusalTexts.already_decided.approved({ name })).toBe(sentence)
})

test('in German a name is in quotation marks, but not the words for a row without one', () => {
  const { youDid } = german.taskCommandTexts.completeTask
  expect(youDid('Wäsche falten')).toBe('Du hast „Wäsche falten“ erledigt')
  expect(youDid(german.syncStatusTexts.unnamed.tasks)).toBe('Du hast eine Aufgabe erledigt')
})

test.each([
  ['Theo', 'Geleend van Theo'],
  [dutch.nameTexts.somebody, 'Geleend van iemand'],
  [dutch.nameTexts.formerMember, 'Geleend van een voormalig lid'],
])('in Dutch %s has the form for the middle of a sentence', (name, sentence) => {
  expect(dutch.loanTexts.lentBy(name)).toBe(sentence)
})
