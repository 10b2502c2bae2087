/** A turn is given once, and the pressed person keeps the focus if it is refused. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf } from '#domain/testing/make.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { GiveDialog, type GiveDialogProps } from './give-dialog.tsx'

test('while a turn is being given, its row takes no second press and keeps the focus (U7)', async () => {
  let refuse = () => {}
  const onGive = vi.fn<GiveDialogProps['onGive']>(
    () => new Promise((resolve) => (refuse = () => resolve(false))),
  )
  await renderForAccount({ name: 'Maya', rows: pair }, '/', (household) => (
    <GiveDialog
      {...{ household, onGive }}
      title="Give it to someone"
      name="Bins"
      people={household.partners}
      open
      onClose={() => {}}
    />
  ))
  const row = await screen.findByRole<HTMLButtonElement>('button', { name: 'Theo' })
  row.focus()
  fireEvent.click(row)
  fireEvent.click(row)
  expect(row.disabled).toBe(false)
  expect(document.activeElement).toBe(row)
  expect(onGive.mock.calls).toEqual([[idOf('Theo')]])
  refuse()
  await waitFor(() => {
    fireEvent.click(row)
    expect(onGive).toHaveBeenCalledTimes(2)
  })
})
