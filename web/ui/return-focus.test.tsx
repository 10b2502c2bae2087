/** The focus after a dialog has closed. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

type Opener = 'there' | 'disabled' | 'gone'

function Page({ after }: { readonly after: Opener }) {
  const [opener, setOpener] = useState<Opener>('there')
  const [open, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      {opener !== 'gone' && (
        <button type="button" disabled={opener === 'disabled'} onClick={() => setOpen(true)}>
          Redeem
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title="Redeemed">
        <button
          type="button"
          onClick={() => {
            setOpener(after)
            setOpen(false)
          }}
        >
          Enjoy it
        </button>
      </Dialog>
    </main>
  )
}

test.each<readonly [opener: Opener, focused: 'button' | 'main']>([
  ['there', 'button'],
  ['disabled', 'main'],
  ['gone', 'main'],
])('if its opener is %s the focus is on the %s (U7)', async (after, focused) => {
  render(<Page after={after} />)
  const opener = screen.getByText('Redeem')
  opener.focus()
  fireEvent.click(opener)
  const end = await screen.findByText('Enjoy it')
  end.focus()
  fireEvent.click(end)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(focused)))
})
