/** Texts about storage on this device. */

export const storageTexts = {
  missing: {
    page: 'Nothing can be kept here',
    title: 'This window keeps nothing',
    text: 'Mitten keeps your household on the device, so that it works without a connection. This browser does not let it.',
    ways: [
      'In a private window, open Mitten in a normal one.',
      'If cookies and site data are blocked, allow them for this address.',
      'If the device has no room left, free some and load again.',
    ],
    works: 'Nothing you did elsewhere is lost: it is on the server and on your other devices.',
    again: 'Load again',
  },
  card: {
    title: 'Kept on this device',
    used: 'Used by Mitten',
    free: 'Room left',
    unknown: 'This browser does not say',
    lasting: 'Protected',
    kept: 'Yes, the browser deletes nothing by itself',
    notKept: 'No, the browser may delete it when the device runs out of room',
    protect: 'Protect what is kept here',
    refused: 'The browser said no for now. Installing Mitten or using it more often changes that.',
    safari:
      'Safari deletes what a website keeps when it is not opened for seven days. Adding Mitten to the Home Screen avoids that.',
    safariWaiting: (changes: number) =>
      changes === 1
        ? 'Safari deletes what a website keeps when it is not opened for seven days. 1 change here is not on the server yet: go online before that, or it is lost.'
        : `Safari deletes what a website keeps when it is not opened for seven days. ${changes} changes here are not on the server yet: go online before that, or they are lost.`,
  },
}
