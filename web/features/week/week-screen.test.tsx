/** The places of entries in the week, and the actions of their chips. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Chore, Pause } from '#domain/chores/chore.ts'
import type { Task } from '#domain/tasks/task.ts'
import {
  idOf,
  makeChore,
  makePartnership,
  makePause,
  makeTask,
  makeUser,
  withSeats,
} from '#domain/testing/make.ts'
import { toStored } from '#web/data/database.ts'
import { goBack } from '#web/testing/go-back.tsx'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { WeekScreen } from './week-screen.tsx'

// A Saturday, as in the examples of the rules.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
})

type Given = {
  readonly people?: Rows
  readonly chores?: readonly (readonly [chore: Chore, people: readonly string[]])[]
  readonly tasks?: readonly Task[]
  readonly pauses?: readonly Pause[]
  readonly isWide?: boolean
  readonly path?: string
}

function openWeek({ chores = [], tasks = [], path = '/week', ...given }: Given) {
  const { people = pair, pauses = [], isWide = true } = given
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') === isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const rows = chores.flatMap(([chore, holders]) => withSeats(chore, holders))
  const away = pauses.map((pause) => ['pauses', pause] as const)
  return renderForAccount(
    {
      name: 'Maya',
      rows: [...people, ...rows, ...away, ...tasks.map((task) => ['tasks', task] as const)],
    },
    path,
    <Routes>
      <Route path="/week/:monday?" element={<WeekScreen />} />
    </Routes>,
  )
}

const bins = (given: Partial<Chore> = {}) =>
  makeChore('Maya', { starts_on: '2026-11-16', slot: '2026-11-17', who: 'turns', ...given })

/** For anyone, today and on every day after it. */
const daily = { who: 'anyone', repeats: 'daily', slot: '2026-11-21' } as const

/** The texts of a person's chips, by day. */
async function rowOf(name: string): Promise<readonly string[]> {
  const head = await screen.findByRole('rowheader', { name: new RegExp(name) })
  const cells = within(head.closest('tr') ?? document.body).getAllByRole('cell')
  return cells.map((cell) =>
    within(cell)
      .queryAllByRole('button')
      .map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)
      .join(' | '),
  )
}

test('overdue stands on its day, the plan with whose turn it is (C11, T15)', async () => {
  await openWeek({ chores: [[bins(), ['Theo', 'Maya']]] })
  expect(await rowOf('Theo')).toEqual(['', 'Bins to the kerb, overdue', '', '', '', '', ''])
  expect(await rowOf('Maya')).toEqual(['', '', '', '', '', '', ''])
  expect(screen.getByRole('columnheader', { name: /Today/ }).textContent).toBe('Today 21')
})

const travels = makePause('Theo', { kind: 'away', from_on: '2026-11-19', until_on: '2026-11-20' })

test('the row of a person says on which days they are away (C13, T15)', async () => {
  await openWeek({ chores: [[bins(), ['Theo', 'Maya']]], pauses: [travels] })
  const away = async (name: string) => {
    const head = await screen.findByRole('rowheader', { name: new RegExp(name) })
    const cells = within(head.closest('tr') ?? document.body).getAllByRole('cell')
    return cells.map((cell) => within(cell).queryByText('Away') !== null)
  }
  expect(await away('Theo')).toEqual([false, false, false, true, true, false, false])
  expect(await away('Maya')).not.toContain(true)
})

test('in the list of days a sentence says who is away (C13, T15)', async () => {
  const mine = makePause('Maya', { kind: 'away', from_on: '2026-11-20', until_on: null })
  const house = makePause('Maya', { id: idOf('house'), from_on: '2026-11-17' })
  await openWeek({ pauses: [travels, mine, house], isWide: false })
  const list = within(await screen.findByRole('list', { name: 'Days of the week' }))
  const days = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(days).toEqual([
    'Mon 16Nothing due',
    'Tue 17Nothing due',
    'Wed 18Nothing due',
    'Thu 19Theo is away',
    'Fri 20You and Theo are away',
    'Today 21You are away',
    'Sun 22You are away',
  ])
})

test('private tasks do not hang here (T15)', async () => {
  const due = { due_on: '2026-11-21', due_zone: 'UTC', claimed_by: null } as const
  await openWeek({
    tasks: [
      makeTask('Maya', { id: idOf('one'), name: 'Gutters', ...due }),
      makeTask('Maya', { id: idOf('two'), name: 'Secret', is_shared: false, ...due }),
    ],
  })
  expect(await rowOf('Anyone')).toEqual(['', '', '', '', '', 'Gutters, to do', ''])
  expect(screen.queryByText('Secret')).toBeNull()
})

