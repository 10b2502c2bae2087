/** The week that hangs on a wall. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { idOf, makeAccount, makeTask, makeUser } from '#domain/testing/make.ts'
import { AccountDatabase, toStored } from '#web/data/database.ts'
import type { Rows } from '#web/testing/pair.ts'
import { WallPage } from './wall-page.tsx'

async function openWall(rows: Rows) {
  // An upright one, which folds the days that are past.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const of = idOf('Maya')
  const database = new AccountDatabase(of)
  onTestFinished(() => database.delete())
  for (const [table, row] of rows) await database.table(table).put(toStored(table, row))
  render(
    <MemoryRouter>
      <WallPage of={of} people={[]} onPeople={() => undefined} />
    </MemoryRouter>,
  )
}

test('a day that was opened closes when nobody has touched the device for 30 seconds (A19)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  await openWall([
    ['users', makeUser('Maya')],
    ['accounts', makeAccount('Maya')],
    ['tasks', makeTask('Maya', { due_on: '2026-11-18', due_zone: 'Europe/Berlin' })],
  ])
  fireEvent.click(await screen.findByRole('button', { name: '1 overdue' }))
  const day = { name: 'Wed, Nov 18' }
  await screen.findByRole('dialog', day)
  const passes = (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000)
    fireEvent(document, new Event('visibilitychange'))
  }
  passes(29)
  expect(screen.getByRole('dialog', day)).toBeTruthy()
  passes(1)
  await waitFor(() => expect(screen.queryByRole('dialog', day)).toBeNull())
})
