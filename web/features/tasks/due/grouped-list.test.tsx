/** The active tasks by when they are due: their groups, order and counts, and what their cards offer. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Chore } from '#domain/chores/chore.ts'
import type { Task } from '#domain/tasks/task.ts'
import {
  idOf,
  makeChore,
  makePartnership,
  makeRoom,
  makeTask,
  makeUser,
  withSeats,
} from '#domain/testing/make.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import { card } from '#web/testing/card.ts'
import { choose } from '#web/testing/choose.ts'
import { goBack } from '#web/testing/go-back.tsx'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { wholeText } from '#web/testing/whole-text.ts'

const house: Rows = [
  ...pair,
  ['users', makeUser('Juno', { is_child: true })],
  ['partnerships', makePartnership('Maya', 'Juno')],
]

// A Saturday, as in the examples of the rules.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
})

/** A repeating task of its own name, due every day from the 21st unless said otherwise. */
function chore(name: string, given: Partial<Chore> = {}, people: readonly string[] = []): Rows {
  const daily = {
    repeats: 'daily',
    weekdays: 0,
    starts_on: '2026-11-21',
    slot: '2026-11-21',
  } as const
  return withSeats(makeChore('Maya', { id: idOf(name), name, ...daily, ...given }), people)
}

const task = (name: string, given: Partial<Task> = {}): Rows => [
  ['tasks', makeTask('Maya', { id: idOf(name), name, due_zone: 'Europe/Berlin', ...given })],
]

function open(rows: readonly Rows[], path = '/tasks', name = 'Maya') {
  return renderForAccount({ name, rows: [...house, ...rows.flat()] }, path, <TasksScreen />)
}

const group = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const names = (found: Awaited<ReturnType<typeof group>>) =>
  found.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('as long as nothing has a date, they are a plain list (T14)', async () => {
  await open([task('Fold the laundry')])
  await card('Fold the laundry')
  expect(screen.getByRole('heading', { level: 2, name: 'Active tasks' })).toBeTruthy()
  expect(screen.queryByText('No date')).toBeNull()
})

const dishes = { is_shared: true, assigned_to: idOf('Theo') }

test('one without a date that is for somebody says so, and others take it on (T12)', async () => {
  const { ran } = await open([task('Do the dishes', dishes)])
  await waitFor(async () => {
    const chip = (await card('Do the dishes')).getByText(wholeText('For Theo'))
    expect(chip).toBeTruthy()
  })
  const dishesCard = await card('Do the dishes')
  expect(dishesCard.queryByRole('button', { name: /^(Claim|Complete)/ })).toBeNull()
  fireEvent.click(dishesCard.getByRole('button', { name: 'I’ll do it: Do the dishes' }))
  await waitFor(() => expect(ran).toEqual([['claimTask', { id: idOf('Do the dishes') }]]))
})

test('whom it is for completes it in one tap (T12)', async () => {
  const { ran } = await open([task('Do the dishes', dishes)], '/tasks', 'Theo')
  fireEvent.click(await screen.findByRole('button', { name: /^Complete Do the dishes/ }))
  await waitFor(() => expect(ran).toEqual([['completeTask', { id: idOf('Do the dishes') }]]))
})

test('as soon as one has a date they are grouped, inside by day and time (T14)', async () => {
  await open([
    chore('Vacuum the floors'),
    chore('Cook dinner', { due_time: '19:00' }),
    chore('Clear out the fridge', { slot: '2026-11-19', starts_on: '2026-11-19' }),
    task('Return the library books', { due_on: '2026-11-26' }),
    task('Renew the passport', { due_on: '2027-01-07' }),
    task('Fold the laundry'),
  ])
  expect(names(await group(/^Overdue 1/))).toEqual(['Clear out the fridge'])
  expect(names(await group(/^Today 2/))).toEqual(['Cook dinner', 'Vacuum the floors'])
  expect(names(await group(/^Next 7 days 1/))).toEqual(['Return the library books'])
  expect(names(await group(/^Later 1/))).toEqual(['Renew the passport'])
  const undated = await group(/^No date 1/)
  await waitFor(() => expect(names(undated)).toEqual(['Fold the laundry']))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
})

