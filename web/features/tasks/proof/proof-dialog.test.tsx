/** The camera that completes a task (T20). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { standInCamera } from '#web/testing/stand-in-camera.ts'
import { ProofDialog } from './proof-dialog.tsx'

test('two quick presses take one photo (T20)', async () => {
  const { toBlob } = standInCamera()
  const dialog = (
    <ProofDialog name="Bed" onClose={() => undefined} onPhoto={() => Promise.resolve()} />
  )
  await renderForAccount({ name: 'Maya', rows: [] }, '/tasks', dialog)
  const take = await screen.findByRole('button', { name: 'Take Photo' })
  await waitFor(() => expect(take.getAttribute('aria-disabled')).toBe('false'))
  fireEvent.click(take)
  fireEvent.click(take)
  expect(toBlob).toHaveBeenCalledOnce()
})
