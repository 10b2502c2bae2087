/** The texts of texts.ts in French. */
import { numberText } from '#domain/language/numbers.ts'
import type { taskCardTexts as english } from './texts.ts'

export const taskCardTexts: typeof english = {
  createTask: 'Créer une tâche',
  editTask: 'Modifier la tâche',
  saveChanges: 'Enregistrer',

  shared: 'Partagée',
  sharedBy: (name) => `Partagée par ${name}`,
  claims: {
    you: 'Prise par toi',
    partner: 'Prise par quelqu’un d’autre',
    owner: 'Prise par qui l’a créée',
  },

  steps: 'Étapes',
  stepsOfTask: (name) => `Étapes\u202F: ${name}`,
  stepsFirst: (done, of) => (of < 2 ? `${done} étape sur ${of}` : `${done} étapes sur ${of}`),
  afterSteps: (name, steps) => `${name}\u202F: ${steps}`,
  complete: 'Terminer',
  done: 'C’est fait',
  completeAndEarn: (name, points) =>
    points < 2
      ? `Terminer ${name} et gagner ${points} point`
      : `Terminer ${name} et gagner ${numberText(points)} points`,
  claim: 'Prendre',
  claimTask: (name) => `Prendre ${name}`,
  menu: (name) => `Options\u202F: ${name}`,
  edit: 'Modifier',
  delete: 'Supprimer',
  takeOn: 'Je m’en occupe',
  release: 'Rendre',
  reopen: 'Finalement pas faite',

  deleteTitle: 'C’est vraiment ce que tu veux\u202F?',
  deleteOwn: (name) => `«\u202F${name}\u202F» sera supprimée.`,
  deleteShared: (name) =>
    `«\u202F${name}\u202F» sera supprimée pour toutes les personnes qui la voient.`,

  toasts: {
    created: 'Tâche créée',
    updated: 'Tâche modifiée',
    completed: 'Tâche terminée\u202F!',
    earned: (points) => (points < 2 ? `+${points} point` : `+${numberText(points)} points`),
    earnedBy: (name, points) =>
      points < 2 ? `+${points} point pour ${name}` : `+${numberText(points)} points pour ${name}`,
    claimed: 'Tâche prise\u202F!',
    released: 'Tâche rendue',
    deleted: 'Tâche supprimée',
    approved: 'Tâche validée',
    reopened: 'La tâche est de nouveau à faire',
  },
}
