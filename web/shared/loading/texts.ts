/** Texts in place of a page whose data on this device cannot be read (U1). */
import { defineTexts } from '#domain/language/texts.ts'

export const loadingTexts = defineTexts('loadingTexts', {
  /** The browser's message goes with them; not every browser gives one. */
  failed: {
    user: () => 'Failed to fetch user data',
    points: () => 'Error loading points data',
    tasks: (message: string) => `Error loading tasks: ${message || 'Failed to fetch tasks'}`,
    rewards: (message: string) => `Error loading rewards: ${message || 'Failed to fetch rewards'}`,
    partnerships: (message: string) =>
      `Error loading partnerships: ${message || 'Failed to fetch partnerships'}`,
    notifications: (message: string) =>
      `Error loading notifications: ${message || 'Failed to fetch notifications'}`,
  },
  again: 'Try again',
})
