/** The person's own photo in the settings. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeUser } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { PhotoEditor } from './photo-editor.tsx'

test('once it is removed the focus is where another one is chosen (U7)', async () => {
  const rows = [['users', makeUser('Maya', { photo_url: 'https://example.org/maya.jpg' })]] as const
  await renderForAccount({ name: 'Maya', rows }, '/settings', ({ me }) => <PhotoEditor me={me} />)
  const remove = await screen.findByRole('button', { name: 'Remove photo' })
  remove.focus()
  fireEvent.click(remove)
  await waitFor(() => expect(remove.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getAllByRole('button')[0])
})
