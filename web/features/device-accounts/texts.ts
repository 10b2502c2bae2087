/** Texts of the question who is here. */
import { defineTexts } from '#domain/language/texts.ts'

export const texts = defineTexts('deviceAccountTexts', {
  page: "Who's here?",
  title: "Who's here?",
  people: 'People on this device',
  saved: (changes: number) =>
    changes === 1 ? '1 change saved here' : `${changes} changes saved here`,
  notSynced: 'Not synced yet',
  signInAgain: 'Sign in again',
  signInToSync: (changes: number) =>
    changes === 1 ? 'Sign in to sync 1 change' : `Sign in to sync ${changes} changes`,
  hasPin: 'Has a PIN',
  apart: "Everyone's changes are kept apart and sync under their own name.",
  device: {
    synced: 'All synced',
    waiting: (changes: number) =>
      changes === 1 ? '1 change saved here' : `${changes} changes saved here`,
    offline: 'Offline',
    offlineWaiting: (changes: number) =>
      changes === 1 ? 'Offline - 1 change saved here' : `Offline - ${changes} changes saved here`,
  },
  add: {
    title: 'Add account',
    text: 'Signs in once on this device. After that it opens with a tap, offline too.',
    needsConnection: 'Needs a connection',
    action: 'Add to this device',
    newHere: 'New here?',
    register: 'Register',
  },
  manage: {
    action: 'Manage accounts',
    title: 'Manage accounts',
    text: 'Everybody who is signed in on this device.',
    signOut: 'Sign out',
    signOutOf: (name: string) => `Sign out ${name}`,
    question: (name: string) => `Sign ${name} out of this device?`,
    again: 'To come back, they sign in with their password.',
    againByParent: 'To come back, a parent signs them in.',
    kept: (changes: number) =>
      changes === 1
        ? '1 change is not on the server yet. It stays on this device until they sign in again.'
        : `${changes} changes are not on the server yet. They stay on this device until they sign in again.`,
    pin: (name: string) => `PIN of ${name}`,
    notPin: (name: string) => `That is not the PIN of ${name}`,
    done: (name: string) => `${name} is signed out`,
  },
  pin: {
    page: 'PIN',
    everyone: 'Everyone',
    hello: (name: string) => `Hello, ${name}`,
    forgot: 'Forgot your PIN? Sign in with your password',
    forgotChild: 'Forgot your PIN? Ask a parent for a code',
    forgotChildOffline: 'Forgot your PIN? A code from a parent needs a connection.',
    forgotOffline: 'Forgot your PIN? Signing in with your password needs a connection.',
    removed: 'Your PIN was removed',
    removedText: 'You can set a new one under Settings, Security.',
  },
  password: {
    codeTitle: 'Open with a code from a parent',
    title: 'Sign in with your password',
    text: (name: string) =>
      `Enter the password of ${name}. It opens the account here and removes the PIN.`,
    action: 'Sign in',
  },
})