test('a task without a day stands on the day it was done, with who did it (T15)', async () => {
  const theo = { claimed_by: idOf('Theo'), approved_by: idOf('Theo') }
  const done = { completed_at: '2026-11-18T08:00:00.000Z', completions: 1 }
  await openWeek({ tasks: [makeTask('Maya', { ...theo, ...done })] })
  await waitFor(async () =>
    expect(await rowOf('Theo')).toEqual(['', '', 'Fold the laundry, done', '', '', '', '']),
  )
})

test('three chips a cell, then how many more there are; all of them stand in the day (T15)', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five']
  await openWeek({
    tasks: names.map((name) =>
      makeTask('Maya', { id: idOf(name), name, due_on: '2026-11-22', due_zone: 'UTC' }),
    ),
  })
  const more = await screen.findByRole('button', { name: '+2 more' })
  expect(within(more.closest('td') ?? document.body).getAllByRole('button')).toHaveLength(4)
  fireEvent.click(more)
  const day = within(await screen.findByRole('dialog', { name: 'Sun, Nov 22' }))
  for (const name of names) expect(day.getByText(name)).toBeTruthy()
  fireEvent.click(day.getByRole('button', { name: /^Four/ }))
  expect(await screen.findByRole('dialog', { name: 'Four' })).toBeTruthy()
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: '+2 more' })).toBeTruthy()
})

test('the popover completes what is open (C7)', async () => {
  const { ran } = await openWeek({ chores: [[bins(daily), []]] })
  fireEvent.click(await screen.findByRole('button', { name: 'Bins to the kerb, to do' }))
  const popover = within(await screen.findByRole('dialog', { name: 'Bins to the kerb' }))
  expect(popover.getByText('10 min')).toBeTruthy()
  fireEvent.click(popover.getByRole('button', { name: /^Complete Bins to the kerb/ }))
  const chore = idOf('chore of Maya')
  await waitFor(() => expect(ran).toEqual([['completeTask', { id: chore, slot: '2026-11-21' }]]))
  expect(await screen.findByRole('button', { name: 'Bins to the kerb, done' })).toBeTruthy()
})

