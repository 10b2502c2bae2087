/** The texts of user-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { userCommandTexts as english } from './user-command-texts.ts'

export const userCommandTexts: TranslatedCommandTexts<typeof english> = {
  updateProfile: {
    failed: 'Je profiel kon niet worden bijgewerkt',
    did: () => 'Je profiel bewerkt',
    youDid: () => 'Je hebt je profiel bewerkt',
  },
  changePlan: {
    failed: 'Je abonnement kon niet worden gewijzigd',
    did: () => 'Je abonnement gewijzigd',
    youDid: () => 'Je hebt je abonnement gewijzigd',
  },
  deleteAccount: {
    failed: 'Verwijderen is niet gelukt',
    did: () => 'Je account verwijderd',
    youDid: () => 'Je hebt je account verwijderd',
  },
}
