/** Chooses a photo in a field, which is made small until the test lets that fail. */
import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

export function chooseSlowPicture(field: HTMLElement): () => void {
  let fail = () => {}
  const reading = new Promise<ImageBitmap>((_, reject) => {
    fail = () => reject(new Error('Not a picture'))
  })
  vi.stubGlobal('createImageBitmap', () => reading)
  fireEvent.change(field, { target: { files: [new File(['picture'], 'picture.jpg')] } })
  return fail
}
