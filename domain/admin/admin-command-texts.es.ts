/** The texts of admin-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { adminCommandTexts as english } from './admin-command-texts.ts'

export const adminCommandTexts: TranslatedCommandTexts<typeof english> = {
  editUser: {
    failed: 'No se ha podido actualizar el usuario',
    did: () => 'Editado un usuario',
    youDid: () => 'Has editado un usuario',
  },
  makeAdmin: {
    failed: 'No se ha podido hacer admin',
    did: () => 'Nombrado admin un usuario',
    youDid: () => 'Has nombrado admin a un usuario',
  },
}
