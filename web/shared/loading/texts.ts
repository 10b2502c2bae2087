/** Texts in place of a page whose data on this device cannot be read (U1). */

/** The browser's message goes with them; not every browser gives one. */
export const loadingTexts = {
  user: () => 'Failed to fetch user data',
  points: () => 'Error loading points data',
  tasks: (message: string) => `Error loading tasks: ${message || 'Failed to fetch tasks'}`,
  rewards: (message: string) => `Error loading rewards: ${message || 'Failed to fetch rewards'}`,
  partnerships: (message: string) =>
    `Error loading partnerships: ${message || 'Failed to fetch partnerships'}`,
  notifications: (message: string) =>
    `Error loading notifications: ${message || 'Failed to fetch notifications'}`,
}

export const againText = 'Try again'
