/** One's own photo in the settings. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeUser } from '#domain/testing/make.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { PhotoEditor } from './photo-editor.tsx'

function Editor() {
  const household = useHousehold()
  return household && <PhotoEditor me={household.me} />
}

test('once it is removed the focus is where another one is chosen (U7)', async () => {
  const maya = makeUser('Maya', { photo_url: 'https://example.org/maya.jpg' })
  await renderForAccount({ name: 'Maya', rows: [['users', maya]] }, '/settings', <Editor />)
  const remove = await screen.findByRole('button', { name: 'Remove photo' })
  remove.focus()
  fireEvent.click(remove)
  await waitFor(() => expect(remove.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getAllByRole('button')[0])
})
