/** The sentences of the commands on tasks in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import { quoted } from '#domain/language/names.fr.ts'
import type { taskCommandTexts as english } from './task-command-texts.ts'

export const taskCommandTexts: TranslatedCommandTexts<typeof english> = {
  createTask: {
    failed: 'La tâche n’a pas pu être créée',
    did: (name) => `Créée\u202F: ${name}`,
    youDid: (name) => `Tu as créé ${quoted(name)}`,
  },
  updateTask: {
    failed: 'La tâche n’a pas pu être modifiée',
    did: (name) => `Modifiée\u202F: ${name}`,
    youDid: (name) => `Tu as modifié ${quoted(name)}`,
  },
  deleteTask: {
    failed: 'La tâche n’a pas pu être supprimée',
    did: (name) => `Supprimée\u202F: ${name}`,
    youDid: (name) => `Tu as supprimé ${quoted(name)}`,
  },
  claimTask: {
    failed: 'La tâche n’a pas pu être prise',
    did: (name) => `Prise\u202F: ${name}`,
    youDid: (name) => `Tu as pris ${quoted(name)}`,
  },
  releaseTask: {
    failed: 'La tâche n’a pas pu être rendue',
    did: (name) => `Rendue\u202F: ${name}`,
    youDid: (name) => `Tu as rendu ${quoted(name)}`,
  },
  completeTask: {
    failed: 'La tâche n’a pas pu être terminée',
    did: (name) => `Terminée\u202F: ${name}`,
    youDid: (name) => `Tu as terminé ${quoted(name)}`,
  },
  tickStep: {
    failed: 'La tâche n’a pas pu être modifiée',
    did: (name) => `Étape cochée\u202F: ${name}`,
    youDid: (name) => `Tu as coché une étape dans ${quoted(name)}`,
  },
  approveTask: {
    failed: 'La tâche n’a pas pu être validée',
    did: (name) => `Validée\u202F: ${name}`,
    youDid: (name) => `Tu as validé ${quoted(name)}`,
  },
  reopenTask: {
    failed: 'La tâche n’a pas pu être rouverte',
    did: (name) => `De nouveau à faire\u202F: ${name}`,
    youDid: (name) => `Tu as rouvert ${quoted(name)}`,
  },
}
