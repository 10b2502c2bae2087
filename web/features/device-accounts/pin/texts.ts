/** Texts about PINs. */
import { defineTexts } from '#domain/language/texts.ts'

export const pinTexts = defineTexts('pinTexts', {
  enter: 'Enter your PIN',
  pad: 'PIN pad',
  entered: (count: number, of: number) => `${count} of ${of} digits entered`,
  clear: 'Clear',
  deleteLast: 'Delete last digit',
  wrong: (name: string, left: number) =>
    left === 1
      ? `That is not ${name}'s PIN. 1 try left.`
      : `That is not ${name}'s PIN. ${left} tries left.`,
  paused: 'Too many wrong tries.',
  pauseLeft: (seconds: number) => {
    if (seconds > 60) return `Try again in ${Math.ceil(seconds / 60)} minutes.`
    return seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`
  },
  card: {
    title: 'People on this device',
    isSet: 'This device asks for your PIN before it opens your account.',
    isNotSet: 'Without a PIN your account opens here with a tap.',
    honest:
      'A PIN keeps people apart in the app. It does not encrypt what is stored on this device: somebody who knows computers can get around it.',
    notOffered: 'A PIN needs https. This address has none, so your account opens here with a tap.',
    set: 'Set a PIN',
    change: 'Change PIN',
    remove: 'Remove PIN',
    add: 'Add another person',
    idle: "Ask who's here",
    idleHint: 'After this long without a touch. What you are typing comes back with you.',
    idleChoices: {
      0: 'Never',
      1: 'After 1 minute',
      5: 'After 5 minutes',
      15: 'After 15 minutes',
    },
  },
  form: {
    titles: {
      set: 'Set a PIN',
      change: 'Change PIN',
      remove: 'Remove PIN',
    },
    text: '4 to 8 digits, asked for on this device only.',
    removeText: 'Your account then opens here with a tap.',
    current: 'Current PIN',
    next: 'New PIN',
    confirm: 'Repeat the new PIN',
    show: 'Show PIN',
    hide: 'Hide PIN',
    shape: 'A PIN has 4 to 8 digits',
    noMatch: "PINs don't match",
    wrong: 'That is not your PIN',
    paused: 'Too many wrong tries. Wait a little before the next one.',
    save: 'Save PIN',
    removeAction: 'Remove PIN',
    saved: 'PIN saved',
    removed: 'PIN removed',
  },
})
