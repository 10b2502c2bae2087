/** Every text about syncing: the pill, the sheet, refused changes and what can be done about them. */
import type { SyncState } from './sync-state.ts'

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const texts = {
  /** The pill, and the title of the sheet. */
  states: {
    synced: () => 'All synced',
    syncing: () => 'Syncing',
    offline: (waiting) => {
      if (waiting === 0) return 'Offline'
      if (waiting === 1) return 'Offline - 1 change saved here'
      return `Offline - ${waiting} changes saved here`
    },
    attention: () => 'Needs attention',
    signIn: (waiting) => {
      if (waiting === 0) return 'Sign in to sync'
      if (waiting === 1) return 'Sign in to sync 1 change'
      return `Sign in to sync ${waiting} changes`
    },
    upgrade: (waiting) => (waiting === 1 ? 'Update to sync 1 change' : 'Update to sync'),
    held: () => 'Waiting for the server',
  } satisfies Record<SyncState, (waiting: number) => string>,

  /** One sentence under the title; `refused` counts the refused changes. */
  explanations: {
    synced: () => 'Everything you did here is on the server.',
    syncing: () => 'Your changes are on their way. You can keep going.',
    offline: () =>
      'Keep going. Everything is kept on this device and sends itself when you are back online.',
    attention: (refused) =>
      refused === 1
        ? 'One change could not be saved on the server. It is still here until you decide.'
        : `${numberWords[refused] ?? refused} changes could not be saved on the server. They stay on this device until you decide.`,
    signIn: () =>
      'The server wants to know it is you. Everything is kept on this device until you sign in again.',
    upgrade: () =>
      'This version of the app is too old for the server. Close the app and open it again; your changes are kept.',
    held: () => 'The server is being updated. Your changes are kept here and follow by themselves.',
  } satisfies Record<SyncState, (refused: number) => string>,
}
