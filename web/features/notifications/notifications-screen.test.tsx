/** The notifications page in each state, and the commands its buttons send. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Notification } from '#domain/notifications/notification.ts'
import { notificationTypes } from '#domain/notifications/notification.ts'
import {
  idOf,
  makeChore,
  makeNotification,
  makePause,
  makeUser,
  noFacts,
} from '#domain/testing/make.ts'
import type { Rows } from '#web/testing/pair.ts'
import { receiveHistory } from '#web/testing/receive-history.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { lookOf } from './notification-looks.ts'
import { NotificationsScreen } from './notifications-screen.tsx'

function note(index: number, given: Partial<Notification> = {}): Notification {
  const minute = String(index).padStart(2, '0')
  return makeNotification('Maya', {
    id: idOf(`note ${minute}`),
    ...noFacts,
    content: `Notice ${minute}`,
    created_at: `2026-03-02T09:${minute}:00.000Z`,
    ...given,
  })
}

function open(notes: readonly Notification[], path = '/notifications', others: Rows = []) {
  const rows = notes.map((each) => ['notifications', each] as const)
  return renderForAccount(
    { name: 'Maya', rows: [['users', makeUser('Maya')], ...rows, ...others] },
    path,
    <NotificationsScreen />,
  )
}

async function shown(): Promise<readonly HTMLElement[]> {
  return within(await screen.findByRole('list')).getAllByRole('listitem')
}

test('nothing to tell says so, once those that were read have arrived, and offers nothing (U22)', async () => {
  const { database } = await open([note(1)])
  const row = (await shown())[0]
  await database.notifications.clear()
  await waitFor(() => expect(row?.isConnected).toBe(false))
  expect(screen.queryByText('No notifications')).toBeNull()
  await receiveHistory(database)
  expect(await screen.findByText('No notifications')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the newest comes first, the unread ones are marked and counted', async () => {
  await open([note(1, { is_read: true }), note(2)])
  const [newest, older] = await shown()
  expect(newest?.textContent).toContain('Unread: Notice 02')
  expect(older?.textContent).not.toContain('Unread')
  expect(screen.getByText('1 unread')).toBeTruthy()
  expect(within(older ?? document.body).queryByRole('button', { name: /^Mark as read/ })).toBeNull()
})

test('marking all as read names the newest there is, whatever page is shown (rule R47)', async () => {
  const notes = Array.from({ length: 21 }, (_, index) => note(index))
  const { ran } = await open(notes, '/notifications?page=2')
  expect(await shown()).toHaveLength(1)
  expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mark All as Read' }))
  const through = { created_at: notes[20]?.created_at, id: notes[20]?.id }
  expect(ran).toEqual([['readAllNotifications', { through }]])
})

const theirs = makePause('Theo', { until_on: null, from_on: '2026-03-01' })
const told = note(1, {
  type: 'chores_paused',
  ...noFacts,
  content: 'Theo paused repeating tasks',
  related_id: theirs.id,
  related_type: 'pause',
})

test('told that somebody paused their repeating tasks, one pauses one’s own for as long (C19)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00.000Z') })
  const { ran } = await open([told], '/notifications', [
    ['pauses', theirs],
    ['chores', makeChore('Maya')],
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Pause mine too' }))
  await waitFor(() => expect(ran).toHaveLength(2))
  const days = { kind: 'chores', from_on: '2026-03-01', until_on: null }
  expect(ran).toMatchObject([
    ['setPause', days],
    ['readNotification', { id: told.id }],
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pause mine too' })).toBeNull())
})

test.each([
  ['nothing of one’s own repeats', [['pauses', theirs]]],
  [
    'it is over',
    [
      ['pauses', { ...theirs, until_on: '2026-03-01' }],
      ['chores', makeChore('Maya')],
    ],
  ],
] as const)('where %s it is not offered (C19)', async (_, rows) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00.000Z') })
  await open([told], '/notifications', rows)
  await shown()
  expect(screen.queryByRole('button', { name: 'Pause mine too' })).toBeNull()
})

test('opening one leads to what it is about, and reads it', async () => {
  const { ran } = await open([note(1, { type: 'loan_requested', related_type: 'loan' })])
  const link = await screen.findByRole('link', { name: /Notice 01/ })
  expect(link.getAttribute('href')).toBe('/settings?tab=points')
  fireEvent.click(link)
  expect(ran).toEqual([['readNotification', { id: idOf('note 01') }]])
})

test.each([
  [null, '/rewards?tab=awaiting'],
  [60, '/rewards?tab=redeemed'],
])('a denial that gave back %s points leads to %s (RW2)', async (amount, to) => {
  await open([note(1, { type: 'reward_denied', related_type: 'reward', amount })])
  const link = await screen.findByRole('link', { name: /Notice 01/ })
  expect(link.getAttribute('href')).toBe(to)
})

test('deleting one with the keyboard keeps the focus in the list', async () => {
  const { ran } = await open([note(1), note(2)])
  const remove = await screen.findByRole('button', { name: 'Delete: Notice 02' })
  remove.focus()
  fireEvent.click(remove)
  expect(ran).toEqual([['deleteNotification', { id: idOf('note 02') }]])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete: Notice 01')
})

test('a page that is not there shows the last one', async () => {
  await open([note(1)], '/notifications?page=7')
  expect(await shown()).toHaveLength(1)
})

test('every type has an icon and a place; an unknown one has the general icon (A12)', () => {
  const about = { related_type: 'task', related_id: idOf('task'), amount: null } as const
  const general = lookOf({ type: 'moon_landed', ...about })
  expect(general.to).toBe('/tasks')
  for (const type of notificationTypes) {
    const look = lookOf({ type, ...about })
    expect(look.icon).not.toBe(general.icon)
    expect(look.to).toMatch(/^\//)
  }
})
