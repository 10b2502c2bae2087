/** Texts about children without email: on the partner page, and where a code is typed. */
import { defineTexts } from '#domain/language/texts.ts'

export const childTexts = defineTexts('childTexts', {
  title: 'Children',
  add: 'Add a child',
  cancel: 'Cancel',
  done: 'Done',
  child: 'Child',

  name: 'Name',
  picture: 'Picture',
  swatch: 'Swatch',
  photo: 'Photo',
  bigButtons: 'Big buttons',
  bigButtonsNote: 'Today, points and wishes. Nothing else.',
  noPassword: (name: string) =>
    name === ''
      ? 'No email, no password. You sign your child in.'
      : `No email, no password. You sign ${name} in.`,

  madeByYou: 'Made by you. No email, no password.',
  madeByAnother: 'No email, no password.',
  growing: (username: string) => `Chooses a password for ${username}.`,
  edit: (name: string) => `Edit ${name}`,
  more: (name: string) => `More about ${name}`,
  useHere: (name: string) => `Use ${name} on this device`,
  code: 'Code for another device',
  today: 'Today, points and wishes.',
  growUp: 'Growing up',
  growUpNote: 'An account of their own. The points stay.',

  devices: (name: string) => `${name}’s devices`,
  noDevices: 'Not signed in anywhere',
  lastSeen: (day: string) => `Last used ${day}`,
  signOut: 'Sign out',
  signOutOf: (name: string, device: string) => `Sign ${name} out on ${device}`,
  parents: 'Parents',
  you: 'You',
  asked: 'Asked, awaiting response',
  unask: 'Cancel Invitation',
  unaskNamed: (name: string) => `Cancel Invitation to ${name}`,
  alsoParent: 'Also a parent',
  remove: 'Remove',
  removeNamed: (parent: string, name: string) => `Remove ${parent} as a parent of ${name}`,
  leave: 'Leave profile',
  leaveNamed: (name: string) => `Leave profile of ${name}`,
  unreadable: 'Devices and parents cannot be read right now.',
  again: 'Try again',

  language: 'Language',
  languageHint: 'Also read aloud, with a voice that works on the child’s device.',

  save: 'Save',
  editTitle: (name: string) => `Edit ${name}`,
  delete: 'Delete profile',
  sure: 'Are you absolutely sure?',
  deleteText: (name: string) =>
    `This deletes the profile of ${name}: tasks, points and wishes. What ${name} did for others stays theirs.`,
  deletesToo: (name: string) => `This deletes ${name}, too`,

  codeTitle: (name: string) => `Code for ${name}`,
  qr: (name: string) => `QR code that signs ${name} in`,
  howTo: (name: string) => [
    `Open Mitten on ${name}’s device.`,
    'Tap Add account, then I have a code.',
    'Scan the square or type the letters.',
  ],
  newCode: 'New code',

  askTitle: (name: string) => `Also a parent of ${name}`,
  askText: (name: string) =>
    `A parent sees the tasks, points and wishes of ${name}, approves them and signs ${name} in.`,
  ask: 'Ask',
  askNamed: (name: string) => `Ask ${name}`,
  nobodyToAsk:
    'Only a partner of yours who is an adult can be a parent, too. Invite somebody first.',

  /** Says what ends when somebody stops being a parent of a child, and what does not. */
  ending: (parent: string, name: string) => ({
    text: `${parent} stops being a parent of ${name}. Devices on which ${parent} signed ${name} in are signed out, and codes and links from ${parent} stop working. What others opened keeps working. Nothing of ${name}’s is lost: unsent changes stay on their device.`,
    names: [parent, name, parent, name, parent, name],
    action: 'Remove parent',
    done: `${parent} is no longer a parent of ${name}`,
  }),
  leaving: (name: string) => ({
    text: `You stop being a parent of ${name}. Devices on which you signed ${name} in are signed out, and codes and links from you stop working. What others opened keeps working. Nothing of ${name}’s is lost: unsent changes stay on their device.`,
    names: [name, name, name],
    action: 'Leave profile',
    done: `You left the profile of ${name}`,
  }),

  growUpTitle: (name: string) => `${name} grows up`,
  growUpText: (name: string) =>
    `${name} gets an account like yours, with the same points. You type the name and the email address, ${name} chooses the password.`,
  username: 'Username',
  email: 'Email',
  makeAccount: 'Make the account',
  grownUp: (name: string) => `${name} has their own account now`,
  linkText: (name: string) =>
    `With this link ${name} chooses a password, once, within a day. Then the account is theirs.`,
  link: 'Link',
  linkQr: (name: string) => `QR code of the link for ${name}`,

  toasts: {
    added: (name: string) => `${name} was added`,
    saved: 'Saved',
    deleted: (name: string) => `The profile of ${name} was deleted`,
    signedOut: (name: string) => `${name} was signed out there`,
    asked: (name: string) => `${name} was asked`,
    unasked: 'Invitation cancelled',
    failed: 'That did not work',
  },
})
