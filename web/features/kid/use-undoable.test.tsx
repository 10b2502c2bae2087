/** How long what was done stays in its place, and which change is taken back (K7). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, monday } from '#domain/testing/make.ts'
import type { OpenAccount } from '#web/data/account.ts'
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

function TakeBack({ slot }: { slot: string }) {
  const { undo } = useUndoable<{ readonly id: string }>()
  const change = {
    name: 'completeTask',
    id: idOf('feed'),
    slot,
    reverse: async () => false,
  } as const
  return (
    <button type="button" onClick={() => void undo({ id: slot }, change)}>
      Undo
    </button>
  )
}

test('of two days of one repeating task the one that was pressed is taken back (C1, K7)', async () => {
  const undo = vi.fn<OpenAccount['undo']>().mockResolvedValue(true)
  const days = ['2026-11-24', '2026-11-25'] as const
  const { database } = await renderForAccount(
    { name: 'Juno', rows: [], instead: { undo } },
    '/',
    <TakeBack slot={days[0]} />,
  )
  await database.outbox.bulkPut(
    days.map((slot, index) => ({
      seq: index + 1,
      id: idOf(slot),
      name: 'completeTask',
      version: 1,
      input: { id: idOf('feed'), slot },
      at: monday,
      changes: [],
    })),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(undo.mock.calls).toEqual([[idOf(days[0])]]))
})
