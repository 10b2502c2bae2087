/** The texts of texts.ts in Dutch. */
import { MAX_PASSKEYS } from '#domain/users/passkey.ts'
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  title: 'Passkeys',
  text: 'Log in met je vinger, je gezicht of de schermvergrendeling in plaats van het wachtwoord.',
  add: 'Passkey toevoegen',
  full: `Je hebt ${MAX_PASSKEYS} passkeys, meer kan niet.`,
  added: (date) => `Toegevoegd op ${date}`,
  used: (date) => `Laatst gebruikt op ${date}`,
  elsewhere: (address) => `Voor ${address}`,
  renameNamed: (name) => `${name} hernoemen`,
  remove: 'Weghalen',
  removeNamed: (name) => `${name} weghalen`,
  addTitle: 'Passkey toevoegen',
  addText: 'Het apparaat vraagt om je vinger, je gezicht of de schermvergrendeling.',
  name: 'Naam',
  nameHint: 'Waaraan je hem herkent, zoals Telefoon of Sleutelbos.',
  addDone: 'Passkey toegevoegd',
  addFailed: 'Passkey toevoegen is niet gelukt',
  renameTitle: 'Passkey hernoemen',
  save: 'Wijzigingen bewaren',
  renameDone: 'Passkey hernoemd',
  renameFailed: 'Passkey hernoemen is niet gelukt',
  removeTitle: (name) => `${name} weghalen?`,
  removeText: 'Je kunt er dan niet meer mee inloggen. Verwijder hem ook van het apparaat.',
  removeDone: 'Passkey weggehaald',
  removeFailed: 'Passkey weghalen is niet gelukt',
}
