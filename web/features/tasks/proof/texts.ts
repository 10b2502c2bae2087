/** Texts of the photo of a completed task. */
import { defineTexts } from '#domain/language/texts.ts'

export const proofTexts = defineTexts('proofTexts', {
  needsPhoto: 'Photo proof',
  yes: 'Yes',
  deletedOnApproval: 'The photo is deleted when it is approved.',
  titleOf: (name: string) => `A photo of ${name}`,
  whole: (name: string) => `Show the photo of ${name}`,
  photoOf: (name: string) => `Photo: ${name}`,
  onItsWay: 'The photo is still on its way.',
  chooseInstead: 'Choose a photo that shows that it is done.',
})
