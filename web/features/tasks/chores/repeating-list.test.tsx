/** The sentences in the list of repeating tasks, and the actions in its menu. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Chore } from '#domain/chores/chore.ts'
import { addDays } from '#domain/days.ts'
import { idOf, makeAccount, makeChore, makePause, withSeats } from '#domain/testing/make.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import { card } from '#web/testing/card.ts'
import { choose } from '#web/testing/choose.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'

/** On a Saturday, as in the examples of the rules. */
function openList(
  chores: readonly Chore[],
  people: readonly string[] = [],
  name = 'Maya',
  others: Rows = [],
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  const rows = chores.flatMap((chore) => withSeats(chore, chore.who === 'anyone' ? [] : people))
  return renderForAccount(
    { name, rows: [...pair, ...rows, ...others] },
    '/tasks?tab=repeating',
    <TasksScreen />,
  )
}

test('each says its rule in words, the next day and whose turn it is (C4, C11)', async () => {
  await openList([makeChore('Maya', { who: 'turns' })], ['Theo', 'Maya'])
  const bins = await card('Bins to the kerb')
  expect(bins.getByText('Every Tuesday and Friday, in turns')).toBeTruthy()
  expect(bins.getByText('Theo')).toBeTruthy()
  expect(bins.getByText(/Tue, Nov 24/)).toBeTruthy()
  expect(await screen.findByRole('tab', { name: 'Repeating (1)' })).toBeTruthy()
})

test('one that has ended stands under Ended, with its last day, and can be given a new rule (C18)', async () => {
  await openList([makeChore('Maya', { slot: null, ends_on: '2026-10-31' })])
  const ended = within(await screen.findByRole('region', { name: 'Ended 1' }))
  expect(ended.getByText('Ended Oct 31, 2026')).toBeTruthy()
  fireEvent.click(ended.getByRole('button', { name: 'New rule' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Task' })).toBeTruthy()
})

const today = { starts_on: '2026-11-20', slot: '2026-11-20', weekdays: 0b0110000 } as const

test('what is due is completed there by whose turn it is, and by anyone where it is for anyone (C8, C14)', async () => {
  const of = (name: string, given: Partial<Chore>) =>
    makeChore('Maya', { id: idOf(name), name, ...today, ...given })
  const { ran } = await openList(
    [of('Vacuum the floors', { who: 'turns' }), of('Water the plants', {})],
    ['Theo', 'Maya'],
  )
  const theirs = await card('Vacuum the floors')
  expect(theirs.getByText('Theo')).toBeTruthy()
  expect(theirs.getByText('Overdue since Fri, Nov 20')).toBeTruthy()
  expect(theirs.queryByRole('button', { name: /^Complete/ })).toBeNull()
  const anyones = await card('Water the plants')
  expect(anyones.getByText('Anyone')).toBeTruthy()
  fireEvent.click(anyones.getByRole('button', { name: /^Complete Water the plants/ }))
  const input = { id: idOf('Water the plants'), slot: '2026-11-20' }
  await waitFor(() => expect(ran).toEqual([['completeTask', input]]))
})

test('what is only planned offers nothing but its page and its menu', async () => {
  await openList([makeChore('Maya')])
  const bins = await card('Bins to the kerb')
  expect(bins.getAllByRole('button')).toEqual([
    bins.getByRole('button', { name: 'Bins to the kerb' }),
    bins.getByRole('button', { name: 'Options for Bins to the kerb' }),
  ])
})

test('a paused one says until when, and one press resumes it (C19)', async () => {
  const pause = { paused_from: '2026-11-20', paused_until: '2026-12-06' }
  const { ran } = await openList([makeChore('Maya', pause)])
  const paused = within(await screen.findByRole('region', { name: /^Paused/ }))
  expect(paused.getByText('Paused until Sun, Dec 6')).toBeTruthy()
  fireEvent.click(paused.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(ran).toEqual([['resumeChore', { id: idOf('chore of Maya') }]]))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Paused/ })).toBeNull())
})

test('what is planned is done early from its menu, once that is open (C7)', async () => {
  const daily = { repeats: 'daily', weekdays: 0, last_slot: '2026-11-21' } as const
  const dinner = { ...daily, id: idOf('dinner'), name: 'Cook dinner', slot: '2026-11-22' }
  const { ran } = await openList([makeChore('Maya'), makeChore('Maya', dinner)])
  fireEvent.click(await screen.findByRole('button', { name: 'Options for Cook dinner' }))
  const early = await screen.findByRole('menuitem', { name: /^Do it early/ })
  expect(early.getAttribute('aria-disabled')).toBe('true')
  expect(early.textContent).toContain('This is not open yet')
  fireEvent.keyDown(early, { key: 'Escape' })
  await choose('Bins to the kerb', 'Do it early')
  const sheet = within(await screen.findByRole('dialog', { name: 'Bins to the kerb' }))
  fireEvent.click(sheet.getByRole('button', { name: /^Complete Bins to the kerb/ }))
  const input = { id: idOf('chore of Maya'), slot: '2026-11-24' }
  await waitFor(() => expect(ran).toEqual([['completeTask', input]]))
})

