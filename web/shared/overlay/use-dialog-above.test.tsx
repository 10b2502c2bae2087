/** A dialog above another one has an entry in the history, which never stays without the dialog. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Location } from 'react-router-dom'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { goBack, WayBack } from '#web/testing/go-back.tsx'
import { useDialogAbove } from './use-dialog-above.ts'

const below = { pathname: '/tasks', search: '?new=1', key: 'below' }

function Page({ onAnswer }: { readonly onAnswer: (answer: string | null) => void }) {
  const { subject, open, close } = useDialogAbove<string, string>('room')
  return (
    <>
      <p>{useLocation().key}</p>
      <button type="button" onClick={() => void open('a room').then(onAnswer)}>
        Open
      </button>
      {subject !== null && (
        <button type="button" onClick={() => close('made')}>
          {subject}
        </button>
      )}
      <WayBack />
    </>
  )
}

function show(steps: readonly Partial<Location>[]) {
  const onAnswer = vi.fn<(answer: string | null) => void>()
  render(
    <MemoryRouter initialEntries={[...steps]}>
      <Page onAnswer={onAnswer} />
    </MemoryRouter>,
  )
  return onAnswer
}

test('closed, it answers once its step is gone', async () => {
  const onAnswer = show([below])
  fireEvent.click(screen.getByText('Open'))
  fireEvent.click(await screen.findByText('a room'))
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([['made']]))
  expect(screen.getByText('below')).toBeTruthy()
  expect(screen.queryByText('a room')).toBeNull()
})

test('the back button closes it without an answer', async () => {
  const onAnswer = show([below])
  fireEvent.click(screen.getByText('Open'))
  await screen.findByText('a room')
  goBack()
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[null]]))
  expect(screen.queryByText('a room')).toBeNull()
})

test('a page that was loaded again goes back to the dialog below', async () => {
  show([below, { ...below, key: 'above', state: { above: 'room' } }])
  expect(await screen.findByText('below')).toBeTruthy()
})
