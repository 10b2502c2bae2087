/** The texts of texts.ts in German. */
import { numberText } from '#domain/language/numbers.ts'
import type { taskCardTexts as english } from './texts.ts'

export const taskCardTexts: typeof english = {
  createTask: 'Neue Aufgabe',
  editTask: 'Aufgabe bearbeiten',
  saveChanges: 'Speichern',

  shared: 'Geteilt',
  sharedBy: (name) => `Geteilt von ${name}`,
  claims: {
    you: 'Machst du',
    partner: 'Schon vergeben',
    owner: 'Schon vergeben',
  },

  steps: 'Schritte',
  stepsOfTask: (name) => `Schritte von ${name}`,
  stepsFirst: (done, of) => `${done} von ${of} ${of === 1 ? 'Schritt' : 'Schritten'}`,
  afterSteps: (name, steps) => `${name}: ${steps}`,
  complete: 'Erledigt',
  done: 'Geschafft',
  completeAndEarn: (name, points) =>
    points === 1
      ? `${name} erledigt, 1 Punkt verdienen`
      : `${name} erledigt, ${numberText(points)} Punkte verdienen`,
  claim: 'Übernehmen',
  claimTask: (name) => `${name} übernehmen`,
  menu: (name) => `Optionen für ${name}`,
  edit: 'Bearbeiten',
  delete: 'Löschen',
  takeOn: 'Ich nehm sie',
  release: 'Abgeben',
  reopen: 'Doch noch offen',

  deleteTitle: 'Ganz sicher?',
  deleteOwn: (name) => `Das löscht ${name}.`,
  deleteShared: (name) => `Das löscht ${name} für alle, die sie sehen.`,

  toasts: {
    created: 'Aufgabe angelegt',
    updated: 'Aufgabe geändert',
    completed: 'Aufgabe erledigt!',
    earned: (points) => (points === 1 ? '+1 Punkt' : `+${numberText(points)} Punkte`),
    earnedBy: (name, points) =>
      points === 1 ? `+1 Punkt für ${name}` : `+${numberText(points)} Punkte für ${name}`,
    claimed: 'Aufgabe übernommen!',
    released: 'Aufgabe abgegeben',
    deleted: 'Aufgabe gelöscht',
    approved: 'Aufgabe bestätigt',
    reopened: 'Aufgabe ist wieder offen',
  },
}