test('what is paused with all that is its owner’s is not resumed by itself (C19)', async () => {
  const pause = makePause('Theo', { from_on: '2026-11-20' })
  await openList([makeChore('Theo')], [], 'Maya', [['pauses', pause]])
  const paused = within(await screen.findByRole('region', { name: /^Paused/ }))
  expect(paused.getByText('Paused until Sun, Dec 6')).toBeTruthy()
  expect(paused.queryByRole('button', { name: 'Resume' })).toBeNull()
})

test('the menu pauses it until a day (C19)', async () => {
  const { ran } = await openList([makeChore('Maya')])
  await choose('Bins to the kerb', 'Pause')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2026-12-06' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Pause until Sun, Dec 6' }))
  const days = { from_on: '2026-11-21', until_on: '2026-12-06' }
  await waitFor(() => expect(ran).toEqual([['pauseChore', { id: idOf('chore of Maya'), ...days }]]))
})

test('ending it leaves nothing that is due, and it can be read under Ended (C18)', async () => {
  const { database } = await openList([makeChore('Maya')])
  await choose('Bins to the kerb', 'End')
  expect(await screen.findByRole('region', { name: /^Ended/ })).toBeTruthy()
  const chore = await database.chores.get(idOf('chore of Maya'))
  expect(chore?.slot).toBeNull()
  expect(chore?.ends_on).toBe(addDays('2026-11-21', -1))
})

test.each([
  ['Edit', {}, { ends_on: '2026-11-20' }],
  ['New rule', { slot: null, ends_on: '2026-10-31', starts_on: '2026-10-01' }, {}],
] as const)(
  '%s keeps another name also where it is never to come again (C18)',
  async (entry, given, end) => {
    const { ran } = await openList([makeChore('Maya', given)])
    await choose('Bins to the kerb', entry)
    const dialog = within(await screen.findByRole('dialog'))
    const repeats = within(await dialog.findByRole('group', { name: 'Repeats' }))
    fireEvent.click(repeats.getByRole('button', { name: 'Never' }))
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Bins out' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    const input = { id: idOf('chore of Maya'), name: 'Bins out', ...end }
    await waitFor(() => expect(ran).toEqual([['updateChore', input]]))
  },
)

test('deleting it asks, and says what stays (C18)', async () => {
  const { ran } = await openList([makeChore('Maya')])
  await choose('Bins to the kerb', 'Delete')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain(
    'This deletes Bins to the kerb and all its future days. Completed ones stay.',
  )
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(ran).toEqual([['deleteChore', { id: idOf('chore of Maya') }]]))
})

test('a partner may pause and end it, but not delete it (C26)', async () => {
  await openList([makeChore('Maya')], [], 'Theo')
  fireEvent.click(await screen.findByRole('button', { name: 'Options for Bins to the kerb' }))
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(entries).toEqual([
    'Do it early',
    'Skip this timenext Fri, Nov 27',
    'TomorrowSun, Nov 22',
    'In 3 daysTue, Nov 24',
    'Pick another day',
    'Give the turn to …',
    'History',
    'Edit',
    'Pause',
    'End',
  ])
})

test('another rule is sent whole, and nothing that was not changed (C17)', async () => {
  const { ran, database } = await openList([makeChore('Maya')])
  await choose('Bins to the kerb', 'Edit')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: 'Friday' }))
  expect(dialog.getByText('Every Tuesday')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(ran).toHaveLength(1))
  const [[name, input] = []] = ran
  expect(name).toBe('updateChore')
  const rule = { repeats: 'weekly', every: 1, weekdays: 0b0000010, month_day: null }
  const span = { month_week: null, months: 0, starts_on: '2026-11-21', ends_on: null }
  expect(input).toEqual({ id: idOf('chore of Maya'), ...rule, ...span })
  await waitFor(async () => expect((await database.chores.toArray())[0]?.weekdays).toBe(2))
})

test('one that has ended can be given a new rule (C18)', async () => {
  const ended = { slot: null, ends_on: '2026-10-31', starts_on: '2026-10-01' }
  await openList([makeChore('Maya', ended)])
  await choose('Bins to the kerb', 'New rule')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('group', { name: 'Repeats' })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Ended/ })).toBeNull())
  expect((await card('Bins to the kerb')).getByText(/Tue, Nov 24/)).toBeTruthy()
})

test('its owner hands it over to an adult partner, others cannot (C20, C26)', async () => {
  const { ran } = await openList([makeChore('Maya')])
  await choose('Bins to the kerb', 'Hand over')
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Theo' }))
  const input = { id: idOf('chore of Maya'), to: idOf('Theo') }
  await waitFor(() => expect(ran).toEqual([['giveChore', input]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('it is kept as a template with its rule, once a year with its month (S3, C4)', async () => {
  const ultimate = makeAccount('Maya', { plan: 'ultimate' })
  const yearly = { repeats: 'monthly_day', every: 12, month_day: 29, weekdays: 0 } as const
  const filters = makeChore('Maya', { ...yearly, slot: '2027-02-28', starts_on: '2026-02-28' })
  const { ran } = await openList([filters], [], 'Maya', [['accounts', ultimate]])
  await choose('Bins to the kerb', 'Save as template')
  await waitFor(() => expect(ran).toHaveLength(1))
  const rule = { repeats: 'monthly_day', every: 1, month_day: 29, months: 0b10 }
  expect(ran[0]).toMatchObject(['createTemplate', { name: 'Bins to the kerb', ...rule }])
})
