/** Texts of files that are made on the device. */
import { defineTexts } from '#domain/language/texts.ts'

export const fileTexts = defineTexts('fileTexts', {
  failed: 'Failed to make the file',
  arriving: 'Your history is still arriving on this device.',
})
