/** Being away: its effect is shown beforehand, and it can be ended (C13, C19). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, makeChild, makeChore, makePause, withSeats } from '#domain/testing/make.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import type { Row, Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'

const bins = makeChore('Maya', { who: 'turns' })
const house: Rows = [...pair, ...makeChild('Juno', 'Maya'), ...withSeats(bins, ['Maya', 'Theo'])]

function open(others: Rows = [], instead: Partial<OpenAccount> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  const rows = [...house, ...others]
  return renderForAccount({ name: 'Maya', rows, instead }, '/tasks?tab=repeating', <TasksScreen />)
}

async function openSheet() {
  fireEvent.click(await screen.findByRole('button', { name: 'I’m away' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'I’m away' }))
  fireEvent.change(sheet.getByLabelText('Until'), { target: { value: '2026-12-06' } })
  return sheet
}
const said = (text: string) => (_: string, element: Element | null) => element?.textContent === text

test('it says how many turns go to whom, and until when, before it begins', async () => {
  const { ran } = await open()
  const sheet = await openSheet()
  // Tue 24 and Tue Dec 1 are hers.
  const effect = '2 turns go to Theo. You owe nothing later.'
  expect(sheet.getAllByText(said(effect))).not.toEqual([])
  fireEvent.click(sheet.getByRole('button', { name: 'Pause until Sun, Dec 6' }))
  await waitFor(() => expect(ran).toHaveLength(1))
  const days = { kind: 'away', from_on: '2026-11-21', until_on: '2026-12-06' }
  expect(ran[0]).toMatchObject(['setPause', days])
  expect(await screen.findByText('until Sun, Dec 6')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy()
})

test('repeating tasks can be paused for everyone, in the very words that partners will read', async () => {
  const { ran } = await open()
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('switch', { name: 'Pause my repeating tasks' }))
  const words = 'Maya paused repeating tasks until Sun, Dec 6'
  expect(sheet.getAllByText(said(words))).not.toEqual([])
  // Tasks that are paused for everyone are nobody's turn.
  expect(sheet.queryByText(said('2 turns go to Theo. You owe nothing later.'))).toBeNull()
  fireEvent.click(sheet.getByRole('button', { name: 'Pause until Sun, Dec 6' }))
  await waitFor(() => expect(ran).toHaveLength(2))
  expect(ran.map(([, input]) => input)).toMatchObject([{ kind: 'away' }, { kind: 'chores' }])
})

test('a parent sets it for their child, whose repeating tasks go on', async () => {
  const { ran } = await open()
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('button', { name: 'Juno' }))
  expect(sheet.queryByRole('switch', { name: 'Pause my repeating tasks' })).toBeNull()
  fireEvent.click(sheet.getByRole('button', { name: 'Pause until Sun, Dec 6' }))
  await waitFor(() => expect(ran).toHaveLength(1))
  expect(ran[0]).toMatchObject(['setPause', { kind: 'away', for: idOf('Juno') }])
})

test('partners will read that one is away, and whose turns pass to them', async () => {
  await open()
  const sheet = await openSheet()
  expect(sheet.getAllByText(said('Maya is away until Sun, Dec 6'))).not.toEqual([])
  expect(sheet.getAllByText(said('Maya’s turns pass to you meanwhile.'))).not.toEqual([])
  expect(sheet.getByText(/^For everyone\. \w+ and \w+ see “Pause mine too”\.$/)).toBeTruthy()
})

test('one’s own repeating tasks can rest without being away', async () => {
  const { ran } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Pause my repeating tasks' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Pause my repeating tasks' }))
  fireEvent.change(sheet.getByLabelText('Until'), { target: { value: '2026-12-06' } })
  expect(sheet.getByText('One repeating task is paused for everyone.')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Juno' })).toBeNull()
  fireEvent.click(sheet.getByRole('button', { name: 'Pause until Sun, Dec 6' }))
  await waitFor(() => expect(ran).toHaveLength(1))
  const days = { kind: 'chores', from_on: '2026-11-21', until_on: '2026-12-06' }
  expect(ran[0]).toMatchObject(['setPause', days])
  expect(await screen.findByText('My repeating tasks are paused')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'I’m away' })).toBeTruthy()
})

test('it can begin up to 30 days back, and no earlier', async () => {
  const { ran } = await open()
  const sheet = await openSheet()
  const from = sheet.getByLabelText('From')
  fireEvent.change(from, { target: { value: '2026-10-21' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Pause' }))
  expect(await sheet.findByText('A pause can begin up to 30 days back')).toBeTruthy()
  fireEvent.change(from, { target: { value: '2026-10-22' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Pause until Sun, Dec 6' }))
  await waitFor(() => expect(ran).toHaveLength(1))
  expect(ran[0]).toMatchObject(['setPause', { from_on: '2026-10-22' }])
})

test('it says who else is away, and until when', async () => {
  const away = { kind: 'away', from_on: '2026-11-20' } as const
  await open([
    ['pauses', makePause('Theo', away)],
    ['pauses', makePause('Juno', { ...away, until_on: '2026-11-20' })],
  ])
  expect(await screen.findAllByText(said('Theo is away until Sun, Dec 6'))).not.toEqual([])
  expect(screen.queryByText(/Juno is away/)).toBeNull()
})

test('who is back ends it with one press', async () => {
  const away = makePause('Maya', { kind: 'away', from_on: '2026-11-20' })
  const { ran } = await open([['pauses', away]])
  const resume = await screen.findByRole('button', { name: 'Resume' })
  resume.focus()
  fireEvent.click(resume)
  await waitFor(() => expect(ran).toEqual([['endPause', { id: away.id }]]))
  const leave = await screen.findByRole('button', { name: 'I’m away' })
  await waitFor(() => expect(document.activeElement).toBe(leave))
})

test('what was ended with one press is taken back with one (C19)', async () => {
  const days = { from_on: '2026-11-20' }
  const pauses = [
    makePause('Maya', { ...days, kind: 'away' }),
    makePause('Maya', { ...days, id: idOf('tasks') }),
  ]
  const undo = vi.fn<OpenAccount['undo']>(() => Promise.resolve(true))
  const rows = pauses.map((pause): Row => ['pauses', pause])
  const { database } = await open(rows, { undo })
  fireEvent.click(await screen.findByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'))
  currentToast()?.action?.onPress()
  await waitFor(() => expect(undo).toHaveBeenCalledOnce())
  const ended = await database.outbox.toArray()
  expect(ended.map(({ name }) => name)).toEqual(['endPause', 'endPause'])
  expect(new Set(undo.mock.calls.flat())).toEqual(new Set(ended.map(({ id }) => id)))
})

test('a day is missing, or comes before the first: the sheet stays and says so', async () => {
  const { ran } = await open()
  const sheet = await openSheet()
  fireEvent.change(sheet.getByLabelText('Until'), { target: { value: '2026-11-20' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Pause' }))
  expect(await sheet.findByText('The end must come after the start')).toBeTruthy()
  expect(ran).toEqual([])
})
