/** The texts of admin-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { adminCommandTexts as english } from './admin-command-texts.ts'

export const adminCommandTexts: TranslatedCommandTexts<typeof english> = {
  editUser: {
    failed: 'Das Konto ließ sich nicht ändern',
    did: () => 'Konto geändert',
    youDid: () => 'Du hast ein Konto geändert',
  },
  makeAdmin: {
    failed: 'Das Konto ließ sich nicht zum Admin machen',
    did: () => 'Konto zum Admin gemacht',
    youDid: () => 'Du hast ein Konto zum Admin gemacht',
  },
}
