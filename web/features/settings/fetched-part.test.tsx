/** Data that only the server has: another attempt after one that failed (U7). */
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NetworkError } from '#web/api/call.ts'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { FetchedPart } from './fetched-part.tsx'

const read = () => Promise.reject(new NetworkError())

function Part() {
  const fetched = useFetched(read)
  return (
    <section>
      <h2>Passkeys</h2>
      <FetchedPart of={fetched}>{() => null}</FetchedPart>
    </section>
  )
}

test('the focus goes to the heading while it is tried again (U7)', async () => {
  await renderForAccount({ name: 'Maya', rows: [] }, '/settings', <Part />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }))
})
