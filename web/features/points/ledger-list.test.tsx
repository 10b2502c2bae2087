/** The ledger as it is shown: its days, by the day of the account. */
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf } from '#domain/testing/make.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { everything } from './ledger-filter.ts'
import { LedgerList } from './ledger-list.tsx'

test('what came today came yesterday once the day of the account is over (U23)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00.000Z') })
  const entry = {
    id: `task:${idOf('task')}:completed:1`,
    user_id: idOf('Maya'),
    ledger: 'total' as const,
    amount: 80,
    reason: 'task_completed' as const,
    related_id: idOf('task'),
    related_type: 'task' as const,
    created_at: '2026-11-21T22:00:00.000Z',
  }
  const rows: Rows = [...pair, ['entries', entry]]
  await renderForAccount({ name: 'Maya', rows }, '/', (household) => (
    <LedgerList household={household} filter={everything} />
  ))
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy()
  vi.setSystemTime(new Date('2026-11-21T23:30:00.000Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('heading', { name: 'Yesterday, Nov 21' })).toBeTruthy()
})
