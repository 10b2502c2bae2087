/** The rewards page in each state, and the commands its buttons send. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { emptyBalance } from '#domain/points/points.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { idOf, makeAccount, makeReward, makeUser, monday } from '#domain/testing/make.ts'
import { card } from '#web/testing/card.ts'
import type { Row, Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { receiveHistory } from '#web/testing/receive-history.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { wholeText } from '#web/testing/whole-text.ts'
import { RewardsScreen } from './rewards-screen.tsx'

const approved = { awaiting_approval: false, approved_by: idOf('Theo') }
const awaiting = { awaiting_approval: true, approved_by: null }
const wanted = { ...awaiting, point_cost: 250 }
const points: Row = ['balances', { ...emptyBalance(idOf('Maya')), total_points: 100 }]

function reward(owner: string, name: string, given: Partial<Reward>): Row {
  return ['rewards', makeReward(owner, { id: idOf(name), name, ...given })]
}

/** The page as Maya sees it, who has Theo and 100 points. */
function open(tab: string, ...more: Rows) {
  const rows = [...pair, points, ...more]
  return renderForAccount({ name: 'Maya', rows }, `/rewards?tab=${tab}`, <RewardsScreen />)
}

test('what the points reach can be redeemed at the cost shown; what they do not reach says so (P3, R48)', async () => {
  const { ran } = await open(
    'available',
    reward('Maya', 'Bath', { ...approved, point_cost: 100 }),
    reward('Maya', 'Holiday', { ...approved, point_cost: 400 }),
  )
  const dear = await card('Holiday')
  const blocked = dear.getByText('Need more points').closest('button')
  expect(blocked?.disabled).toBe(true)
  expect(dear.getByRole('meter').getAttribute('aria-valuetext')).toBe('100 of 400 points')
  const cheap = await card('Bath')
  expect(cheap.queryByRole('meter')).toBeNull()
  fireEvent.click(cheap.getByRole('button', { name: 'Redeem Bath for 100 points' }))
  expect(await screen.findByRole('tab', { name: 'Redeemed (1)' })).toBeTruthy()
  expect(ran).toMatchObject([['redeemReward', { id: idOf('Bath'), cost: 100 }]])
})

