/** Which pictures are accepted, and the paths by which rows name them (A13, SEC27). */
import { expect, test } from 'vitest'
import { pictureHash, picturePath } from './picture-path.ts'
import { imageTypes, isImageType } from './picture.ts'

const hash = '0a'.repeat(32)

test('a picture is named by a path with its hash', () => {
  expect(picturePath(hash)).toBe(`/api/blobs/${hash}`)
  expect(pictureHash(picturePath(hash))).toBe(hash)
})

test.each([
  null,
  '',
  hash,
  `/api/blobs/${hash}0`,
  `/api/blobs/${hash.slice(1)}`,
  `/api/blobs/${hash.toUpperCase()}`,
  `https://example.org/api/blobs/${hash}`,
  `/api/blobs/${hash}?size=1`,
])('the address %s is not the path of a stored picture', (address) => {
  expect(pictureHash(address)).toBeNull()
})

test('photos and drawings are accepted, nothing that could run scripts', () => {
  expect(imageTypes.every(isImageType)).toBe(true)
  expect(['image/svg+xml', 'text/html', 'image/', ''].some(isImageType)).toBe(false)
})
