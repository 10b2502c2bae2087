/** The sentences of the commands on a chore as a whole in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { choreCommandTexts as english } from './chore-command-texts.ts'

export const choreCommandTexts: TranslatedCommandTexts<typeof english> = {
  createChore: {
    failed: 'La tâche n’a pas pu être créée',
    did: () => 'Tâche régulière créée',
    youDid: () => 'Tu as créé une tâche régulière',
  },
  updateChore: {
    failed: 'La tâche n’a pas pu être modifiée',
    did: () => 'Tâche régulière modifiée',
    youDid: () => 'Tu as modifié une tâche régulière',
  },
  deleteChore: {
    failed: 'La tâche n’a pas pu être supprimée',
    did: () => 'Tâche régulière supprimée',
    youDid: () => 'Tu as supprimé une tâche régulière',
  },
  giveChore: {
    failed: 'La tâche n’a pas pu être confiée',
    did: () => 'Tâche régulière confiée',
    youDid: () => 'Tu as confié une tâche régulière',
  },
  pauseChore: {
    failed: 'La pause n’a pas pu être enregistrée',
    did: () => 'Tâche régulière mise en pause',
    youDid: () => 'Tu as mis une tâche régulière en pause',
  },
  resumeChore: {
    failed: 'La tâche n’a pas pu reprendre',
    did: () => 'Tâche régulière reprise',
    youDid: () => 'Tu as repris une tâche régulière',
  },
}
