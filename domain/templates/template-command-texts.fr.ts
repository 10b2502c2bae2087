/** The sentences of the commands on templates in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { templateCommandTexts as english } from './template-command-texts.ts'

export const templateCommandTexts: TranslatedCommandTexts<typeof english> = {
  createTemplate: {
    failed: 'Le modèle n’a pas pu être enregistré',
    did: () => 'Modèle enregistré',
    youDid: () => 'Tu as enregistré un modèle',
  },
  updateTemplate: {
    failed: 'Le modèle n’a pas pu être enregistré',
    did: () => 'Modèle modifié',
    youDid: () => 'Tu as modifié un modèle',
  },
  deleteTemplate: {
    failed: 'Le modèle n’a pas pu être supprimé',
    did: () => 'Modèle supprimé',
    youDid: () => 'Tu as supprimé un modèle',
  },
}
