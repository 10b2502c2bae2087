/** Texts about taking and choosing photos. */
import { defineTexts } from '#domain/language/texts.ts'
import { IMAGE_TOO_LARGE } from '#domain/pictures/picture.ts'

export const photoTexts = defineTexts('photoTexts', {
  take: 'Take Photo',
  upload: 'Upload Photo',
  remove: 'Remove',
  removeNamed: 'Remove photo',
  hint: 'JPG or PNG, up to 5MB. It is shrunk on this device before it is saved.',
  ring: 'Everything inside the ring becomes your photo.',
  preview: 'What the camera sees',
  turn: 'Turn the camera around',
  starting: 'Starting the camera',
  saved: 'Photo saved',
  removed: 'Photo removed',
  picture: 'Picture',
  optional: 'optional',
  link: 'Picture link',
  removePicture: 'Remove picture',

  denied: 'Camera access denied',
  allow: 'Please allow camera access to take a photo.',
  tooLarge: 'File too large',
  selectSmaller: IMAGE_TOO_LARGE,
  unreadable: 'This picture cannot be read',
  selectOther: 'Please select a JPG, PNG, WebP or GIF image.',
  notKept: 'The photo could not be saved',
  noRoom: 'This device may be out of space.',
})
