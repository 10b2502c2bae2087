/** What the rewards page shows of each state, and what its buttons send. */
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Reward } from '#domain/rewards/reward.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { idOf, makePartnership, makeReward, makeUser, monday } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { RewardsScreen } from './rewards-screen.tsx'

type Rows = readonly (readonly [TableName, AnyRow])[]

const pair: Rows = [
  ['users', makeUser('Maya')],
  ['users', makeUser('Theo')],
  ['partnerships', makePartnership('Maya', 'Theo')],
]
const approved = { awaiting_approval: false, approved_by: idOf('Theo') }

function points(total_points: number): Rows {
  const balance = { id: idOf('Maya'), total_points, redeemed_points: 0, loan_points: 0 }
  return [['balances', balance]]
}

function reward(owner: string, name: string, given: Partial<Reward>): Rows {
  return [['rewards', makeReward(owner, { id: idOf(name), name, ...given })]]
}

function open(tab: string, rows: Rows) {
  return renderForAccount({ name: 'Maya', rows }, `/rewards?tab=${tab}`, <RewardsScreen />)
}

async function card(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  return within(heading.closest('article') as HTMLElement)
}

test('what the points reach can be redeemed at the cost shown; what they do not reach says so (P3, R48)', async () => {
  const { ran } = await open('available', [
    ...pair,
    ...points(100),
    ...reward('Maya', 'Bath', { ...approved, point_cost: 100 }),
    ...reward('Maya', 'Holiday', { ...approved, point_cost: 400 }),
  ])
  const dear = await card('Holiday')
  const blocked = dear.getByText('Need more points').closest('button')
  expect(blocked?.disabled).toBe(true)
  expect(dear.getByRole('meter').getAttribute('aria-valuetext')).toBe('100 of 400 points')
  const cheap = await card('Bath')
  expect(cheap.queryByRole('meter')).toBeNull()
  fireEvent.click(cheap.getByRole('button', { name: 'Redeem Bath for 100 points' }))
  expect(await screen.findByRole('tab', { name: 'Redeemed (1)' })).toBeTruthy()
  expect(ran).toEqual([['redeemReward', { id: idOf('Bath'), cost: 100 }]])
})

test('waiting and denied rewards stand under Awaiting, counted together (RW2)', async () => {
  await open('awaiting', [
    ...pair,
    ...reward('Maya', 'Bath', { awaiting_approval: true, approved_by: null }),
    ...reward('Maya', 'Trainers', {
      awaiting_approval: true,
      approved_by: null,
      denied_by: idOf('Theo'),
    }),
  ])
  expect((await card('Bath')).getByText('Awaiting partner approval')).toBeTruthy()
  expect((await card('Trainers')).getByText('Denied - Please update and resubmit')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Awaiting (2)' })).toBeTruthy()
})

test('redeemed rewards say when, and what became of them; they can be offered again (RW8)', async () => {
  const { ran } = await open('redeemed', [
    ...pair,
    ...reward('Maya', 'Papers', { ...approved, redeemed_at: monday }),
    ...reward('Maya', 'Biscuit', {
      ...approved,
      redeemed_at: '2026-03-01T09:00:00.000Z',
      denied_by: idOf('Theo'),
    }),
  ])
  const papers = await card('Papers')
  expect(papers.getByText('Redeemed on Mar 2, 2026')).toBeTruthy()
  expect(papers.getByText('Approved')).toBeTruthy()
  expect((await card('Biscuit')).getByText('Denied - Points refunded')).toBeTruthy()
  expect(papers.queryByRole('button', { name: /Options/ })).toBeNull()
  fireEvent.click(papers.getByRole('button', { name: 'Offer again: Papers' }))
  expect(await screen.findByRole('tab', { name: 'Awaiting (1)' })).toBeTruthy()
  expect(ran.map(([name]) => name)).toEqual(['offerRewardAgain'])
})

test('a redemption the server has not confirmed awaits approval (RW5)', async () => {
  const { ran } = await open('available', [
    ...pair,
    ...points(100),
    ...reward('Maya', 'Bath', approved),
  ])
  fireEvent.click((await card('Bath')).getByRole('button', { name: /^Redeem/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Enjoy it' }))
  fireEvent.click(await screen.findByRole('tab', { name: 'Redeemed (1)' }))
  const bath = await card('Bath')
  expect(await bath.findByText('Awaiting approval')).toBeTruthy()
  expect(bath.getByText('Not synced yet')).toBeTruthy()
  expect(ran).toHaveLength(1)
})

test('a partner decides at the cost shown, and may deny what was redeemed with their approval (RW2, R48)', async () => {
  const { ran } = await open('approvals', [
    ...pair,
    ...reward('Theo', 'Arcade', {
      awaiting_approval: true,
      approved_by: null,
      point_cost: 250,
    }),
    ...reward('Theo', 'Roast', { approved_by: idOf('Maya'), redeemed_at: monday }),
    ...reward('Theo', 'Nap', { approved_by: idOf('Juno'), redeemed_at: monday }),
  ])
  const arcade = await card('Arcade')
  expect(arcade.getByText('Theo wants this')).toBeTruthy()
  expect((await card('Roast')).getByRole('button', { name: 'Deny Roast' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Nap' })).toBeNull()
  expect(screen.getByRole('tab', { name: 'Approvals (1)' })).toBeTruthy()
  fireEvent.click(arcade.getByRole('button', { name: 'Approve Arcade' }))
  expect(await screen.findByText('No rewards pending approval')).toBeTruthy()
  expect(ran).toEqual([['approveReward', { id: idOf('Arcade'), cost: 250 }]])
})

test('Approvals is there with an accepted partnership only, and not for a child (F7)', async () => {
  const alone: Rows = [['users', makeUser('Maya')]]
  const child: Rows = [...pair.slice(1), ['users', makeUser('Maya', { is_child: true })]]
  for (const rows of [alone, child]) {
    document.body.replaceChildren()
    await open('approvals', rows)
    const available = await screen.findByRole('tab', { name: 'Available (0)' })
    expect(available.getAttribute('aria-selected')).toBe('true')
    expect(screen.queryByRole('tab', { name: /^Approvals/ })).toBeNull()
  }
})

test.each([
  ['awaiting', 'No rewards awaiting approval'],
  ['redeemed', 'No redeemed rewards yet. Redeem a reward to see it here!'],
  ['approvals', 'No rewards pending approval'],
])('an empty %s tab says: %s (U1)', async (tab, text) => {
  await open(tab, pair)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('without a picture, or with a broken one, there is the knitted one of the id (RW8)', async () => {
  const image_url = 'https://example.org/bath.jpg'
  await open('available', [
    ...pair,
    ...reward('Maya', 'Bath', { ...approved, image_url }),
    ...reward('Maya', 'Cake', approved),
  ])
  const picture = () => document.querySelector<HTMLImageElement>('article img[referrerpolicy]')
  await card('Bath')
  const shown = document.querySelector<HTMLImageElement>(`img[src="${image_url}"]`)
  expect(shown).not.toBeNull()
  if (shown) fireEvent.error(shown)
  expect(document.querySelector(`img[src="${image_url}"]`)).toBeNull()
  expect(picture()).toBeNull()
  expect(document.querySelectorAll('article img[src*="swatch-"]')).toHaveLength(2)
})