test('by room each is a part of its own that has the name of the room (T29)', async () => {
  const living = idOf('living')
  const rooms: Rows = [
    ['rooms', makeRoom('Maya', { id: idOf('kitchen'), place: 0 })],
    ['rooms', makeRoom('Maya', { id: living, name: 'Living room', place: 1 })],
  ]
  await open(
    [rooms, chore('Vacuum the floors', { room_id: living }), chore('Feed Pixel')],
    '/tasks?room=*',
  )
  expect(names(await group(/^Living room 1/))).toEqual(['Vacuum the floors'])
})

test('of a long group the first rows are drawn, each with its place; what comes far behind waits (T14)', async () => {
  const late = { starts_on: '2026-11-19', slot: '2026-11-19' } as const
  await open([
    ...Array.from({ length: 30 }, (_, place) => chore(`Chore ${place}`, late)),
    chore('Feed Pixel'),
  ])
  const overdue = await group(/^Overdue 30/)
  const items = await overdue.findAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-posinset')).join()).toBe(
    '1,2,3,4,5,6,7,8,9,10,11,12',
  )
  expect(items[0]?.getAttribute('aria-setsize')).toBe('30')
  expect((await group(/^Today 1/)).queryByRole('listitem')).toBeNull()
})

test('what is planned or paused is listed, but not counted as active (C19, T14)', async () => {
  const tuesdays = { repeats: 'weekly', weekdays: 0b10, slot: '2026-11-24' } as const
  const paused = { slot: '2026-11-18', starts_on: '2026-11-18', if_missed: 'waits' } as const
  await open([
    chore('Feed Pixel'),
    chore('Bins to the kerb', tuesdays),
    chore('Water the plants', { ...paused, paused_from: '2026-11-20', paused_until: '2026-12-06' }),
    chore('Sweep the chimney', { ...tuesdays, starts_on: '2026-12-01', slot: '2026-12-01' }),
  ])
  expect(names(await group(/^Next 7 days 1/))).toEqual(['Bins to the kerb'])
  expect((await card('Bins to the kerb')).queryByRole('button', { name: /^Complete/ })).toBeNull()
  const pausedCard = await card('Water the plants')
  expect(pausedCard.getByText('Paused until Sun, Dec 6')).toBeTruthy()
  expect(pausedCard.queryByRole('button', { name: /^Complete/ })).toBeNull()
  expect(screen.queryByText('Sweep the chimney')).toBeNull()
  expect(await screen.findByRole('tab', { name: 'Active (1)' })).toBeTruthy()
})

test('a card says when it is due, whose turn it is, and how many were done in a row (C8, C11, T13)', async () => {
  await open([
    chore('Vacuum the floors', { who: 'turns', run: 6 }, ['Maya', 'Theo']),
    chore('Cook dinner', { who: 'turns', due_time: '19:00', run: 2 }, ['Theo', 'Maya']),
    chore('Feed Pixel', { who: 'person' }, ['Juno']),
    chore('Water the plants', { who: 'person' }, ['Maya']),
    chore('Clear out the fridge', {
      slot: '2026-11-19',
      starts_on: '2026-11-19',
      if_missed: 'waits',
    }),
  ])
  const mine = await card('Vacuum the floors')
  expect(mine.getByText('Due today')).toBeTruthy()
  expect(mine.getByText('Your turn')).toBeTruthy()
  expect(mine.getByText('6 in a row')).toBeTruthy()
  const others = await card('Cook dinner')
  expect(others.getByText('Due at 19:00')).toBeTruthy()
  expect(others.getByText(wholeText("Theo's turn"))).toBeTruthy()
  expect(others.queryByText(/in a row/)).toBeNull()
  const forJuno = await card('Feed Pixel')
  expect(forJuno.getByText(wholeText('For Juno'))).toBeTruthy()
  const forMe = await card('Water the plants')
  expect(forMe.getByText('For you')).toBeTruthy()
  expect(forMe.queryByText('Your turn')).toBeNull()
  const late = await card('Clear out the fridge')
  expect(late.getByText('Overdue since Thu, Nov 19')).toBeTruthy()
})

