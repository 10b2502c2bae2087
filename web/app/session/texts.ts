/** What the session itself says: why a change was not saved, and what became of what was kept here. */

export const texts = {
  unknownError: 'An unknown error occurred',
  full: 'This device has no room left. Nothing was saved; free some room and try again.',
  evicted: {
    title: 'This browser deleted what was kept here',
    text: 'Everything the server has is on its way back. Changes that had not been sent are lost.',
  },
}
