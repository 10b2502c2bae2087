/** Texts about newer releases of the app. */
import { defineTexts } from '#domain/language/texts.ts'

export const updateTexts = defineTexts('updateTexts', {
  available: 'A new version is ready',
  update: 'Update',
  replaced: 'Mitten was updated in another tab',
  reload: 'Reload',

  title: 'App Information',
  version: 'Version',
  status: 'Status',
  upToDate: 'Up to Date',
  updateAvailable: 'Update Available',
  checking: 'Checking',
  worksOffline: 'Works offline',
  offlineReady: 'Ready',
  offlineNotReady: 'Not yet',
  kept: 'Kept on this device',
  made: 'About Mitten',
  about: 'Licences and source',
  check: 'Check for Updates',
  checkFailed: 'Unable to check for updates. Please try again later.',
})
