/** The title of each address, and the entry that the navigation marks there. */
import { expect, test } from 'vitest'
import { navEntries, titleOf } from './navigation.ts'

const none = { unread: 0, waiting: undefined }

test.each([
  ['/', 'Dashboard', '/'],
  ['/dashboard', 'Dashboard', '/'],
  ['/reports', 'Weekly report', '/'],
  ['/reports/2026-03-02', 'Weekly report', '/'],
  ['/week/2026-03-02', 'Week', '/tasks'],
  ['/week/rooms', 'Week', '/tasks'],
  ['/about', 'About Mitten', '/settings'],
  ['/import', 'Bring your tasks', '/settings'],
  ['/admin', 'Admin', '/admin'],
  ['/invite/token', 'Invitation', undefined],
  ['/tasks/nowhere', 'Page not found', undefined],
])('%s is "%s", and marks %s', (pathname, title, marked) => {
  expect(titleOf(pathname)).toBe(title)
  const { sidebar } = navEntries({ pathname, ...none }, 'admin')
  expect(sidebar.filter(({ isActive }) => isActive).map(({ to }) => to)).toEqual(
    [marked].flatMap((to) => to ?? []),
  )
})

test('the administration is listed for admins alone, in the bottom bar in place of Partner', () => {
  const listed = (role: 'user' | 'admin') => {
    const { sidebar, drawer, bottom } = navEntries({ pathname: '/', ...none }, role)
    return [sidebar, drawer, bottom].map((entries) => entries.map(({ to }) => to).join(' '))
  }
  const all = '/ /tasks /rewards /partners /notifications /settings'
  expect(listed('user')).toEqual([all, all, '/ /tasks /rewards /partners /notifications'])
  expect(listed('admin')).toEqual([`${all} /admin`, all, '/ /tasks /rewards /admin /notifications'])
})

test('a badge counts what waits for a decision, or is unread (A3)', () => {
  const waiting = { task: 2, reward: 0, loan: 1, invitation: 0 }
  const { bottom } = navEntries({ pathname: '/', unread: 4, waiting })
  expect(bottom.map(({ label, badge, name }) => [label, badge, name])).toEqual([
    ['Home', undefined, undefined],
    ['Tasks', 2, 'Tasks, 2 waiting for you'],
    ['Rewards', undefined, undefined],
    ['Partner', undefined, undefined],
    ['Alerts', 4, 'Alerts, 4 unread'],
  ])
})
