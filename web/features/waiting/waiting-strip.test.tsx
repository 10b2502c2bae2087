/** Items that wait for a person's decision: whose, in which order, how many, and that a decided one disappears. */
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { picturePath } from '#domain/pictures/picture-path.ts'
import {
  idOf,
  makeLoan,
  makeMadeChild,
  makePartnership,
  makeReward,
  makeTask,
  makeUser,
} from '#domain/testing/make.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import type { Rows } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { wholeText } from '#web/testing/whole-text.ts'
import { totalOf } from './count-waiting.ts'
import { useWaitingCounts } from './waiting-counts.ts'
import { WaitingStrip } from './waiting-strip.tsx'

const now = new Date('2026-03-02T12:00:00.000Z')
const asked = { awaiting_approval: true, approved_by: null }

function Strip() {
  const household = useHousehold()
  const counts = useWaitingCounts(household)
  if (!household || !counts) return null
  return totalOf(counts) === 0 ? (
    'Nothing waits'
  ) : (
    <WaitingStrip household={household} counts={counts} now={now} />
  )
}

/** Maya with Theo, and a child if she is one. */
function renderStrip(rows: Rows, me = {}) {
  const all: Rows = [
    ['users', makeUser('Maya', me)],
    ['users', makeUser('Theo')],
    [
      'partnerships',
      makePartnership('Theo', 'Maya', { role: 'is_child' in me ? 'child' : 'partner' }),
    ],
    ...rows,
  ]
  return renderForAccount({ name: 'Maya', rows: all }, '/', <Strip />)
}

function done(name: string, hour: string) {
  const completed_at = `2026-03-02T${hour}:00:00.000Z`
  const task = { id: idOf(name), name, completed_at, approved_by: null, completions: 1 }
  return ['tasks', makeTask('Theo', task)] as const
}

function wish(owner: string, name: string, hour: string) {
  const created_at = `2026-03-02T${hour}:00:00.000Z`
  return ['rewards', makeReward(owner, { id: idOf(name), name, created_at, ...asked })] as const
}

function loan(title: string, hour: string) {
  const row = { id: idOf(title), title, amount: 50, requested_at: `2026-03-02T${hour}:00:00.000Z` }
  return ['loans', makeLoan('Theo', row)] as const
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)

test('its list holds nothing but items, also while they are read', async () => {
  await renderStrip([done('Feed Pixel', '09')])
  const list = await screen.findByRole('list')
  expect([...list.children].map(({ tagName }) => tagName)).toEqual(['LI'])
})

test('shows what others ask of me, oldest first, with its kind and its amount (U20)', async () => {
  const rosa = makePartnership('Rosa', 'Maya', {
    status: 'pending',
    created_at: '2026-03-02T11:30:00.000Z',
  })
  await renderStrip([
    ['users', makeUser('Rosa')],
    ['partnerships', rosa],
    wish('Theo', 'Long bath', '10'),
    done('Feed Pixel', '09'),
    wish('Maya', 'My own wish', '08'),
  ])
  await screen.findByText(wholeText('Theo completed Feed Pixel'))
  expect(headings()).toEqual([
    'Theo completed Feed Pixel',
    'Theo wants Long bath',
    'Rosa invites you',
  ])
  expect(screen.getByText('Task, 3 hours ago')).toBeTruthy()
  expect(screen.getByText('Reward, 2 hours ago')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('3 waiting for you')
})

test('shows three, and links to the pages with the rest', async () => {
  await renderStrip([
    done('One', '05'),
    done('Two', '06'),
    done('Three', '07'),
    done('Four', '08'),
    wish('Theo', 'Long bath', '09'),
    wish('Theo', 'Cinema', '10'),
    loan('Tickets', '11'),
  ])
  await screen.findByText(wholeText('Theo completed One'))
  expect(headings()).toHaveLength(3)
  const links = screen.getAllByRole('link')
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['1 more task', '/tasks?tab=completed'],
    ['2 more rewards', '/rewards?tab=approvals'],
    ['1 more loan', '/settings?tab=points'],
  ])
})