describe('a reward that can be redeemed again (RW17, RW18)', () => {
  const standing = { ...approved, is_standing: true, point_cost: 10 }
  const had = { ...approved, source_id: idOf('Bath'), redeemed_at: new Date().toISOString() }

  test('stays when it is redeemed, says how many are left, and the redemption is a row of its own', async () => {
    await open('available', reward('Maya', 'Bath', { ...standing, stock: 3 }))
    const bath = await card('Bath')
    expect(bath.getByText('3 left')).toBeTruthy()
    fireEvent.click(await bath.findByRole('button', { name: 'Redeem Bath for 10 points' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Enjoy it' }))
    expect(screen.getByRole('tab', { name: 'Available (1)' })).toBeTruthy()
    expect(await (await card('Bath')).findByText('2 left')).toBeTruthy()
    fireEvent.click(await screen.findByRole('tab', { name: 'Redeemed (1)' }))
    expect((await card('Bath')).queryByRole('button', { name: /Offer again/ })).toBeNull()
  })

  test.each([
    [{ stock: 0 }, 'None left'],
    [{ per_week: 1 }, /^Once a week: again from Mon, /],
    [{ cooldown_days: 90 }, /^Again from /],
  ])('%j reached: the button is disabled and says %s', async (limits, text) => {
    await open(
      'available',
      reward('Maya', 'Bath', { ...standing, ...limits }),
      reward('Maya', 'Bath had', { ...had, created_at: had.redeemed_at }),
    )
    const button = (await (await card('Bath')).findByText(text)).closest('button')
    expect(button?.disabled).toBe(true)
    expect(button?.getAttribute('aria-label')).toMatch(/^Bath: /)
  })

  test('where a week or days are counted it waits until all that counts is on the device (RW18)', async () => {
    const weekly = reward('Maya', 'Bath', { ...standing, per_week: 1 })
    const { database } = await open('available', weekly)
    const bath = await card('Bath')
    const waits = await bath.findByRole('button', { name: 'Bath: Waiting for older redemptions' })
    expect(waits).toHaveProperty('disabled', true)
    await receiveHistory(database)
    expect(await bath.findByRole('button', { name: 'Redeem Bath for 10 points' })).toBeTruthy()
  })
})

test('the question about the goal stays as it was asked, though points come in meanwhile (P4)', async () => {
  const rows: Rows = [
    ...pair,
    points,
    reward('Maya', 'Lego', { ...approved, point_cost: 440 }),
    reward('Maya', 'Bath', { ...approved, point_cost: 40 }),
    ['accounts', makeAccount('Maya', { goal_id: idOf('Lego') })],
  ]
  const address = `/rewards?goal-reward=${idOf('Bath')}`
  const { database } = await renderForAccount({ name: 'Maya', rows }, address, <RewardsScreen />)
  const question = await screen.findByRole('dialog', { name: /^Redeem Bath/ })
  const asked = question.textContent
  await database.balances.put({ ...emptyBalance(idOf('Maya')), total_points: 900 })
  await waitFor(() =>
    expect(document.querySelector('[data-balance]')?.textContent).toContain('900'),
  )
  expect(screen.getByRole('dialog').textContent).toBe(asked)
})

test('what a partner offers says who, and that only they change it; it can be saved for (RW19, P4)', async () => {
  const { ran } = await open(
    'available',
    reward('Maya', 'A lie-in', { ...approved, offered_by: idOf('Theo') }),
    ['accounts', makeAccount('Maya')],
  )
  const lieIn = await card('A lie-in')
  expect(lieIn.getByText(wholeText('Theo offers you a lie-in'))).toBeTruthy()
  expect(lieIn.getByText(wholeText('Only Theo changes cost and limits'))).toBeTruthy()
  const saveFor = lieIn.getByRole('button', { name: 'Save for A lie-in' })
  saveFor.focus()
  fireEvent.click(saveFor)
  fireEvent.click(saveFor)
  expect(await lieIn.findByRole('img', { name: 'You save for this' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('menu'))
  expect(ran).toEqual([['setGoal', { reward_id: idOf('A lie-in') }]])
})

test('waiting and denied rewards stand under Awaiting, counted together (RW2)', async () => {
  await open(
    'awaiting',
    reward('Maya', 'Bath', awaiting),
    reward('Maya', 'Trainers', { ...awaiting, denied_by: idOf('Theo') }),
  )
  expect((await card('Bath')).getByText('Awaiting partner approval')).toBeTruthy()
  expect((await card('Trainers')).getByText('Denied - Please update and resubmit')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Awaiting (2)' })).toBeTruthy()
})

test('redeemed rewards say when, and what became of them; they can be offered again (RW8)', async () => {
  const { ran } = await open(
    'redeemed',
    reward('Maya', 'Papers', { ...approved, redeemed_at: monday }),
    reward('Maya', 'Biscuit', {
      ...approved,
      redeemed_at: '2026-03-01T09:00:00.000Z',
      denied_by: idOf('Theo'),
    }),
  )
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
  const { ran } = await open('available', reward('Maya', 'Bath', approved))
  fireEvent.click((await card('Bath')).getByRole('button', { name: /^Redeem/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Enjoy it' }))
  fireEvent.click(await screen.findByRole('tab', { name: 'Redeemed (1)' }))
  const bath = await card('Bath')
  expect(await bath.findByText('Awaiting approval')).toBeTruthy()
  expect(bath.getByText('Not synced yet')).toBeTruthy()
  expect(ran).toHaveLength(1)
})

test('a partner decides at the cost shown (RW2, R48)', async () => {
  const { ran } = await open('approvals', reward('Theo', 'Arcade', wanted))
  const arcade = await card('Arcade')
  expect(arcade.getByText(wholeText('Theo wants this'))).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Approvals (1)' })).toBeTruthy()
  fireEvent.click(arcade.getByRole('button', { name: 'Approve Arcade' }))
  expect(await screen.findByText('No rewards pending approval')).toBeTruthy()
  expect(ran).toEqual([['approveReward', { id: idOf('Arcade'), cost: 250 }]])
})

describe('what partners redeemed', () => {
  const redeemedWith = (approver: string, name: string, given: Partial<Reward> = {}) =>
    reward('Theo', name, { approved_by: idOf(approver), redeemed_at: monday, ...given })
  const tick = (name: string) => screen.findByRole('checkbox', { name: `Given: ${name}` })

  test('is ticked when they have had it, and ticked again it is taken off (RW11)', async () => {
    const { ran } = await open('approvals', redeemedWith('Maya', 'Roast'))
    expect((await tick('Roast')).getAttribute('aria-checked')).toBe('false')
    fireEvent.click(await tick('Roast'))
    await waitFor(async () =>
      expect((await tick('Roast')).getAttribute('aria-checked')).toBe('true'),
    )
    fireEvent.click(await tick('Roast'))
    await waitFor(async () =>
      expect((await tick('Roast')).getAttribute('aria-checked')).toBe('false'),
    )
    expect(ran).toEqual([
      ['giveReward', { id: idOf('Roast'), is_given: true }],
      ['giveReward', { id: idOf('Roast'), is_given: false }],
    ])
  })

  test('stands there when I approved it or nobody had to, and its points were not given back (RW11)', async () => {
    await open(
      'approvals',
      redeemedWith('Maya', 'Roast'),
      redeemedWith('Theo', 'Swim'),
      redeemedWith('Juno', 'Nap'),
      redeemedWith('Maya', 'Film', { denied_by: idOf('Maya') }),
    )
    await tick('Roast')
    const names = screen.getAllByRole('checkbox').map((each) => each.getAttribute('aria-label'))
    expect(new Set(names)).toEqual(new Set(['Given: Roast', 'Given: Swim']))
  })

  test('shows what was promised, and only the one who approved it may deny it (RW2)', async () => {
    const { ran } = await open(
      'approvals',
      redeemedWith('Maya', 'Roast'),
      redeemedWith('Theo', 'Swim'),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Swim' }))
    const swim = within(await screen.findByRole('dialog', { name: 'Swim' }))
    expect(swim.getByText(wholeText('Theo redeemed this'))).toBeTruthy()
    expect(swim.queryByRole('button', { name: 'Deny Swim' })).toBeNull()
    fireEvent.click(swim.getByRole('button', { name: 'Close' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Roast' }))
    const roast = within(await screen.findByRole('dialog', { name: 'Roast' }))
    fireEvent.click(roast.getByRole('button', { name: 'Deny Roast' }))
    const question = within(await screen.findByRole('alertdialog'))
    fireEvent.click(question.getByRole('button', { name: 'Deny' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Roast' })).toBeNull())
    expect(ran).toEqual([['denyReward', { id: idOf('Roast'), cost: 60 }]])
  })
})

test('the owner sees what was given (RW11)', async () => {
  const had = { ...approved, redeemed_at: monday, given_at: monday }
  await open('redeemed', reward('Maya', 'Papers', had))
  expect((await card('Papers')).getByText('Given')).toBeTruthy()
})

test('many rewards can be searched, in the groups of their tabs (U6)', async () => {
  const had = { ...approved, redeemed_at: monday }
  const papers = Array.from({ length: 20 }, (_, index) => reward('Maya', `Papers ${index}`, had))
  await open(
    'available',
    ...papers,
    reward('Maya', 'Bath at noon', approved),
    reward('Maya', 'Long bath', had),
    reward('Theo', 'Bath salts', { approved_by: idOf('Maya'), redeemed_at: monday }),
  )
  // One stands beside the title on phones, one beside the other buttons elsewhere.
  const [opener] = await screen.findAllByRole('button', { name: 'Search rewards' })
  if (opener) fireEvent.click(opener)
  const field = await screen.findByRole('searchbox', { name: 'Search rewards' })
  fireEvent.change(field, { target: { value: 'BATH' } })
  expect(await screen.findByText('3 found for “BATH”')).toBeTruthy()
  const groups = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(groups).toEqual(['Available 1', 'Redeemed 1', 'Redeemed by your partners 1'])
  expect(
    await screen.findByRole('button', { name: 'Redeem Bath at noon for 60 points' }),
  ).toBeTruthy()
  expect(await screen.findByRole('checkbox', { name: 'Given: Bath salts' })).toBeTruthy()
})

async function openDenial() {
  const { ran } = await open('approvals', reward('Theo', 'Arcade', wanted))
  fireEvent.click((await card('Arcade')).getByRole('button', { name: 'Deny Arcade' }))
  const sheet = within(await screen.findByRole('dialog', { name: /^Deny Arcade/ }))
  const type = (value: string) =>
    fireEvent.change(sheet.getByLabelText(/^A line for Theo/), { target: { value } })
  const deny = () => fireEvent.click(sheet.getByRole('button', { name: 'Deny' }))
  return { ran, sheet, type, deny }
}

test('a denial asks for a line, which is never required (RW2)', async () => {
  const { ran, sheet, deny } = await openDenial()
  expect(sheet.getByText(wholeText('Theo wants this'))).toBeTruthy()
  expect(sheet.getByText(wholeText('Theo can change it and ask again.'))).toBeTruthy()
  expect(sheet.getByText('Arcade').tagName).toBe('BDI')
  deny()
  expect(await screen.findByText('No rewards pending approval')).toBeTruthy()
  expect(ran).toEqual([['denyReward', { id: idOf('Arcade'), cost: 250 }]])
})

test('the line of a denial has up to 200 characters; a longer one stays where it was typed (RW2)', async () => {
  const { ran, sheet, type, deny } = await openDenial()
  type('x'.repeat(201))
  deny()
  expect(await sheet.findByText('Note cannot exceed 200 characters')).toBeTruthy()
  type('Next week?')
  deny()
  expect(await screen.findByText('No rewards pending approval')).toBeTruthy()
  expect(ran).toEqual([['denyReward', { id: idOf('Arcade'), cost: 250, note: 'Next week?' }]])
})

test('a denied reward shows the line of the person who denied it (RW2)', async () => {
  const denied = { ...awaiting, denied_by: idOf('Theo'), deny_note: 'Next week?' }
  await open('awaiting', reward('Maya', 'Trainers', denied))
  expect((await card('Trainers')).getByText(/Next week/).textContent).toBe('Theo: Next week?')
})

test('what a partner redeemed today was yesterday once the day of the account is over (U23)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00.000Z') })
  const redeemed_at = '2026-11-21T22:00:00.000Z'
  const given = { ...approved, approved_by: idOf('Maya'), redeemed_at }
  await open('approvals', reward('Theo', 'Bath', given))
  expect(await screen.findByText(wholeText('Theo, today'))).toBeTruthy()
  for (const name of ['Bath', 'Theo']) expect(screen.getByText(name).tagName).toBe('BDI')
  vi.setSystemTime(new Date('2026-11-21T23:30:00.000Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(wholeText('Theo, yesterday'))).toBeTruthy()
})

test('Approvals is there with an accepted partnership only, and not for a child (F7)', async () => {
  const alone: Rows = [['users', makeUser('Maya')]]
  const child: Rows = [...pair.slice(1), ['users', makeUser('Maya', { is_child: true })]]
  for (const rows of [alone, child]) {
    document.body.replaceChildren()
    await renderForAccount({ name: 'Maya', rows }, '/rewards?tab=approvals', <RewardsScreen />)
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
  const { database } = await open(tab)
  await receiveHistory(database)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('without a picture, or with a broken one, there is the knitted one of the id (RW8)', async () => {
  const image_url = 'https://example.org/bath.jpg'
  await open(
    'available',
    reward('Maya', 'Bath', { ...approved, image_url }),
    reward('Maya', 'Cake', approved),
  )
  const picture = () => document.querySelector<HTMLImageElement>('article img[referrerpolicy]')
  await card('Bath')
  const shown = document.querySelector<HTMLImageElement>(`img[src="${image_url}"]`)
  expect(shown).not.toBeNull()
  if (shown) fireEvent.error(shown)
  expect(document.querySelector(`img[src="${image_url}"]`)).toBeNull()
  expect(picture()).toBeNull()
  expect(document.querySelectorAll('article img[src*="swatch-"]')).toHaveLength(2)
})

test('that nothing was redeemed yet is not said while the history is still arriving (U22)', async () => {
  const { database } = await open('redeemed')
  await screen.findByRole('tab', { name: 'Available (0)' })
  expect(screen.getByRole('tab', { name: 'Redeemed' })).toBeTruthy()
  const none = 'No redeemed rewards yet. Redeem a reward to see it here!'
  expect(screen.queryByText(none)).toBeNull()
  await receiveHistory(database)
  expect(await screen.findByText(none)).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Redeemed (0)' })).toBeTruthy()
})
