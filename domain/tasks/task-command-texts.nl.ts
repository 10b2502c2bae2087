/** The texts of task-command-texts.ts in Dutch. */
import { atStart } from '#domain/command-text.nl.ts'
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { taskCommandTexts as english } from './task-command-texts.ts'

export const taskCommandTexts: TranslatedCommandTexts<typeof english> = {
  createTask: {
    failed: 'De taak kon niet worden gemaakt',
    did: (name) => `${atStart(name)} gemaakt`,
    youDid: (name) => `Je hebt ${name} gemaakt`,
  },
  updateTask: {
    failed: 'De taak kon niet worden bijgewerkt',
    did: (name) => `${atStart(name)} bewerkt`,
    youDid: (name) => `Je hebt ${name} bewerkt`,
  },
  deleteTask: {
    failed: 'De taak kon niet worden verwijderd',
    did: (name) => `${atStart(name)} verwijderd`,
    youDid: (name) => `Je hebt ${name} verwijderd`,
  },
  claimTask: {
    failed: 'De taak kon niet worden opgepakt',
    did: (name) => `${atStart(name)} opgepakt`,
    youDid: (name) => `Je hebt ${name} opgepakt`,
  },
  releaseTask: {
    failed: 'De taak kon niet worden losgelaten',
    did: (name) => `${atStart(name)} losgelaten`,
    youDid: (name) => `Je hebt ${name} losgelaten`,
  },
  completeTask: {
    failed: 'De taak kon niet worden afgerond',
    did: (name) => `${atStart(name)} afgerond`,
    youDid: (name) => `Je hebt ${name} afgerond`,
  },
  tickStep: {
    failed: 'De taak kon niet worden bijgewerkt',
    did: (name) => `Een stap van ${name} afgevinkt`,
    youDid: (name) => `Je hebt een stap van ${name} afgevinkt`,
  },
  approveTask: {
    failed: 'De taak kon niet worden goedgekeurd',
    did: (name) => `${atStart(name)} goedgekeurd`,
    youDid: (name) => `Je hebt ${name} goedgekeurd`,
  },
  reopenTask: {
    failed: 'De taak kon niet worden heropend',
    did: (name) => `${atStart(name)} heropend`,
    youDid: (name) => `Je hebt ${name} heropend`,
  },
}
