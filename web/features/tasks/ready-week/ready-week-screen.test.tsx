/** The page of the ready-made week: rooms, their week, and the result (T30). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Settings } from '#domain/command.ts'
import { importedId } from '#domain/imports/import.ts'
import { idOf, makeChore, makeUser, openSettings } from '#domain/testing/make.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { ReadyWeekScreen } from './ready-week-screen.tsx'

const readyWipe = importedId(idOf('Maya'), { source: 'ready', source_id: 'wipeWorktops' })

type Fixture = {
  readonly rows?: Rows
  readonly address?: string
  readonly settings?: Settings
  readonly plan?: 'free' | 'pro'
}

/** On a Thursday. */
async function open({
  rows = pair,
  address = '?week=1',
  settings = openSettings,
  plan = 'pro',
}: Fixture = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00.000Z') })
  const fixture = { name: 'Maya', rows, settings, plan }
  return renderForAccount(
    fixture,
    `/week/rooms${address}`,
    <main tabIndex={-1}>
      <ReadyWeekScreen />
    </main>,
  )
}

const make = (count: number) => {
  const [button] = screen.getAllByRole('button', { name: `Make ${count} chores` })
  if (button === undefined) throw new Error('There is no button')
  return button
}
const on = (name: string) => within(screen.getByRole('region', { name }))

test('the usual rooms are ticked, and the rest is one tap each', async () => {
  await open({ address: '' })
  expect(await screen.findByText('32 chores, about 18 h a week')).toBeTruthy()
  expect(screen.getAllByRole('checkbox')).toHaveLength(14)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Laundry' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pets' }))
  fireEvent.click(screen.getByRole('button', { name: 'The most needed' }))
  expect(screen.getByRole('status').textContent).toMatch(/^14 chores/)
  fireEvent.click(screen.getByRole('link', { name: 'Show the week' }))
  expect(await screen.findByRole('heading', { name: 'Your week', level: 1 })).toBeTruthy()
  expect(on('Every day').getByRole('checkbox', { name: 'Walk the dog' })).toBeTruthy()
})

test('the other step begins at its top, for the eyes and for the keys (T30, U7)', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  onTestFinished(() => scrolled.mockRestore())
  await open({ address: '' })
  for (const [times, way] of ['Show the week', 'Rooms'].entries()) {
    const link = await screen.findByRole('link', { name: way })
    link.focus()
    fireEvent.click(link)
    await waitFor(() => expect(link.isConnected).toBe(false))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(scrolled).toHaveBeenCalledTimes(times + 1)
  }
})

test('rooms and chores are made at once, in turns, in their rooms (T30, T29)', async () => {
  const { ran, database } = await open()
  await screen.findByRole('region', { name: 'Monday' })
  fireEvent.click(make(32))
  await waitFor(async () => expect(await database.chores.count()).toBe(32))
  expect(ran.map(([name]) => name)).toEqual([...Array(5).fill('createRoom'), 'importItems'])
  const rooms = await database.rooms.orderBy('id').toArray()
  const kitchen = rooms.find(({ name }) => name === 'Kitchen')
  expect(kitchen).toMatchObject({ icon: 'kitchen', is_shared: true })
  expect(await database.chores.get(readyWipe)).toMatchObject({
    name: 'Wipe the worktops',
    room_id: kitchen?.id,
    who: 'turns',
    is_shared: true,
    repeats: 'daily',
    if_missed: 'moves_on',
    starts_on: '2026-11-26',
  })
  const seats = await database.seats.toArray()
  expect(new Set(seats.filter(({ place }) => place === 0).map(({ person }) => person)).size).toBe(2)
})

test('a chore is left out on every day it stands on, or moved and renamed before it is made (T30)', async () => {
  const { database } = await open()
  await screen.findByRole('region', { name: 'Monday' })
  fireEvent.click(on('Wednesday').getByRole('checkbox', { name: 'Run a wash' }))
  expect(on('Friday').getByRole<HTMLInputElement>('checkbox', { name: 'Run a wash' }).checked).toBe(
    false,
  )
  fireEvent.click(on('Tuesday').getByRole('button', { name: 'Change Iron the shirts' }))
  const form = within(await screen.findByRole('dialog', { name: 'Change chore' }))
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Iron it all' } })
  fireEvent.click(await form.findByRole('button', { name: 'Tuesday' }))
  fireEvent.click(form.getByRole('button', { name: 'Sunday' }))
  fireEvent.click(form.getByRole('button', { name: 'Done' }))
  await waitFor(() => on('Sunday').getByRole('checkbox', { name: 'Iron it all' }))
  fireEvent.click(make(31))
  await waitFor(async () => expect(await database.chores.count()).toBe(31))
  const chores = await database.chores.toArray()
  expect(chores.find(({ name }) => name === 'Iron it all')).toMatchObject({ weekdays: 0b1000000 })
  expect(chores.map(({ name }) => name)).not.toContain('Run a wash')
})

test('one answer says who does all of it; with a change of mind it is asked of none again (T30)', async () => {
  const { database } = await open()
  await screen.findByRole('region', { name: 'Monday' })
  fireEvent.click(screen.getByRole('button', { name: 'Just me' }))
  fireEvent.click(make(32))
  await waitFor(async () => expect(await database.chores.count()).toBe(32))
  expect(new Set((await database.chores.toArray()).map(({ who }) => who))).toEqual(
    new Set(['person']),
  )
  expect(await database.seats.where('id').above('').count()).toBe(32)
})

test('alone it is for anyone, and whoever is invited sees it', async () => {
  const { database } = await open({ rows: [['users', makeUser('Maya')]] })
  expect(await screen.findByText(/^For anyone so far/)).toBeTruthy()
  fireEvent.click(make(32))
  await waitFor(async () => expect(await database.chores.count()).toBe(32))
  expect(
    (await database.chores.toArray()).every(({ who, is_shared }) => who === 'anyone' && is_shared),
  ).toBe(true)
})

test('what is here already, by its name or from the same chore, is not made again (T30)', async () => {
  const theirs = makeChore('Theo', { id: idOf('hob'), name: 'clean the hob', is_shared: true })
  const renamed = makeChore('Maya', { id: readyWipe, name: 'Worktops' })
  const { database } = await open({ rows: [...pair, ['chores', theirs], ['chores', renamed]] })
  await screen.findByRole('region', { name: 'Monday' })
  expect(screen.getAllByText('Here already')).toHaveLength(2)
  fireEvent.click(make(30))
  await waitFor(async () => expect(await database.chores.count()).toBe(32))
})

test('what the limit of repeating tasks leaves no room for is said before, and nothing is made (C22)', async () => {
  const many = Array.from({ length: 180 }, (_, place) =>
    makeChore('Maya', { id: idOf(`chore ${place}`), name: `Chore ${place}` }),
  )
  const { ran } = await open({ rows: [...pair, ...many.map((row) => ['chores', row] as const)] })
  expect(
    await screen.findByText(/^You can have up to 200 repeating tasks. 20 can be added/),
  ).toBeTruthy()
  fireEvent.click(make(32))
  expect(ran).toEqual([])
})

test('on Free it does not count for the day, but as an import (IM3, S1)', async () => {
  const settings = { ...openSettings, planLimits: true }
  const { database } = await open({ settings, plan: 'free' })
  await screen.findByRole('region', { name: 'Monday' })
  fireEvent.click(make(32))
  await waitFor(async () => expect(await database.chores.count()).toBe(32))
})