test('the popover opens the steps in a sheet, and a tick there is kept (T17)', async () => {
  const chore = bins({ ...daily, checklist: 'Kitchen\nBathroom' })
  const { ran } = await openWeek({ chores: [[chore, []]] })
  fireEvent.click(await screen.findByRole('button', { name: 'Bins to the kerb, to do' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Steps of Bins to the kerb' }))
  const step = await screen.findByRole('checkbox', { name: 'Bathroom' })
  const sheet = within(step.closest<HTMLElement>('[role=dialog]') ?? document.body)
  fireEvent.click(step)
  await waitFor(() => expect(sheet.getByText('1 of 2 steps')).toBeTruthy())
  expect(ran.map(([name]) => name)).toEqual(['tickStep'])
})

test('tomorrow’s is not open yet, and says so (C7)', async () => {
  await openWeek({ chores: [[bins(daily), []]] })
  fireEvent.click(await screen.findByRole('button', { name: 'Bins to the kerb, planned' }))
  const popover = within(await screen.findByRole('dialog', { name: 'Bins to the kerb' }))
  expect(popover.getByText('This is not open yet')).toBeTruthy()
  expect(popover.queryByRole('button', { name: /^Complete/ })).toBeNull()
})

async function choose(chip: string, entry: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name: chip }))
  fireEvent.click(await screen.findByRole('button', { name: /^Options for/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

test('the menu moves it to another day (C16)', async () => {
  const { ran } = await openWeek({ chores: [[bins(), ['Theo', 'Maya']]] })
  await choose('Bins to the kerb, overdue', /^Tomorrow/)
  const input = { id: idOf('chore of Maya'), slot: '2026-11-17', due_on: '2026-11-22' }
  await waitFor(() => expect(ran).toEqual([['updateTask', input]]))
  await waitFor(async () => expect((await rowOf('Theo'))[6]).toBe('Bins to the kerb, planned'))
})

test('the menu gives the turn to another person, for this one alone (C14)', async () => {
  const { ran } = await openWeek({ chores: [[bins(), ['Theo', 'Maya']]] })
  await choose('Bins to the kerb, overdue', /^Give the turn to/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Give the turn to …' }))
  fireEvent.click(dialog.getByRole('button', { name: /^Maya/ }))
  const input = { id: idOf('chore of Maya'), slot: '2026-11-17', assigned_to: idOf('Maya') }
  await waitFor(() => expect(ran).toEqual([['updateTask', input]]))
  await waitFor(async () => expect((await rowOf('Maya'))[1]).toBe('Bins to the kerb, overdue'))
})

test('a child puts back the skipped days of its own tasks, and of no others (C26)', async () => {
  const skipped = {
    starts_on: '2026-11-21',
    repeats: 'daily',
    weekdays: 0,
    slot: '2026-11-22',
    skips: '2026-11-21',
  } as const
  await openWeek({
    people: [
      ['users', makeUser('Maya', { is_child: true })],
      ['users', makeUser('Theo')],
      ['partnerships', makePartnership('Theo', 'Maya', { role: 'child' })],
    ],
    chores: [
      [makeChore('Maya', { name: 'Feed the cat', ...skipped }), []],
      [makeChore('Theo', skipped), []],
    ],
  })
  const menus = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `${name}, skipped` }))
    const popover = within(await screen.findByRole('dialog', { name }))
    return popover.queryAllByRole('button', { name: /^Options for/ }).length
  }
  expect(await menus('Feed the cat')).toBe(1)
  expect(await menus('Bins to the kerb')).toBe(0)
})

test('a day of a repeating task that is dragged to another one is held back (C16, R51)', async () => {
  const { ran, held } = await openWeek({ chores: [[bins(), ['Theo', 'Maya']]] })
  const chip = await screen.findByRole('button', { name: 'Bins to the kerb, overdue' })
  const sunday = within(chip.closest('tr') ?? document.body)
    .getAllByRole('cell')
    .at(6)
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(sunday ?? null)
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 }
  fireEvent.pointerDown(chip, { ...pointer, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(window, { ...pointer, clientX: 90, clientY: 0 })
  fireEvent.pointerUp(window, { ...pointer, clientX: 90, clientY: 0 })
  await waitFor(() => expect(held).toEqual(['updateTask']))
  expect(ran).toHaveLength(1)
})

const gutters = (given: Partial<Task> = {}) =>
  makeTask('Maya', { name: 'Gutters', due_on: '2026-11-21', due_zone: 'UTC', ...given })

test('a task of its own moves from its menu (T12, T15)', async () => {
  const { ran } = await openWeek({ tasks: [gutters()] })
  await choose('Gutters, to do', /^Tomorrow/)
  const { id } = gutters()
  await waitFor(() => expect(ran).toEqual([['updateTask', { id, due_on: '2026-11-22' }]]))
  await waitFor(async () => expect((await rowOf('Anyone'))[6]).toBe('Gutters, planned'))
})

test('the popover of what leaves the week does not open by itself when that comes back (T15)', async () => {
  const { database } = await openWeek({ tasks: [gutters()] })
  const put = (task: Task) => database.table('tasks').put(toStored('tasks', task))
  const chip = { name: 'Gutters, to do' }
  const popover = { name: 'Gutters' }
  fireEvent.click(await screen.findByRole('button', chip))
  await screen.findByRole('dialog', popover)
  await put(gutters({ due_on: '2026-11-24' }))
  await waitFor(() => expect(screen.queryByRole('dialog', popover)).toBeNull())
  await put(gutters())
  await screen.findByRole('button', chip)
  expect(screen.queryByRole('dialog', popover)).toBeNull()
})

test('it moves to a day that is picked, not before today (T12)', async () => {
  const { ran } = await openWeek({ tasks: [gutters({ due_on: '2026-11-18' })] })
  await choose('Gutters, overdue', /^Pick another day/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Pick another day' }))
  const pick = (value: string) =>
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value } })
  pick('2026-11-20')
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }))
  expect(dialog.getByText('Please choose a day')).toBeTruthy()
  pick('2027-11-24')
  fireEvent.click(dialog.getByRole('button', { name: 'Move to Wed, Nov 24' }))
  const { id } = gutters()
  await waitFor(() => expect(ran).toEqual([['updateTask', { id, due_on: '2027-11-24' }]]))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Gutters/ })).toBeNull())
})

