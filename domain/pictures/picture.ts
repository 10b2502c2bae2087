/** Which pictures are accepted (A13, SEC27). */

/** No SVG: opened as a page, it could run scripts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
export type ImageType = (typeof imageTypes)[number]

/** Maximum length of a picture's address, in characters. */
export const MAX_URL = 2048
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
export const IMAGE_TOO_LARGE = 'Please select an image smaller than 5MB.'

export function isImageType(type: string): type is ImageType {
  return imageTypes.some((each) => each === type)
}