test('one that nobody touched is completed by its chore and day, and goes (C1, C8)', async () => {
  const { ran } = await open([chore('Feed Pixel'), task('Fold the laundry')])
  fireEvent.click((await card('Feed Pixel')).getByRole('button', { name: /^Complete Feed Pixel/ }))
  const input = { id: idOf('Feed Pixel'), slot: '2026-11-21' }
  await waitFor(() => expect(ran).toEqual([['completeTask', input]]))
  await waitFor(() => expect(screen.queryByText('Today')).toBeNull())
  expect(await screen.findByRole('tab', { name: 'Active (1)' })).toBeTruthy()
})

test('what is somebody else’s turn is taken on first, and then completed (C14)', async () => {
  const { ran } = await open([chore('Cook dinner', { who: 'turns' }, ['Theo', 'Maya'])])
  const before = await card('Cook dinner')
  expect(before.queryByRole('button', { name: /^Complete/ })).toBeNull()
  fireEvent.click(before.getByRole('button', { name: 'I’ll do it: Cook dinner' }))
  const complete = await screen.findByRole('button', { name: /^Complete Cook dinner/ })
  expect((await card('Cook dinner')).getByText('Claimed by you')).toBeTruthy()
  fireEvent.click(complete)
  const input = { id: idOf('Cook dinner'), slot: '2026-11-21' }
  await waitFor(() =>
    expect(ran).toEqual([
      ['claimTask', input],
      ['completeTask', input],
    ]),
  )
})

test('the menu skips this time, and passes the turn on (C14, C15)', async () => {
  const { ran } = await open([chore('Vacuum the floors', { who: 'turns' }, ['Maya', 'Theo'])])
  const input = { id: idOf('Vacuum the floors'), slot: '2026-11-21' }
  await choose('Vacuum the floors', 'Pass the turn on')
  await waitFor(() => expect(ran).toEqual([['passTurn', input]]))
  await screen.findByRole('button', { name: 'I’ll do it: Vacuum the floors' })
  await choose('Vacuum the floors', 'Skip this time')
  await waitFor(() => expect(ran.at(-1)).toEqual(['skipOccurrence', input]))
  expect(await group(/^Next 7 days 1/)).toBeTruthy()
})

test('a task due at a time is overdue once that is past, the others of the day are not (T13)', async () => {
  vi.setSystemTime(new Date('2026-11-21T18:30:00.000Z'))
  await open([
    task('Call the dentist', { due_on: '2026-11-21', due_time: '17:00' }),
    task('Buy stamps', { due_on: '2026-11-21' }),
  ])
  expect(names(await group(/^Overdue 1/))).toEqual(['Call the dentist'])
  expect(names(await group(/^Today 1/))).toEqual(['Buy stamps'])
})

const saturday = '2026-11-21'

test('one day is moved to another, as long as the next one is not due then (C16)', async () => {
  const weekly = { repeats: 'weekly', weekdays: 0b0100000 } as const
  const { ran } = await open([chore('Vacuum the floors', weekly), chore('Feed Pixel')])
  const input = { id: idOf('Vacuum the floors'), slot: saturday }
  await choose('Vacuum the floors', 'In 3 days')
  await waitFor(() => expect(ran).toEqual([['updateTask', { ...input, due_on: '2026-11-24' }]]))
  expect(names(await group(/^Next 7 days 1/))).toEqual(['Vacuum the floors'])
  fireEvent.click(await screen.findByRole('button', { name: 'Options for Feed Pixel' }))
  const tomorrow = await screen.findByRole('menuitem', { name: /^Tomorrow/ })
  expect(tomorrow.getAttribute('aria-disabled')).toBe('true')
  expect(tomorrow.textContent).toContain('That is when the next one is due. Skip this one instead.')
})

