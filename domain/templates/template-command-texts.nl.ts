/** The texts of template-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { templateCommandTexts as english } from './template-command-texts.ts'

export const templateCommandTexts: TranslatedCommandTexts<typeof english> = {
  createTemplate: {
    failed: 'Het sjabloon kon niet worden bewaard',
    did: () => 'Een sjabloon bewaard',
    youDid: () => 'Je hebt een sjabloon bewaard',
  },
  updateTemplate: {
    failed: 'Het sjabloon kon niet worden opgeslagen',
    did: () => 'Een sjabloon bewerkt',
    youDid: () => 'Je hebt een sjabloon bewerkt',
  },
  deleteTemplate: {
    failed: 'Het sjabloon kon niet worden verwijderd',
    did: () => 'Een sjabloon verwijderd',
    youDid: () => 'Je hebt een sjabloon verwijderd',
  },
}
