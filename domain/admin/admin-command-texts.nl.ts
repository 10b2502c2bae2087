/** The texts of admin-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { adminCommandTexts as english } from './admin-command-texts.ts'

export const adminCommandTexts: TranslatedCommandTexts<typeof english> = {
  editUser: {
    failed: 'De gebruiker kon niet worden bijgewerkt',
    did: () => 'Een gebruiker bewerkt',
    youDid: () => 'Je hebt een gebruiker bewerkt',
  },
  makeAdmin: {
    failed: 'De gebruiker kon geen beheerder worden',
    did: () => 'Een gebruiker beheerder gemaakt',
    youDid: () => 'Je hebt een gebruiker beheerder gemaakt',
  },
}