test('it is given to a partner from its menu, and to anyone again (T12)', async () => {
  const { ran } = await openWeek({ tasks: [gutters()] })
  await choose('Gutters, to do', /^Give it to/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Give it to …' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(2)
  fireEvent.click(dialog.getByRole('button', { name: /^Theo/ }))
  const { id } = gutters()
  await waitFor(() => expect(ran).toEqual([['updateTask', { id, assigned_to: idOf('Theo') }]]))
  await waitFor(async () => expect((await rowOf('Theo'))[5]).toBe('Gutters, to do'))
  await choose('Gutters, to do', /^Anyone can do it/)
  await waitFor(() => expect(ran[1]).toEqual(['updateTask', { id, assigned_to: null }]))
  await waitFor(async () => expect((await rowOf('Anyone'))[5]).toBe('Gutters, to do'))
})

test('a partner’s task stays where its owner put it (T10, T12)', async () => {
  const theirs = makeTask('Theo', { name: 'Gutters', due_on: '2026-11-21', due_zone: 'UTC' })
  await openWeek({ tasks: [theirs] })
  fireEvent.click(await screen.findByRole('button', { name: 'Gutters, to do' }))
  await screen.findByRole('dialog', { name: 'Gutters' })
  expect(screen.queryByRole('button', { name: /^Options for/ })).toBeNull()
})

test('on a phone past days fold to what became of them; what is overdue stays out (T15)', async () => {
  const done = { completed_at: '2026-11-17T08:00:00.000Z', completions: 1 }
  await openWeek({
    isWide: false,
    tasks: [makeTask('Maya', { id: idOf('done'), approved_by: idOf('Maya'), ...done })],
    chores: [[bins(), ['Theo', 'Maya']]],
  })
  const fold = await screen.findByRole('button', { name: '1 done, 1 overdue' })
  expect(screen.queryByRole('button', { name: /Fold the laundry/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Bins to the kerb/ })).toBeTruthy()
  fireEvent.click(fold)
  expect(screen.getByRole('button', { name: /Fold the laundry/ })).toBeTruthy()
})

test('on a phone a long day draws its first rows, and the next day waits for them (T15)', async () => {
  await openWeek({
    isWide: false,
    chores: Array.from({ length: 20 }, (_, place) => {
      const name = `Chore ${place}`
      return [bins({ id: idOf(name), name, weekdays: 0, ...daily }), []] as const
    }),
  })
  const days = await screen.findAllByRole('listitem', { current: false })
  const today = await screen.findByRole('listitem', { current: 'date' })
  const rows = within(today).getAllByRole('listitem')
  expect(rows).toHaveLength(12)
  expect(rows[11]?.getAttribute('aria-posinset')).toBe('12')
  expect(rows[11]?.getAttribute('aria-setsize')).toBe('20')
  const tomorrow = days.find(({ textContent }) => textContent.startsWith('Sun'))
  expect(within(tomorrow ?? document.body).queryAllByRole('button')).toEqual([])
})

test('the plan goes on for eight weeks, and no further (T15)', async () => {
  await openWeek({ path: '/week/2027-01-11' })
  expect(await screen.findByText('Jan 11 - Jan 17')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Week after' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Week before' })).toBeTruthy()
})

test('another week keeps the chosen room (T15, T29)', async () => {
  await openWeek({ path: '/week/2026-11-23?room=kitchen' })
  const links = await Promise.all(
    ['Week before', 'Today', 'Week after'].map((name) => screen.findByRole('link', { name })),
  )
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/week/2026-11-16?room=kitchen',
    '/week?room=kitchen',
    '/week/2026-11-30?room=kitchen',
  ])
})

test('until another week is read, the one that was shown stays (T15)', async () => {
  const windows = gutters({ id: idOf('windows'), name: 'Windows', due_on: '2026-11-10' })
  await openWeek({ tasks: [gutters(), windows] })
  await screen.findByRole('button', { name: 'Gutters, to do' })
  fireEvent.click(screen.getByRole('link', { name: 'Week before' }))
  expect(screen.getByText('Nov 9 - Nov 15')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Gutters, to do' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Windows, overdue' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Gutters/ })).toBeNull()
})

test('at the last week the step there is gone, and the focus is on the link to this week (U7)', async () => {
  await openWeek({ path: '/week/2027-01-04' })
  const later = await screen.findByRole('link', { name: 'Week after' })
  later.focus()
  fireEvent.click(later)
  await waitFor(() => expect(later.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Today' }))
})
