/** The figures of this month: in the person's time zone, without refunded rewards. */
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { completionEntries, reopeningEntries } from '#domain/tasks/task-ledger.ts'
import { idOf, makeReward, makeTask, makeUser } from '#domain/testing/make.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { pair } from '#web/testing/pair.ts'
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

test('what was done with others counts for everybody who did it, unless it was taken back (T22)', async () => {
  const at = { completed_at: '2026-03-04T12:00:00.000Z', completions: 1, helpers: idOf('Maya') }
  const helped = ['Rake', 'Sweep'].map((name) => makeTask('Theo', { ...at, id: idOf(name), name }))
  const paid = helped.map((task) => completionEntries(task)[1])
  const back = reopeningEntries(helped[0] ?? makeTask('Theo'))[1]
  const own = makeTask('Maya', { ...at, helpers: '' })
  const rows = [
    ...pair,
    ['tasks', own] as const,
    ...[...paid, back].flatMap((entry) =>
      entry ? [['entries', { ...entry, created_at: at.completed_at }] as const] : [],
    ),
  ]
  await renderForAccount({ name: 'Maya', rows }, '/', <Cards />)
  const card = await screen.findByRole('link', { name: /Completed Tasks/ })
  await expect.poll(() => card.textContent).toMatch(/^2\D/)
})

test('a large figure is grouped', () => {
  render(
    <MemoryRouter>
      <MonthCards figures={{ tasks: 1240, rewards: 0 }} />
    </MemoryRouter>,
  )
  const card = screen.getByRole('link', { name: /Completed Tasks/ })
  expect(card.textContent).toMatch(/^1,240/)
})
