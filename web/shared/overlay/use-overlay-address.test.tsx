/** A dialog with an address is closed once, whatever asks for it, and no later request leaves the page. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { goBack, WayBack } from '#web/testing/go-back.tsx'
import { OverlaySlot } from './overlay-slot.tsx'
import { useOverlayAddress } from './use-overlay-address.ts'

type DialogProps = { readonly open: boolean; readonly onClose: () => void }

function Page({ Dialog }: { readonly Dialog: (props: DialogProps) => React.ReactNode }) {
  const overlay = useOverlayAddress()
  const navigate = useNavigate()
  return (
    <>
      <p>{useLocation().pathname}</p>
      <button type="button" onClick={() => overlay.open('edit', '1')}>
        Open
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Browser forward
      </button>
      <WayBack />
      <OverlaySlot parameter="edit">{(shown) => <Dialog {...shown} />}</OverlaySlot>
    </>
  )
}

function show(Dialog: (props: DialogProps) => React.ReactNode, path = '/tasks') {
  render(
    <MemoryRouter initialEntries={['/home', path]}>
      <Page Dialog={Dialog} />
    </MemoryRouter>,
  )
}

function Closable({ open, onClose }: DialogProps) {
  return (
    open && (
      <button type="button" onClick={onClose}>
        Close
      </button>
    )
  )
}

test('opened again by the forward button of the browser, it can be closed again', async () => {
  show(Closable)
  fireEvent.click(screen.getByText('Open'))
  for (const again of [true, false]) {
    fireEvent.click(await screen.findByText('Close'))
    await waitFor(() => expect(screen.queryByText('Close')).toBeNull())
    if (again) fireEvent.click(screen.getByText('Browser forward'))
  }
  expect(screen.getByText('/tasks')).toBeTruthy()
})

test('closed twice before the browser has gone back, it leaves the page where it is', async () => {
  show(Closable)
  fireEvent.click(screen.getByText('Open'))
  const close = await screen.findByText('Close')
  fireEvent.click(close)
  fireEvent.click(close)
  await waitFor(() => expect(screen.queryByText('Close')).toBeNull())
  expect(screen.getByText('/tasks')).toBeTruthy()
})

test('work that ends after somebody went back closes nothing more', async () => {
  let end = () => {}
  function Saving({ open, onClose }: DialogProps) {
    return (
      open && (
        <button type="button" onClick={() => (end = onClose)}>
          Save
        </button>
      )
    )
  }
  show(Saving)
  fireEvent.click(screen.getByText('Open'))
  fireEvent.click(await screen.findByText('Save'))
  goBack()
  await waitFor(() => expect(screen.queryByText('Save')).toBeNull())
  act(() => end())
  expect(screen.getByText('/tasks')).toBeTruthy()
})

test('a dialog without a subject asks to be closed as long as it is drawn, and is closed once', async () => {
  const keys = new Set<string>()
  function Empty({ onClose }: DialogProps) {
    keys.add(useLocation().key)
    const asked = useRef(0)
    useEffect(() => {
      asked.current += 1
      // Enough to be noticed: without a limit, no test would get any further.
      if (asked.current < 10) onClose()
    }, [onClose])
    return null
  }
  show(Empty, '/tasks?edit=1')
  await waitFor(() => expect(keys.size).toBeGreaterThan(1))
  expect(keys.size).toBe(2)
})
