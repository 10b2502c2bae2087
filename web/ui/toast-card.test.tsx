/** How long a toast is shown if a change waits for it (R51), and where the focus goes when it closes (U7). */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastCard } from './toast-card.tsx'
import { currentToast, showToast } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())

/** A toast with a change that can be taken back for six seconds. */
function showHeld() {
  const onHeld = vi.fn<() => void>()
  const countdown = { ms: 6000, onHeld }
  const action = { label: 'Undo', onPress: () => undefined, countdown }
  const id = showToast({ title: 'Task deleted', action })
  render(<ToastCard toast={{ id, title: 'Task deleted', action }} />)
  return onHeld
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('it stands for its six seconds, and closes then', () => {
  showHeld()
  pass(5999)
  expect(currentToast()).not.toBeNull()
  pass(1)
  expect(currentToast()).toBeNull()
})

test('a pointer on it holds it, for a minute at most: what waits behind it goes (R51)', () => {
  const onHeld = showHeld()
  fireEvent.pointerEnter(screen.getByText('Task deleted'))
  pass(59_999)
  expect(currentToast()).not.toBeNull()
  expect(onHeld.mock.calls.length).toBeGreaterThan(20)
  pass(1)
  expect(currentToast()).toBeNull()
})

test.each([
  [true, 'of the keyboard holds it'],
  [false, 'that a press left there does not'],
])('focus that is seen: %s, %s (R51)', (isSeen) => {
  showHeld()
  const close = screen.getByRole('button', { name: 'Close' })
  vi.spyOn(close, 'matches').mockReturnValue(isSeen)
  fireEvent.focus(close)
  pass(10_000)
  expect(currentToast() !== null).toBe(isSeen)
})

test.each([
  ['where it was before', true],
  ['on the page, if that is gone', false],
])('closed with the keyboard it leaves the focus %s (U7)', (_, stays) => {
  const page = (hasLink: boolean, isShown: boolean) => (
    <>
      <main tabIndex={-1}>{hasLink && <a href="/">Home</a>}</main>
      {isShown && <ToastCard toast={{ id: 0, title: 'Task deleted' }} />}
    </>
  )
  const { rerender } = render(page(true, true))
  const link = screen.getByRole('link', { name: 'Home' })
  link.focus()
  screen.getByRole('button', { name: 'Close' }).focus()
  rerender(page(stays, true))
  rerender(page(stays, false))
  expect(document.activeElement).toBe(stays ? link : screen.getByRole('main'))
})
