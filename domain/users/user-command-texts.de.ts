/** The texts of user-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { userCommandTexts as english } from './user-command-texts.ts'

export const userCommandTexts: TranslatedCommandTexts<typeof english> = {
  updateProfile: {
    failed: 'Dein Profil ließ sich nicht ändern',
    did: () => 'Profil geändert',
    youDid: () => 'Du hast dein Profil geändert',
  },
  changePlan: {
    failed: 'Dein Tarif ließ sich nicht wechseln',
    did: () => 'Tarif gewechselt',
    youDid: () => 'Du hast deinen Tarif gewechselt',
  },
  deleteAccount: {
    failed: 'Dein Konto ließ sich nicht löschen',
    did: () => 'Konto gelöscht',
    youDid: () => 'Du hast dein Konto gelöscht',
  },
}
