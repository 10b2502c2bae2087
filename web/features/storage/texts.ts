/** Texts about storage on this device. */
import { defineTexts } from '#domain/language/texts.ts'

export const storageTexts = defineTexts('storageTexts', {
  missing: {
    page: 'Nothing can be saved here',
    title: 'This window cannot save anything',
    text: 'Mitten saves your household on this device so that it works offline. This browser does not allow that.',
    ways: [
      'If this is a private window, open Mitten in a normal one.',
      'If cookies and site data are blocked, allow them for this address.',
      'If the device is out of space, free some up and load again.',
    ],
    works: 'Nothing you did elsewhere is lost: it is on the server and on your other devices.',
    again: 'Load again',
  },
  card: {
    title: 'Kept on this device',
    used: 'Used by Mitten',
    free: 'Space left',
    unknown: 'Not reported by this browser',
    lasting: 'Protected',
    kept: 'Yes, the browser will not delete it on its own',
    notKept: 'No, the browser may delete it when the device runs out of space',
    protect: 'Protect this data',
    refused: 'The browser said no for now. Installing Mitten or using it more often changes that.',
    safari:
      'Safari deletes a website’s data when it is not opened for seven days. Adding Mitten to the Home Screen avoids that.',
    safariWaiting: (changes: number) =>
      changes === 1
        ? 'Safari deletes a website’s data when it is not opened for seven days. 1 change here is not on the server yet: go online before that, or it is lost.'
        : `Safari deletes a website’s data when it is not opened for seven days. ${changes} changes here are not on the server yet: go online before that, or they are lost.`,
  },
})
