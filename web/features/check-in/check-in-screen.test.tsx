/** The monthly check-in by plan, and that a partner's answers show only once there are one's own (S3). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, makeAccount, makeCheckIn, makePartnership, makeUser } from '#domain/testing/make.ts'
import type { Plan } from '#domain/users/user.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { wholeText } from '#web/testing/whole-text.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { CheckInReminder } from './check-in-reminder.tsx'
import { CheckInScreen } from './check-in-screen.tsx'

const pairOn = (plan: Plan): Rows => [
  ...pair,
  ['accounts', makeAccount('Maya', { plan, created_at: '2026-01-05T12:00:00.000Z' })],
]
const theirs = makeCheckIn('Theo', 'Maya', { went_well: 'The walks' })

function open(rows: Rows) {
  return renderForAccount({ name: 'Maya', rows }, '/check-in?month=2026-02', <CheckInScreen />)
}

test.each(['free', 'pro'] as const)('on %s answers are hidden, not deleted', async (plan) => {
  const { database } = await open([...pairOn(plan), ['check_ins', makeCheckIn('Maya', 'Theo')]])
  expect(await screen.findByText(/The monthly check-in comes with Ultimate/)).toBeTruthy()
  expect(screen.queryByText('The mornings')).toBeNull()
  expect(await database.check_ins.count()).toBe(1)
})

test("a partner's answers show once there are one's own", async () => {
  const { ran } = await open([...pairOn('ultimate'), ['check_ins', theirs]])
  expect(await screen.findByText(wholeText(/Theo has answered/))).toBeTruthy()
  expect(screen.queryByText('The walks')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save answers' }))
  expect(await screen.findByText('Please answer at least one question')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('What was heavy?'), { target: { value: 'The bins' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save answers' }))
  expect(await screen.findByText('The walks')).toBeTruthy()
  expect(ran).toMatchObject([
    ['saveCheckIn', { partner_id: idOf('Theo'), month: '2026-02', was_heavy: 'The bins' }],
  ])
})

test.each([
  ['wait for the partner', [], 'They wait here for your partner.'],
  ['wait for nobody who has answered', [['check_ins', theirs]], undefined],
] as const)('saved answers %s', async (_when, answered, note) => {
  await open([...pairOn('ultimate'), ...answered])
  const heavy = await screen.findByLabelText('What was heavy?')
  fireEvent.change(heavy, { target: { value: 'The bins' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save answers' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Answers saved'))
  expect(currentToast()?.description).toBe(note)
})

test.each(['Save as text', 'Save as JSON'])(
  'a file that cannot be made is told: %s',
  async (name) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('No more memory')
    })
    await open([...pairOn('ultimate'), ['check_ins', makeCheckIn('Maya', 'Theo')]])
    fireEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(currentToast()?.title).toBe('Failed to make the file'))
  },
)

test('without another adult there is the way to invite one', async () => {
  const child: Rows = [['users', makeUser('Theo', { is_child: true })]]
  await open([...pairOn('ultimate'), ...child])
  expect(await screen.findByRole('link', { name: 'Go to Partners' })).toBeTruthy()
})

const march = '2026-03-02T09:00:00.000Z'

/** Says when the house is known: from then on, what shows nothing has nothing to show. */
function openAt(at: string, rows: Rows) {
  return renderForAccount({ name: 'Maya', rows }, '/', (household) => (
    <>
      <p>known</p>
      <CheckInReminder household={household} at={at} />
    </>
  ))
}

test('in the first week of a month there is a reminder for everybody not answered yet', async () => {
  await openAt(march, [
    ...pairOn('ultimate'),
    ['users', makeUser('Nora')],
    ['partnerships', makePartnership('Maya', 'Nora')],
    ['check_ins', makeCheckIn('Maya', 'Nora')],
  ])
  const link = await screen.findByRole('link', { name: 'Open check-in' })
  expect(link.getAttribute('href')).toBe(`/check-in?with=${idOf('Theo')}&month=2026-02`)
})

test('the first reminder is of the month in which the person joined', async () => {
  const joined = makeAccount('Maya', { plan: 'ultimate', created_at: '2026-03-01T12:00:00.000Z' })
  const rows: Rows = [...pair, ['accounts', joined]]
  await renderForAccount({ name: 'Maya', rows }, '/', (household) => (
    <>
      <CheckInReminder household={household} at={march} />
      <CheckInReminder household={household} at="2026-04-02T09:00:00.000Z" />
    </>
  ))
  const links = await screen.findAllByRole('link', { name: 'Open check-in' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/check-in?with=${idOf('Theo')}&month=2026-03`,
  ])
})

test.each([
  ['later in the month', '2026-03-09T09:00:00.000Z', 'ultimate'],
  ['without the plan', march, 'pro'],
] as const)('there is no reminder %s', async (_when, at, plan) => {
  await openAt(at, pairOn(plan))
  await screen.findByText('known')
  expect(screen.queryByRole('link')).toBeNull()
})
