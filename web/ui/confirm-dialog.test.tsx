/** A confirm dialog closes after its work is done, and stays open if the work fails. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

async function ask(onConfirm: () => Promise<boolean | void>) {
  const onClose = vi.fn<() => void>()
  render(
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete it?"
      description="There is no undo."
      confirmLabel="Delete"
      cancelLabel="Cancel"
    />,
  )
  return { onClose, button: await screen.findByRole('button', { name: 'Delete' }) }
}

test('it closes once, when the work is done, and takes no second word while it leaves', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { onClose, button } = await ask(work)
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  fireEvent.click(button)
  expect(work).toHaveBeenCalledOnce()
})

test('what did not work leaves it open, for another try', async () => {
  const answers = [false, true]
  const { onClose, button } = await ask(async () => answers.shift() ?? true)
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe(null))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(button)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('what is asked again takes a word again', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
  function Asking() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        <ConfirmDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          onConfirm={work}
          title="Delete it?"
          description="There is no undo."
          confirmLabel="Delete"
        />
      </>
    )
  }
  render(<Asking />)
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByText('Ask'))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(work).toHaveBeenCalledTimes(times))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
})
