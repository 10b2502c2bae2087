/** An answer that the server did not give: the focus while it is requested again (U7). */
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NetworkError } from '#web/api/call.ts'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Loaded } from './loaded.tsx'

const read = () => Promise.reject(new NetworkError())

function Tab() {
  const fetched = useFetched(read)
  return (
    <main>
      <Tabs
        of="admin"
        label="Admin"
        current="users"
        tabs={[{ id: 'users', to: '?', label: 'Users' }]}
      />
      <Loaded fetched={fetched} failed={(message) => message}>
        {() => null}
      </Loaded>
    </main>
  )
}

test('it goes to the tab (U7)', async () => {
  await renderForAccount({ name: 'Maya', rows: [] }, '/admin', <Tab />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Users' }))
})
