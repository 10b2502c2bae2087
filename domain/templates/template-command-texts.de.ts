/** The texts of template-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { templateCommandTexts as english } from './template-command-texts.ts'

export const templateCommandTexts: TranslatedCommandTexts<typeof english> = {
  createTemplate: {
    failed: 'Die Vorlage ließ sich nicht speichern',
    did: () => 'Vorlage gespeichert',
    youDid: () => 'Du hast eine Vorlage gespeichert',
  },
  updateTemplate: {
    failed: 'Die Vorlage ließ sich nicht speichern',
    did: () => 'Vorlage geändert',
    youDid: () => 'Du hast eine Vorlage geändert',
  },
  deleteTemplate: {
    failed: 'Die Vorlage ließ sich nicht löschen',
    did: () => 'Vorlage gelöscht',
    youDid: () => 'Du hast eine Vorlage gelöscht',
  },
}
