/** How long what was done stays in its place (K7). */
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { useUndoable } from './use-undoable.ts'

function Feeding() {
  const { withDone, note } = useUndoable<{ readonly id: string }>()
  return (
    <button type="button" onClick={() => note({ id: 'feed' }, 0)}>
      {withDone([]).length} in place
    </button>
  )
}

test('done again, it stays for ten seconds from then on (K7)', async () => {
  await renderForAccount({ name: 'Juno', rows: [] }, '/', <Feeding />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const done = screen.getByRole('button')
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
  fireEvent.click(done)
  pass(5)
  fireEvent.click(done)
  pass(6)
  expect(done.textContent).toBe('1 in place')
  pass(5)
  expect(done.textContent).toBe('0 in place')
})
