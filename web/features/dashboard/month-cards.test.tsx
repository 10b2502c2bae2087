/** The figures of this month: in the person's time zone, without refunded rewards. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { completionEntries, reopeningEntries } from '#domain/tasks/task-ledger.ts'
import { idOf, makeReward, makeTask, makeUser } from '#domain/testing/make.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { pair } from '#web/testing/pair.ts'
import { receiveHistory } from '#web/testing/receive-history.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { MonthCards } from './month-cards.tsx'
import { useMonthFigures } from './month-figures.ts'

function Cards() {
  const household = useHousehold()
  const figures = useMonthFigures(household, new Date('2026-03-15T12:00:00.000Z'))
  return figures && <MonthCards figures={figures} />
}

function redeemed(name: string, redeemed_at: string, denied_by: string | null = null) {
  const approved = { awaiting_approval: false, approved_by: idOf('Theo') }
  const reward = makeReward('Maya', { id: idOf(name), name, ...approved, redeemed_at, denied_by })
  return ['rewards', reward] as const
}

test('rewards redeemed this month are counted, a refunded one is not (RW9)', async () => {
  const rows = [
    ['users', makeUser('Maya')] as const,
    redeemed('Bath', '2026-03-02T12:00:00.000Z'),
    redeemed('Cinema', '2026-03-03T12:00:00.000Z'),
    redeemed('Arcade', '2026-03-04T12:00:00.000Z', idOf('Theo')),
    redeemed('Tickets', '2026-02-20T12:00:00.000Z'),
  ]
  await renderForAccount({ name: 'Maya', rows }, '/', <Cards />)
  const card = await screen.findByRole('link', { name: /Redeemed Rewards/ })
  await expect.poll(() => card.textContent).toMatch(/^2\D/)
})

const done = { completed_at: '2026-03-04T12:00:00.000Z', completions: 1 }

function helped(name: string) {
  return makeTask('Theo', { ...done, helpers: idOf('Maya'), id: idOf(name), name })
}

type Written = ReturnType<typeof completionEntries | typeof reopeningEntries>[number]

function entryAt(created_at: string, entry: Written | undefined) {
  return entry ? [['entries', { ...entry, created_at }] as const] : []
}

test('what was done with others counts for everybody who did it, unless it was taken back (T22)', async () => {
  const [raked, swept] = [helped('Rake'), helped('Sweep')]
  const rows = [
    ...pair,
    ['tasks', makeTask('Maya', done)] as const,
    ...entryAt(done.completed_at, completionEntries(raked)[1]),
    ...entryAt(done.completed_at, completionEntries(swept)[1]),
    ...entryAt(done.completed_at, reopeningEntries(raked)[1]),
  ]
  await renderForAccount({ name: 'Maya', rows }, '/', <Cards />)
  const card = await screen.findByRole('link', { name: /Completed Tasks/ })
  await expect.poll(() => card.textContent).toMatch(/^2\D/)
})

test('what is taken back this month and was done before it takes nothing from this month (T22)', async () => {
  const [raked, swept] = [helped('Rake'), helped('Sweep')]
  const rows = [
    ...pair,
    ...entryAt('2026-02-27T12:00:00.000Z', completionEntries(raked)[1]),
    ...entryAt(done.completed_at, reopeningEntries(raked)[1]),
    ...entryAt(done.completed_at, completionEntries(swept)[1]),
  ]
  await renderForAccount({ name: 'Maya', rows }, '/', <Cards />)
  const card = await screen.findByRole('link', { name: /Completed Tasks/ })
  expect(card.textContent).toMatch(/^1\D/)
})

test('a figure is 0 only once the history is on the device, and grouped if it is large (U22)', async () => {
  const { database } = await renderForAccount(
    { name: 'Maya' },
    '/',
    <MonthCards figures={{ tasks: 1240, rewards: 0 }} />,
  )
  expect(screen.getByRole('link', { name: /Completed Tasks/ }).textContent).toMatch(/^1,240/)
  const card = screen.getByRole('link', { name: /Redeemed Rewards/ })
  expect(card.textContent).toMatch(/^\u00a0/)
  await receiveHistory(database)
  await waitFor(() => expect(card.textContent).toMatch(/^0\D/))
})
