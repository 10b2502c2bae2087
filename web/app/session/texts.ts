/** Texts of the session: why a change was not saved, and what happened to stored data. */

export const texts = {
  unknownError: 'An unknown error occurred',
  full: 'This device has no room left. Nothing was saved; free some room and try again.',
  missing: {
    title: 'Nothing was saved',
    text: 'A part of the app could not be loaded. Load the page again when there is a connection.',
  },
  noRoom: {
    title: 'This device has no room left',
    text: 'What is kept here stays. What the others do, and what you have not sent, waits until you free some room.',
  },
  evicted: {
    title: 'This browser deleted what was kept here',
    text: 'Everything the server has is on its way back. Changes that had not been sent are lost.',
  },
}
