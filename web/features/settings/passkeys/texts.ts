/** Texts of a person's passkeys in the settings. */
import { defineTexts } from '#domain/language/texts.ts'
import { MAX_PASSKEYS } from '#domain/users/passkey.ts'

export const texts = defineTexts('passkeySettingsTexts', {
  title: 'Passkeys',
  text: 'Sign in with a fingerprint, a face or the screen lock instead of the password.',
  add: 'Add a passkey',
  full: `You have ${MAX_PASSKEYS} passkeys, the most there can be.`,
  added: (date: string) => `Added ${date}`,
  used: (date: string) => `Last used ${date}`,
  elsewhere: (address: string) => `For ${address}`,
  renameNamed: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  addTitle: 'Add a passkey',
  addText: 'This device asks for your fingerprint, your face or its screen lock.',
  name: 'Name',
  nameHint: 'The name you will know it by, such as Phone or Key ring.',
  addDone: 'Passkey added',
  addFailed: 'Failed to add passkey',
  renameTitle: 'Rename the passkey',
  save: 'Save Changes',
  renameDone: 'Passkey renamed',
  renameFailed: 'Failed to rename passkey',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'It will no longer sign you in. Delete it from the device as well.',
  removeDone: 'Passkey removed',
  removeFailed: 'Failed to remove passkey',
})
