/** The texts of child-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { childCommandTexts as english } from './child-command-texts.ts'

export const childCommandTexts: TranslatedCommandTexts<typeof english> = {
  makeChild: {
    failed: 'Das Kind ließ sich nicht hinzufügen',
    did: () => 'Kind hinzugefügt',
    youDid: () => 'Du hast ein Kind hinzugefügt',
  },
  updateChild: {
    failed: 'Das Profil ließ sich nicht ändern',
    did: () => 'Profil eines Kindes geändert',
    youDid: () => 'Du hast das Profil eines Kindes geändert',
  },
  deleteChild: {
    failed: 'Das Profil ließ sich nicht löschen',
    did: () => 'Profil eines Kindes gelöscht',
    youDid: () => 'Du hast das Profil eines Kindes gelöscht',
  },
  growUp: {
    failed: 'Das Konto ließ sich nicht anlegen',
    did: () => 'Konto für ein Kind angelegt',
    youDid: () => 'Du hast ein Konto für ein Kind angelegt',
  },
  askParent: {
    failed: 'Die Anfrage ließ sich nicht senden',
    did: () => 'Als Elternteil angefragt',
    youDid: () => 'Du hast jemanden als Elternteil angefragt',
  },
  unaskParent: {
    failed: 'Die Anfrage ließ sich nicht zurückziehen',
    did: () => 'Anfrage zurückgezogen',
    youDid: () => 'Du hast eine Anfrage zurückgezogen',
  },
  endParent: {
    failed: 'Das Entfernen hat nicht geklappt',
    did: () => 'Elternteil entfernt',
    youDid: () => 'Du hast einen Elternteil entfernt',
  },
}
