/** The sentences of the commands on one's own account in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { userCommandTexts as english } from './user-command-texts.ts'

export const userCommandTexts: TranslatedCommandTexts<typeof english> = {
  updateProfile: {
    failed: 'Ton profil n’a pas pu être modifié',
    did: () => 'Profil modifié',
    youDid: () => 'Tu as modifié ton profil',
  },
  changePlan: {
    failed: 'La formule n’a pas pu être changée',
    did: () => 'Formule changée',
    youDid: () => 'Tu as changé de formule',
  },
  deleteAccount: {
    failed: 'Le compte n’a pas pu être supprimé',
    did: () => 'Compte supprimé',
    youDid: () => 'Tu as supprimé ton compte',
  },
}
