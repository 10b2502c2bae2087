/** The texts of texts.ts in French. */
import { MAX_PASSKEYS } from '#domain/users/passkey.ts'
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  title: 'Clés d’accès',
  text: 'Connecte-toi avec une empreinte, ton visage ou le verrouillage de l’écran, sans mot de passe.',
  add: 'Ajouter une clé d’accès',
  full: `Tu as ${MAX_PASSKEYS} clés d’accès, c’est le maximum.`,
  added: (date) => `Ajoutée le ${date}`,
  used: (date) => `Utilisée pour la dernière fois le ${date}`,
  elsewhere: (address) => `Pour ${address}`,
  renameNamed: (name) => `Renommer ${name}`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  addTitle: 'Ajouter une clé d’accès',
  addText: 'L’appareil demande ton empreinte, ton visage ou le verrouillage de l’écran.',
  name: 'Nom',
  nameHint: 'Pour la reconnaître, par exemple Téléphone ou Trousseau.',
  addDone: 'Clé d’accès ajoutée',
  addFailed: 'La clé d’accès n’a pas pu être ajoutée',
  renameTitle: 'Renommer la clé d’accès',
  save: 'Enregistrer',
  renameDone: 'Clé d’accès renommée',
  renameFailed: 'La clé d’accès n’a pas pu être renommée',
  removeTitle: (name) => `Retirer ${name}\u202F?`,
  removeText: 'Elle ne te connectera plus. Supprime-la aussi de l’appareil.',
  removeDone: 'Clé d’accès retirée',
  removeFailed: 'La clé d’accès n’a pas pu être retirée',
}
