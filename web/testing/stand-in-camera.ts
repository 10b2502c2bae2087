/** A camera for tests, whose picture never becomes a photo: each shot asks `toBlob` for one. */
import { onTestFinished, vi } from 'vitest'

export function standInCamera() {
  const stream = Object.assign(new MediaStream(), { getTracks: () => [] })
  const value = { getUserMedia: async () => stream, enumerateDevices: async () => [] }
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true })
  const canvas = HTMLCanvasElement.prototype
  const drawing = { fillRect: () => undefined, drawImage: () => undefined } as unknown as null
  const getContext = vi.spyOn(canvas, 'getContext').mockReturnValue(drawing)
  const toBlob = vi.spyOn(canvas, 'toBlob').mockReturnValue(undefined)
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    getContext.mockRestore()
    toBlob.mockRestore()
  })
  return { toBlob }
}
