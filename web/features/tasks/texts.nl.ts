/** The texts of texts.ts in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import type { taskCardTexts as english } from './texts.ts'

const points = (count: number) => (count === 1 ? '1 punt' : `${numberText(count)} punten`)

export const taskCardTexts: typeof english = {
  createTask: 'Nieuwe taak',
  editTask: 'Taak bewerken',
  saveChanges: 'Opslaan',

  shared: 'Gedeeld',
  sharedBy: (name) => `Gedeeld door ${name}`,
  claims: {
    you: 'Opgepakt door jou',
    partner: 'Opgepakt door partner',
    owner: 'Opgepakt door maker',
  },

  steps: 'Stappen',
  stepsOfTask: (name) => `Stappen van ${name}`,
  stepsFirst: (done, of) => `${done} van ${of} ${of === 1 ? 'stap' : 'stappen'}`,
  afterSteps: (name, steps) => `${name}: ${steps}`,
  complete: 'Afronden',
  done: 'Klaar',
  completeAndEarn: (name, earned) => `${name} afronden voor ${points(earned)}`,
  claim: 'Oppakken',
  claimTask: (name) => `${name} oppakken`,
  menu: (name) => `Opties voor ${name}`,
  edit: 'Bewerken',
  delete: 'Verwijderen',
  takeOn: 'Ik pak het op',
  release: 'Loslaten',
  reopen: 'Toch niet gedaan',

  deleteTitle: 'Weet je het heel zeker?',
  deleteOwn: (name) => `${name} wordt verwijderd.`,
  deleteShared: (name) => `${name} wordt voor iedereen die deze ziet verwijderd.`,

  toasts: {
    created: 'De taak staat erop',
    updated: 'Taak bijgewerkt',
    completed: 'Taak afgerond!',
    earned: (earned) => `+${points(earned)}`,
    earnedBy: (name, earned) => `+${points(earned)} voor ${name}`,
    claimed: 'Taak opgepakt!',
    released: 'Taak losgelaten',
    deleted: 'Taak verwijderd',
    approved: 'Taak goedgekeurd',
    reopened: 'De taak staat weer open',
  },
}
