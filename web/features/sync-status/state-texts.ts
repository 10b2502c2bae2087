/** Texts of the sync status: the pill, and the title of the sheet. */
import { defineTexts } from '#domain/language/texts.ts'
import type { SyncState } from './sync-state.ts'

export const stateTexts = defineTexts<Record<SyncState, (waiting: number) => string>>(
  'stateTexts',
  {
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
    deleted: () => 'Account deleted',
  },
)
