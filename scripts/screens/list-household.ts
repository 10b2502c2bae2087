/** The screens of partners, notifications, settings and administration, and of an unknown address. */
import type { DemoServer } from './demo-server.ts'
import { press } from './go.ts'
import { openInvitation } from './list-signed-out.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const maya = { viewer: 'Maya' } as const
const empty = { viewer: 'Rosa' } as const
const admin = { viewer: 'Theo' } as const

export const household: readonly Screen[] = [
  { ...maya, name: 'partner', path: '/partners' },
  { ...empty, name: 'partner-empty', path: '/partners' },
  { viewer: 'Ida', name: 'partner-child', path: '/partners' },
  { viewer: 'Long', name: 'partner-long', path: '/partners' },
  { ...maya, name: 'invite', path: '/partners?invite=1', isDialog: true },
  {
    ...maya,
    name: 'invitation-link',
    path: '/partners',
    isDialog: true,
    act: press('Show QR code for sam@ellis.example'),
  },
  { viewer: 'Long', name: 'invitation-opened', path: '/partners', act: beInvited },
  {
    ...maya,
    name: 'partner-remove',
    path: '/partners',
    isDialog: true,
    act: press('Remove Partner Theo Ellis'),
  },

  { ...maya, name: 'notifications', path: '/notifications' },
  { viewer: 'Long', name: 'notifications-empty', path: '/notifications' },

  { ...maya, name: 'settings-profile', path: '/settings' },
  { ...maya, name: 'import', path: '/import', act: chooseTable },
  { ...maya, name: 'about', path: '/about' },
  {
    ...maya,
    name: 'about-licence',
    path: '/about',
    isWindow: true,
    act: (page) => page.getByText('GNU Affero General Public License 3').click(),
  },
  { ...maya, name: 'settings-security', path: '/settings?tab=security' },
  { ...maya, name: 'settings-subscription', path: '/settings?tab=subscription' },
  { ...maya, name: 'settings-points', path: '/settings?tab=points' },
  { ...admin, name: 'settings-points-theo', path: '/settings?tab=points' },
  { viewer: 'Long', name: 'settings-long', path: '/settings' },
  {
    ...admin,
    name: 'loan-request',
    path: '/settings?tab=points',
    isDialog: true,
    act: press('Request Point Loan'),
  },
  {
    ...maya,
    name: 'delete-account',
    path: '/settings',
    isDialog: true,
    act: press('Delete Account'),
  },
  {
    ...empty,
    name: 'delete-account-empty',
    path: '/settings',
    isDialog: true,
    act: press('Delete Account'),
  },
  { ...maya, name: 'shortcuts', path: '/settings?keys=1', isDialog: true },
  { ...maya, name: 'subscribe', path: '/subscribe?plan=ultimate&return=/settings' },

  { ...admin, name: 'admin-users', path: '/admin' },
  { ...admin, name: 'admin-stats', path: '/admin?tab=statistics' },
  { ...admin, name: 'admin-details-none', path: '/admin?tab=details' },
  {
    ...admin,
    name: 'admin-details',
    pathIn: (demo) => `/admin?tab=details&user=${demo.idOf('users', 'Maya Ellis')}`,
  },
  {
    ...admin,
    name: 'admin-edit-user',
    isDialog: true,
    pathIn: (demo) => {
      const id = demo.idOf('users', 'Maya Ellis')
      return `/admin?tab=details&user=${id}&edit=${id}`
    },
  },
  { ...maya, name: 'not-found', path: '/nowhere' },
  {
    ...maya,
    name: 'menu',
    path: '/dashboard',
    isWindow: true,
    async act(page) {
      // Wide screens have the sidebar instead.
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (!(await menu.isVisible())) return
      await menu.click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** From a table, with one task that should be checked. */
async function chooseTable(page: ShownPage): Promise<void> {
  const file =
    'name,minutes,repeats,weekdays,who\nBins,10,weekly,tue fri,Theo\nWindows,40,sometimes,,Sam'
  const table = { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(file) }
  await page.getByLabel('Choose a file').setInputFiles(table)
  await page.getByRole('heading', { name: '2 tasks found' }).waitFor()
}

async function beInvited(page: ShownPage, demo: DemoServer): Promise<void> {
  await openInvitation(page, demo, 'partner')
  await page.getByRole('button', { name: /^Accept/ }).waitFor()
}
