/** Texts of the session: why a change was not saved, and what happened to stored data. */
import { defineTexts } from '#domain/language/texts.ts'

export const texts = defineTexts('sessionTexts', {
  unknownError: 'An unknown error occurred',
  full: 'This device is out of space. Nothing was saved. Free up some space and try again.',
  missing: {
    title: 'Nothing was saved',
    text: 'A part of the app could not be loaded. Load the page again when there is a connection.',
  },
  noRoom: {
    title: 'This device is out of space',
    text: 'Your data is safe. Sync is paused until you free up space.',
  },
  evicted: {
    title: 'This browser deleted the data stored here',
    text: 'Everything on the server is being restored. Changes that had not been sent are lost.',
  },
})
