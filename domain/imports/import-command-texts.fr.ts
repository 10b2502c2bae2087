/** The texts of import-command-texts.ts in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { importCommandTexts as english } from './import-command-texts.ts'

export const importCommandTexts: TranslatedCommandTexts<typeof english> = {
  importItems: {
    failed: 'Les tâches n’ont pas pu être importées',
    did: () => 'Tâches importées',
    youDid: () => 'Tu as importé des tâches',
  },
}
