/** The camera: if it cannot take a photo, the app says so. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { PhotoEditor } from './photo-editor.tsx'

test('without room for the picture the person is told, and the camera closes', async () => {
  const mediaDevices = {
    getUserMedia: () => Promise.resolve(Object.assign(new MediaStream(), { getTracks: () => [] })),
    enumerateDevices: () => Promise.resolve([]),
  }
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', mediaDevices })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await renderForAccount({ name: 'Maya' }, '/', ({ me }) => <PhotoEditor me={me} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Take Photo' }))
  const dialog = await screen.findByRole('dialog')
  const takes = screen.getAllByRole('button', { name: 'Take Photo' })
  const take = takes.find((button) => dialog.contains(button))
  if (!take) throw new Error('It is there')
  await waitFor(() => expect(take.getAttribute('aria-disabled')).toBe('false'))
  fireEvent.click(take)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(currentToast()?.title).toBe('This picture cannot be read')
})
