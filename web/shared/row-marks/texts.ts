/** Texts of the marks of rows that are not on the server yet, or were refused. */
import { defineTexts } from '#domain/language/texts.ts'

export const rowMarkTexts = defineTexts('rowMarkTexts', {
  unsynced: 'Not synced yet',
  savedHere: 'Saved here',
  needsAttention: 'Needs attention',
})
