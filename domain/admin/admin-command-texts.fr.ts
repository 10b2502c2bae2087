/** The sentences of the commands of admins in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { adminCommandTexts as english } from './admin-command-texts.ts'

export const adminCommandTexts: TranslatedCommandTexts<typeof english> = {
  editUser: {
    failed: 'Le membre n’a pas pu être modifié',
    did: () => 'Membre modifié',
    youDid: () => 'Tu as modifié un membre',
  },
  makeAdmin: {
    failed: 'Le rôle d’admin n’a pas pu être donné',
    did: () => 'Membre nommé admin',
    youDid: () => 'Tu as nommé un membre admin',
  },
}
