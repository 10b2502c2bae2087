/** A form that has been answered takes no second answer while its dialog leaves. */
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInAnimations } from '#web/testing/stand-in-animations.ts'
import { FormDialog } from './form-dialog.tsx'

afterEach(() => vi.restoreAllMocks())

test('while the dialog leaves, a second press neither submits the form nor does anything else', async () => {
  standInAnimations()
  const onSubmit = vi.fn<() => void>()
  const onPick = vi.fn<() => void>()
  const formThat = (open: boolean) => (
    <FormDialog
      open={open}
      onClose={() => {}}
      title="Create Task"
      submitLabel="Create"
      busy={false}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <button type="button" onClick={onPick}>
        Pick
      </button>
    </FormDialog>
  )
  const { rerender } = render(formThat(true))
  const create = await screen.findByText('Create')
  fireEvent.click(create)
  expect(onSubmit).toHaveBeenCalledOnce()

  rerender(formThat(false))
  expect(create.isConnected).toBe(true)
  fireEvent.click(create)
  fireEvent.submit(create.closest('form') ?? create)
  fireEvent.click(screen.getByText('Pick'))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onPick).not.toHaveBeenCalled()

  rerender(formThat(true))
  fireEvent.click(create)
  expect(onSubmit).toHaveBeenCalledTimes(2)
})
