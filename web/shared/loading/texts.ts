/** Texts in place of a page whose data on this device cannot be read (U1). */
import { defineTexts } from '#domain/language/texts.ts'

type Failed = 'user' | 'points' | 'tasks' | 'rewards' | 'partnerships' | 'notifications'

export const loadingTexts = defineTexts('loadingTexts', {
  /** The browser's message goes with them; not every browser gives one. */
  failed: {
    user: () => 'Failed to fetch user data',
    points: () => 'Error loading points data',
    tasks: (message) => `Error loading tasks: ${message || 'Failed to fetch tasks'}`,
    rewards: (message) => `Error loading rewards: ${message || 'Failed to fetch rewards'}`,
    partnerships: (message) =>
      `Error loading partnerships: ${message || 'Failed to fetch partnerships'}`,
    notifications: (message) =>
      `Error loading notifications: ${message || 'Failed to fetch notifications'}`,
  } satisfies Record<Failed, (message: string) => string>,
  again: 'Try again',
})
