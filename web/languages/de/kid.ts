/** The texts of features/kid in German. */
import { pointsText } from '#domain/language/de/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

const small = [
  'Keine',
  'Ein',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Elf',
  'Zwölf',
]
const counted = (count: number, one: string, many: string) =>
  `${small[count] ?? count} ${count === 1 ? one : many}`

export const kidTexts: typeof english.kidTexts = {
  navigation: 'Seiten',
  today: 'Heute',
  points: 'Meine Punkte',
  wishes: 'Wünsche',
  pointsNow: pointsText,

  done: 'Fertig',
  doneWith: (name, count) => `Fertig: ${name}, plus ${pointsText(count)}`,
  undo: 'Doch nicht',
  undoOf: (name) => `Doch nicht: ${name}`,
  steps: (name) => `Schritte von ${name}`,
  stepsLeft: (done, all) => `${done} von ${all} ${all === 1 ? 'Schritt' : 'Schritten'}`,
  nothing: 'Für heute ist alles fertig',
  speak: (name) => `Vorlesen: ${name}`,
  stop: 'Nicht mehr vorlesen',

  awaiting: 'Noch zu bestätigen',
  noPoints: 'Noch keine Punkte',
  goal: (name) => `Punkte für ${name}`,
  of: (cost) => `von ${numberText(cost)}`,
  redeem: 'Einlösen',
  redeemNamed: (name, cost) => `${name} für ${pointsText(cost)} einlösen`,
  saveFor: 'Darauf sparen',
  saveForNamed: (name) => `Darauf sparen: ${name}`,
  waitingFor: (name) => `Wartet auf ${name}`,
  denied: 'Abgelehnt',
  wish: 'Ein neuer Wunsch',
  wishName: 'Was wünschst du dir?',
  makeWish: 'Wünschen',

  photo: 'Foto',
  take: 'Foto machen',
  back: 'Zurück',
  turn: 'Andere Kamera',
  preview: 'Kamera',
  askParent: 'Bitte deine Eltern, dich wieder anzumelden',
  signedOut: 'Du bist hier abgemeldet.',
  kept: (changes) =>
    changes === 1
      ? '1 Änderung wird so lange aufgehoben.'
      : `${changes} Änderungen werden so lange aufgehoben.`,

  spoken: {
    steps: (count) => counted(count, 'Schritt', 'Schritte'),
    points: (count) => counted(count, 'Punkt', 'Punkte'),
  },
}
