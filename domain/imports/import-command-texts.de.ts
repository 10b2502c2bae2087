/** The texts of import-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { importCommandTexts as english } from './import-command-texts.ts'

export const importCommandTexts: TranslatedCommandTexts<typeof english> = {
  importItems: {
    failed: 'Die Aufgaben konnten nicht importiert werden',
    did: () => 'Aufgaben importiert',
    youDid: () => 'Du hast Aufgaben importiert',
  },
}