test('where one is shown the others unfold in place, and the button says whether they are (U20)', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  await renderStrip(names.map((name, place) => done(name, `0${place + 1}`)))
  // By its text: whether it is visible depends on the width, which a page without layout does not have.
  const toggle = await screen.findByText('5 more')
  await screen.findAllByRole('heading', { level: 3 })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(headings()).toEqual(names.map((name) => `Theo completed ${name}`))
  expect(screen.queryByRole('link')).toBeNull()
})

test('a private task is told without its name (T6), a loan with what it is for', async () => {
  await renderStrip([done('', '09'), loan('Tickets', '10')])
  expect(await screen.findByText(wholeText('Theo completed a private task'))).toBeTruthy()
  expect(screen.getByText(wholeText('Theo asks for 50 points'))).toBeTruthy()
  expect(screen.getByText(wholeText('Loan for Tickets'))).toBeTruthy()
})

test('one with a photo shows it before it is approved, for then it goes (T21)', async () => {
  const [table, row] = done('Make the bed', '09')
  const proof_url = picturePath('b'.repeat(64))
  await renderStrip([[table, { ...row, proof_url }]])
  expect(await screen.findByRole('img', { name: 'The photo is still on its way.' })).toBeTruthy()
})

test('for a child nothing waits (F7)', async () => {
  await renderStrip([wish('Theo', 'Long bath', '10'), done('One', '09')], { is_child: true })
  expect(await screen.findByText('Nothing waits')).toBeTruthy()
})

test.each([
  ['Approve One', 'approveTask', { id: idOf('One') }],
  ['Not done: One', 'reopenTask', { id: idOf('One') }],
  ['Approve Bath', 'approveReward', { id: idOf('Bath'), cost: 60 }],
  ['Deny Bath', 'denyReward', { id: idOf('Bath'), cost: 60 }],
  ['Approve Tickets', 'approveLoan', { id: idOf('Tickets') }],
  ['Deny Tickets', 'denyLoan', { id: idOf('Tickets') }],
] as const)('"%s" decides it in place, and it goes', async (button, command, input) => {
  const rows = {
    One: done('One', '09'),
    Bath: wish('Theo', 'Bath', '09'),
    Tickets: loan('Tickets', '09'),
  }
  const of = button.split(' ').at(-1) as keyof typeof rows
  const { ran } = await renderStrip([rows[of]])
  fireEvent.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByText('Nothing waits')).toBeTruthy()
  expect(ran).toEqual([[command, input]])
})

test.each([
  ['Accept the invitation of Rosa Ellis', 'accepted'],
  ['Decline the invitation of Rosa Ellis', 'rejected'],
])('"%s" answers the invitation', async (button, status) => {
  const rosa = makePartnership('Rosa', 'Maya', { status: 'pending' })
  const { ran } = await renderStrip([
    ['users', makeUser('Rosa')],
    ['partnerships', rosa],
  ])
  fireEvent.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByText('Nothing waits')).toBeTruthy()
  expect(ran).toEqual([['respondToInvitation', { id: rosa.id, status }]])
})

test('the wish of a child without a cost is not approved by the tap, and no cost is named (K9)', async () => {
  const lego = { id: idOf('Lego'), name: 'Lego', description: '', point_cost: 0, ...asked }
  const rows = [...makeMadeChild('Juno', 'Maya'), ['rewards', makeReward('Juno', lego)]] as const
  const { ran } = await renderStrip(rows)
  await screen.findByText(wholeText('Juno wants Lego'))
  expect(screen.queryByText('0')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Approve Lego' }))
  await screen.findByRole('button', { name: 'Approve Lego' })
  expect(ran).toEqual([])
})

test('whoever is asked to be a parent reads by whom and of whom, and answers (K4)', async () => {
  const question = makePartnership('Maya', 'Juno', {
    role: 'child',
    status: 'pending',
    email: '',
    asked_by: idOf('Theo'),
  })
  const { ran } = await renderStrip([
    ['users', makeUser('Juno', { is_made: true, is_child: true })],
    ['partnerships', question],
  ])
  await screen.findByRole('heading', { level: 3 })
  expect(headings()).toEqual(['Theo asks you to be a parent of Juno'])
  fireEvent.click(screen.getByRole('button', { name: /^Accept/ }))
  await screen.findByText('Nothing waits')
  expect(ran).toEqual([['respondToInvitation', { id: question.id, status: 'accepted' }]])
})
