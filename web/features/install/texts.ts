/** Texts about installing the app. */
import { defineTexts } from '#domain/language/texts.ts'
import type { Platform } from '#web/shared/device/platform.ts'

export const installTexts = defineTexts('installTexts', {
  install: 'Install app',
  addToHomeScreen: 'Add to Home Screen',
  worksOffline: 'Works offline',
  installAction: 'Install',
  addAction: 'Add',
  dismiss: 'Dismiss',
  gotIt: 'Got it!',

  guide: 'Mitten opens full screen and keeps working with no connection.',
  steps: [
    { title: 'Tap Share', place: 'in Safari' },
    { title: 'Choose Add to Home Screen', place: 'scroll down the list' },
    { title: 'Tap Add', place: 'in the top corner' },
  ],
  add: 'Add',
  waiting: (count: number) =>
    count === 1
      ? 'One change on this device has not reached the server. The installed app starts without it: connect to the internet first, and wait until everything is synced.'
      : `${count} changes on this device have not reached the server. The installed app starts without them: connect to the internet first, and wait until everything is synced.`,

  manual: {
    ios: 'Open this page in Safari, tap Share, then Add to Home Screen.',
    android: 'Open the browser menu, then choose Add to Home screen.',
    desktop:
      'Open the browser menu, then choose Install or Add to Dock. Some browsers cannot install apps: Chrome, Edge and Safari can.',
  } satisfies Record<Platform, string>,
})
