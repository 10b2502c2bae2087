/** The texts of import-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { importCommandTexts as english } from './import-command-texts.ts'

export const importCommandTexts: TranslatedCommandTexts<typeof english> = {
  importItems: {
    failed: 'De taken konden niet worden geïmporteerd',
    did: () => 'Taken geïmporteerd',
    youDid: () => 'Je hebt taken geïmporteerd',
  },
}