test('what is planned opens from its line, and is done early once that is open (C7)', async () => {
  const { ran } = await open([
    chore('Bins to the kerb', { repeats: 'weekly', weekdays: 0b10, slot: '2026-11-24' }),
    chore('Cook dinner', { slot: '2026-11-22', last_slot: saturday }),
  ])
  fireEvent.click((await card('Cook dinner')).getByRole('button', { name: 'Cook dinner' }))
  const early = within(await screen.findByRole('dialog', { name: 'Cook dinner' }))
  expect(early.getByText('This is not open yet')).toBeTruthy()
  expect(early.queryByRole('button', { name: /^Complete/ })).toBeNull()
  fireEvent.click(early.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(
    (await card('Bins to the kerb')).getByRole('button', { name: 'Bins to the kerb' }),
  )
  const sheet = within(await screen.findByRole('dialog', { name: 'Bins to the kerb' }))
  expect(sheet.getByText('Due Tue, Nov 24')).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: /^Complete Bins to the kerb/ }))
  const input = { id: idOf('Bins to the kerb'), slot: '2026-11-24' }
  await waitFor(() => expect(ran).toEqual([['completeTask', input]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a day that is moved or skipped is held back: no command gives back what went with it (C15, C16, R51)', async () => {
  const weekly = { repeats: 'weekly', weekdays: 0b0100000 } as const
  const { held } = await open([chore('Vacuum the floors', weekly), chore('Feed Pixel')])
  await choose('Vacuum the floors', 'Tomorrow')
  await waitFor(() => expect(held).toEqual(['updateTask']))
  await choose('Feed Pixel', 'Skip this time')
  await waitFor(() => expect(held).toEqual(['updateTask', 'skipOccurrence']))
})

test('another day is picked in a dialog, which says to where it moves (C16)', async () => {
  const weekly = { repeats: 'weekly', weekdays: 0b0100000 } as const
  const { ran } = await open([chore('Vacuum the floors', weekly)])
  await choose('Vacuum the floors', 'Pick another day')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-28' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }))
  expect(await dialog.findByText(/^That is when the next one is due/)).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-26' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Move to Thu, Nov 26' }))
  const input = { id: idOf('Vacuum the floors'), slot: saturday, due_on: '2026-11-26' }
  await waitFor(() => expect(ran).toEqual([['updateTask', input]]))
})

test('the turn of one day is given to a person, and the card says whose it is (C14)', async () => {
  const { ran } = await open([chore('Vacuum the floors', { who: 'turns' }, ['Maya', 'Juno'])])
  await choose('Vacuum the floors', 'Give the turn to')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('button', { name: /Maya/ })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: /Theo/ }))
  const input = { id: idOf('Vacuum the floors'), slot: saturday, assigned_to: idOf('Theo') }
  await waitFor(() => expect(ran).toEqual([['updateTask', input]]))
  const given = await card('Vacuum the floors')
  await waitFor(() => expect(given.getByText(wholeText("Theo's turn"))).toBeTruthy())
})

test('a change is for one day alone or for all later ones, and cancelling keeps the form (C17)', async () => {
  const { ran } = await open([chore('Feed Pixel')])
  await choose('Feed Pixel', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Task' }))
  fireEvent.change(form.getByLabelText('Time in minutes'), { target: { value: '15' } })
  fireEvent.click(form.getByRole('button', { name: 'Save Changes' }))
  const asked = async () =>
    within(await screen.findByRole('dialog', { name: 'Which ones should change?' }))
  const first = await asked()
  const said = 'Feed Pixel: 15 minutes instead of 10.'
  expect(first.getAllByText((_, element) => element?.textContent === said)).not.toEqual([])
  fireEvent.click(first.getByRole('button', { name: 'Cancel' }))
  const save = await screen.findByRole('button', { name: 'Save Changes' })
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(save)
  fireEvent.click((await asked()).getByRole('button', { name: /^Only Sat, Nov 21/ }))
  const input = { id: idOf('Feed Pixel'), slot: saturday, time_minutes: 15 }
  await waitFor(() => expect(ran).toEqual([['updateTask', input]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(
    await screen.findByRole('button', { name: 'Complete Feed Pixel, earn 15 points' }),
  ).toBeTruthy()
})

test('the back button leads from that question to the form, with what was typed (C17)', async () => {
  await open([chore('Feed Pixel')])
  await choose('Feed Pixel', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Task' }))
  fireEvent.change(form.getByLabelText('Time in minutes'), { target: { value: '15' } })
  fireEvent.click(form.getByRole('button', { name: 'Save Changes' }))
  const question = { name: 'Which ones should change?' }
  await screen.findByRole('dialog', question)
  goBack()
  const save = await screen.findByRole('button', { name: 'Save Changes' })
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByRole('dialog', question)).toBeNull()
  expect(form.getByLabelText('Time in minutes')).toHaveProperty('value', '15')
})
