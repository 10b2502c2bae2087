/** The texts of features/kid in French. */
import { pointsText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

const small = [
  'Deux',
  'Trois',
  'Quatre',
  'Cinq',
  'Six',
  'Sept',
  'Huit',
  'Neuf',
  'Dix',
  'Onze',
  'Douze',
]
const many = (count: number) => small[count - 2] ?? `${count}`

export const kidTexts: typeof english.kidTexts = {
  navigation: 'Pages',
  today: 'Aujourd’hui',
  points: 'Mes points',
  wishes: 'Souhaits',
  pointsNow: pointsText,

  done: 'C’est fait',
  doneWith: (name, points) => `C’est fait\u202F: ${name}, plus ${pointsText(points)}`,
  undo: 'Annuler',
  undoOf: (name) => `Annuler\u202F: ${name}`,
  steps: (name) => `Étapes\u202F: ${name}`,
  stepsLeft: (done, all) => (all < 2 ? `${done} étape sur ${all}` : `${done} étapes sur ${all}`),
  nothing: 'Tout est fait pour aujourd’hui',
  speak: (name) => `Lire à voix haute\u202F: ${name}`,
  stop: 'Arrêter la lecture',

  awaiting: 'En attente',
  noPoints: 'Pas encore de points',
  goal: (name) => `Points pour ${name}`,
  of: (cost) => `sur ${numberText(cost)}`,
  redeem: 'Obtenir',
  redeemNamed: (name, cost) => `Obtenir ${name} pour ${pointsText(cost)}`,
  saveFor: 'Économiser pour ça',
  saveForNamed: (name) => `Économiser pour ça\u202F: ${name}`,
  waitingFor: (name) => `On attend ${name}`,
  denied: 'Refusé',
  wish: 'Un nouveau souhait',
  wishName: 'De quoi as-tu envie\u202F?',
  makeWish: 'Souhaiter',

  photo: 'Photo',
  take: 'Prendre la photo',
  back: 'Retour',
  turn: 'Autre caméra',
  preview: 'Caméra',
  askParent: 'Demande à un parent de te reconnecter',
  signedOut: 'Ta session est fermée ici.',
  kept: (changes) =>
    changes < 2
      ? `D’ici là, ${changes} changement est gardé.`
      : `D’ici là, ${changes} changements sont gardés.`,

  spoken: {
    steps: (count) => {
      if (count === 0) return 'Aucune étape'
      return count === 1 ? 'Une étape' : `${many(count)} étapes`
    },
    points: (count) => {
      if (count === 0) return 'Aucun point'
      return count === 1 ? 'Un point' : `${many(count)} points`
    },
  },
}
