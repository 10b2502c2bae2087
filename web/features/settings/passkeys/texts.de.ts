/** The texts of texts.ts in German. */
import { MAX_PASSKEYS } from '#domain/users/passkey.ts'
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  title: 'Passkeys',
  text: 'Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an statt mit dem Passwort.',
  add: 'Passkey hinzufügen',
  full: `Du hast ${MAX_PASSKEYS} Passkeys, mehr gehen nicht.`,
  added: (date) => `Hinzugefügt am ${date}`,
  used: (date) => `Zuletzt benutzt am ${date}`,
  elsewhere: (address) => `Für ${address}`,
  renameNamed: (name) => `${name} umbenennen`,
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  addTitle: 'Passkey hinzufügen',
  addText: 'Das Gerät fragt nach deinem Fingerabdruck, deinem Gesicht oder der Bildschirmsperre.',
  name: 'Name',
  nameHint: 'Woran du ihn erkennst, zum Beispiel Handy oder Schlüsselbund.',
  addDone: 'Passkey hinzugefügt',
  addFailed: 'Der Passkey ließ sich nicht hinzufügen',
  renameTitle: 'Passkey umbenennen',
  save: 'Änderungen sichern',
  renameDone: 'Passkey umbenannt',
  renameFailed: 'Der Passkey ließ sich nicht umbenennen',
  removeTitle: (name) => `${name} entfernen?`,
  removeText: 'Damit meldest du dich dann nicht mehr an. Lösch ihn auch auf dem Gerät.',
  removeDone: 'Passkey entfernt',
  removeFailed: 'Der Passkey ließ sich nicht entfernen',
}
