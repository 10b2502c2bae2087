/**
 * The states of the admin screens: who may see them, and what shows when the server answers, refuses or cannot be
 * reached.
 */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Member } from '#domain/admin/admin-api.ts'
import { idOf, makeAccount, makeReward, makeTask, makeUser, monday } from '#domain/testing/make.ts'
import type { Role } from '#domain/users/user.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { AdminScreen } from './admin-screen.tsx'

type Answer = { readonly status?: number; readonly body: unknown }

let isOnline = true
const asked: string[] = []
let answers: (path: string, method: string) => Answer

beforeEach(() => {
  isOnline = true
  asked.length = 0
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${path}`)
    const { status = 200, body } = answers(path, method)
    return Promise.resolve(Response.json(body, { status }))
  })
})

function member(name: string, given: Partial<Member> = {}): Member {
  const { id, username, email, name: full, photo_url, is_child } = makeUser(name)
  const profile = { id, username, email, name: full, photo_url, is_child }
  const account = { plan: 'pro', role: 'user', time_zone: 'Europe/Berlin', created_at: monday }
  const made = { is_made: false, child_of: null }
  return { ...profile, ...account, ...made, ...given } as Member
}

const maya = member('Maya', { role: 'admin' })
const theo = member('Theo', { plan: 'ultimate' })
const pagination = (total: number, page = 1) => ({
  page,
  pages: Math.max(1, Math.ceil(total / 20)),
  total,
  limit: 20,
})
const refused: Answer = { status: 500, body: { message: 'It broke', code: 'internal' } }

function open(path: string, role: Role = 'admin') {
  const rows = [
    ['users', makeUser('Maya')],
    ['accounts', makeAccount('Maya', { role })],
  ] as const
  return renderForAccount({ name: 'Maya', rows }, path, <AdminScreen />)
}

test('nobody but an admin sees anything, and nothing is asked for (A18)', async () => {
  answers = () => refused
  await open('/admin', 'user')
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Access Denied',
      description: "You don't have permission to access this page",
    }),
  )
  expect(screen.queryByRole('tab')).toBeNull()
  expect(asked).toEqual([])
})

test('accounts are listed with role and plan, and by page (A10)', async () => {
  answers = () => ({ body: { users: [maya, theo], pagination: pagination(45) } })
  await open('/admin')
  const shown = within(await screen.findByRole('table', { name: 'All users' }))
  expect(shown.getByText('Admin')).toBeTruthy()
  expect(shown.getByText('Ultimate')).toBeTruthy()
  expect(screen.getByText('1 to 20 of 45 users')).toBeTruthy()
  expect(asked).toEqual(['GET /api/admin/users?page=1'])
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(asked.at(-1)).toBe('GET /api/admin/users?page=2'))
})

test('a single account is one user, in the list and in the statistics (U1)', async () => {
  answers = (path) => ({
    body: path.includes('stats')
      ? { ...statistics, userCount: 1 }
      : { users: [maya], pagination: pagination(1) },
  })
  await open('/admin')
  expect(await screen.findByText('1 to 1 of 1 user')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Statistics' }))
  const users = within(await screen.findByRole('region', { name: 'Users' }))
  expect(users.getByRole('paragraph').textContent).toBe('1 on this server')
})

test.each(['reset-link', 'sign-out', 'make-admin'])(
  'in the question of %s the name keeps its own direction (A32)',
  async (question) => {
    answers = () => ({ body: { users: [maya, theo], pagination: pagination(2) } })
    await open(`/admin?${question}=${theo.id}`)
    const dialog = await screen.findByRole(question === 'reset-link' ? 'dialog' : 'alertdialog')
    expect(within(dialog).getByText(theo.name).tagName).toBe('BDI')
  },
)

test('a search is asked of the server when typing pauses; without a hit it can be cleared', async () => {
  answers = (path) =>
    path.includes('search')
      ? { body: { users: [], pagination: pagination(0) } }
      : { body: { users: [maya, theo], pagination: pagination(2) } }
  await open('/admin?page=2')
  const box = await screen.findByRole('searchbox', { name: 'Search users' })
  fireEvent.change(box, { target: { value: 'no' } })
  fireEvent.change(box, { target: { value: 'nobody' } })
  expect(await screen.findByText('No user matches “nobody”.')).toBeTruthy()
  expect(asked).toEqual([
    'GET /api/admin/users?page=2',
    'GET /api/admin/users?page=1&search=nobody',
  ])
  fireEvent.click(screen.getByRole('link', { name: 'Clear search' }))
  await screen.findByText('1 to 2 of 2 users')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('a page past the end leads back to the first', async () => {
  answers = () => ({ body: { users: [], pagination: pagination(2, 7) } })
  await open('/admin?page=7')
  expect(await screen.findByText('There is nothing on this page.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'First page' })).toBeTruthy()
})

test('what cannot be loaded says so in its fixed words, and is tried again on demand (U1)', async () => {
  answers = () => refused
  await open('/admin')
  expect((await screen.findByRole('alert')).textContent).toBe('Error loading users: 500: It broke')
  fireEvent.click(screen.getByRole('tab', { name: 'Statistics' }))
  await screen.findByText('Error loading statistics: 500: It broke')
  const before = asked.length
  answers = () => ({ body: statistics })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3,946 of 4,812 completed')).toBeTruthy()
  expect(asked).toHaveLength(before + 1)
})

const statistics = {
  userCount: 1280,
  taskCount: 4812,
  completedTaskCount: 3946,
  rewardCount: 640,
  redeemedRewardCount: 412,
  partnershipCount: 57,
  loanCount: 93,
  pictureBytes: 312_400_000,
  maxPictureBytes: 2_000_000_000,
}

test('the seven counts (A18)', async () => {
  answers = () => ({ body: statistics })
  await open('/admin?tab=statistics')
  await screen.findByText('1,280')
  for (const figure of ['4,812', '3,946', '640', '412', '57', '93', '412 of 640 redeemed'])
    expect(screen.getByText(figure)).toBeTruthy()
})

test('how much room pictures take, and what to do when it is all', async () => {
  answers = () => ({ body: statistics })
  await open('/admin?tab=statistics')
  expect(await screen.findByText('Pictures take 312 of 2,000 MB.')).toBeTruthy()
  cleanup()
  answers = () => ({ body: { ...statistics, pictureBytes: 1_999_000_000 } })
  await open('/admin?tab=statistics')
  await screen.findByText(/^Pictures take all of their 2,000 MB\..*PICTURES_MB gives them more\.$/)
})

test('without a connection nothing shows; with it again the page is asked anew', async () => {
  answers = () => ({ body: { users: [maya, theo], pagination: pagination(2) } })
  await open('/admin')
  await screen.findByText('1 to 2 of 2 users')
  isOnline = false
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('Needs a connection')).toBeTruthy()
  expect(screen.queryByText('1 to 2 of 2 users')).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('1 to 2 of 2 users')
  expect(asked).toHaveLength(2)
})

test('the details hold points, the newest tasks and rewards, and on demand all of them', async () => {
  const tasks = ['Dishes', 'Windows', 'Hall', 'Attic'].map((name) =>
    makeTask('Theo', { id: idOf(name), name }),
  )
  answers = () => ({
    body: {
      user: theo,
      points: { total: 2310, available: 430, redeemed: 1980, loaned: 100 },
      tasks,
      rewards: [makeReward('Theo', { name: 'Cinema' })],
      pagination: { tasks: pagination(4), rewards: pagination(1) },
    },
  })
  await open(`/admin?tab=details&user=${theo.id}`)
  await screen.findByText(theo.email)
  for (const text of ['2,310', '1,980', 'Dishes', 'Hall', 'Cinema'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText('Attic')).toBeNull()
  fireEvent.click(screen.getByText('Show all 4'))
  expect(await screen.findByText('Attic')).toBeTruthy()
})

test('a user who is not there is a failure that says so', async () => {
  answers = () => ({ status: 404, body: { message: 'User not found', code: 'not_found' } })
  await open(`/admin?tab=details&user=${theo.id}`)
  expect(await screen.findByText('Failed to fetch user: 404: User not found')).toBeTruthy()
})

test('without a user chosen the details lead to the list', async () => {
  answers = () => refused
  await open('/admin?tab=details')
  expect(await screen.findByRole('link', { name: 'Go to Users' })).toBeTruthy()
  expect(asked).toEqual([])
})
