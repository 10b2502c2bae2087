/** The screens of a device that is offline, has refused changes, or is shared by several people. */
import { PASSWORD } from '#server/demo/family.ts'
import {
  addPerson,
  askWho,
  choose,
  comeIn,
  expectPicker,
  setPin,
  typePin,
} from '#web/e2e/accounts.ts'
import type { DemoServer } from './demo-server.ts'
import { holdMotion } from './hold-motion.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const apart = { viewer: 'Maya', isApart: true, isWindow: true } as const
const PIN = '2719'
const WRONG_PIN = '2791'

export const device: readonly Screen[] = [
  { ...apart, name: 'offline', path: '/dashboard', act: completeOffline },
  { ...apart, name: 'offline-tasks', path: '/tasks', act: completeOffline },
  {
    ...apart,
    name: 'offline-sheet',
    path: '/dashboard',
    async act(page) {
      await completeOffline(page)
      await openSheet(page, /^Offline/)
    },
  },
  {
    ...apart,
    name: 'offline-subscribe',
    path: '/subscribe?plan=ultimate&return=/settings',
    act: (page) => page.context().setOffline(true),
  },
  {
    ...apart,
    name: 'offline-security',
    path: '/settings?tab=security',
    act: (page) => page.context().setOffline(true),
  },
  {
    ...apart,
    name: 'offline-invite',
    path: '/partners?invite=1',
    async act(page) {
      await page.getByRole('dialog').waitFor()
      await page.context().setOffline(true)
      // The page behind the dialog shows it, too.
      await page.getByRole('dialog').getByText('Needs a connection').waitFor()
    },
  },
  {
    ...apart,
    name: 'update-banner',
    path: '/dashboard',
    act: (page) =>
      page.evaluate(() => {
        const data = { type: 'SW_UPDATE_AVAILABLE' }
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
      }),
  },
  { ...apart, name: 'needs-attention', path: '/tasks', act: beRefused },
  {
    ...apart,
    name: 'needs-attention-form',
    path: '/tasks',
    async act(page, demo) {
      await beRefused(page, demo)
      await page.getByRole('button', { name: 'Add my part as a task' }).first().click()
      await page.getByRole('dialog', { name: 'Create Task' }).waitFor()
    },
  },
  {
    ...apart,
    name: 'celebration',
    path: '/dashboard',
    isMoving: true,
    async act(page) {
      await page.context().setOffline(true)
      await dinner(page).click()
      // They fly to the balance or, on pages without it, to a pill with the balance: only these exist in every size.
      await page.locator('[data-button]').first().waitFor()
      await page.evaluate(holdMotion, ON_THE_WAY_MS)
    },
  },
  {
    ...apart,
    name: 'whos-here',
    path: '/settings?tab=security',
    async act(page) {
      await askWho(page)
      for (const name of ['Theo', 'Ida']) await addPerson(page, name, PASSWORD)
    },
  },
  {
    ...apart,
    name: 'dashboard-shared',
    path: '/settings?tab=security',
    async act(page) {
      await askWho(page)
      await addPerson(page, 'Theo', PASSWORD)
      await comeIn(page, 'Maya')
    },
  },
  {
    ...apart,
    name: 'whos-here-kept',
    path: '/settings?tab=security',
    async act(page) {
      await askWho(page)
      await addPerson(page, 'Theo', PASSWORD)
      await comeIn(page, 'Maya')
      await completeOffline(page)
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click()
      await page.getByRole('button', { name: 'Keep on this device' }).click()
      await expectPicker(page)
    },
  },
  {
    ...apart,
    name: 'add-account',
    path: '/settings?tab=security',
    async act(page) {
      await askWho(page)
      await page.getByRole('button', { name: /^Add account/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { ...apart, name: 'manage-accounts', path: '/settings?tab=security', act: manageAccounts },
  {
    ...apart,
    name: 'manage-accounts-question',
    path: '/settings?tab=security',
    async act(page) {
      await manageAccounts(page)
      await page.getByRole('button', { name: 'Sign out Maya Ellis' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    ...apart,
    name: 'pin',
    path: '/settings?tab=security',
    act: (page) => unlock(page, PIN.slice(0, 2)),
  },
  {
    ...apart,
    name: 'pin-wrong',
    path: '/settings?tab=security',
    async act(page) {
      await unlock(page, WRONG_PIN)
      await page.getByText(/tries left/).waitFor()
    },
  },
]

/** The points are flying, and the balance has not changed yet. */
const ON_THE_WAY_MS = 330

/** Due today, so it is among the few tasks on Home, too. */
const dinner = (page: ShownPage) => page.getByRole('button', { name: /^Complete Cook dinner/ })

async function completeOffline(page: ShownPage): Promise<void> {
  // A device that has just been told who uses it may not have the tasks yet.
  await dinner(page).waitFor()
  await page.context().setOffline(true)
  await dinner(page).click()
  await page
    .getByRole('button', { name: /^Offline - 1 change/ })
    .filter({ visible: true })
    .waitFor()
  await page.evaluate(() => scrollTo(0, 0))
}

async function openSheet(page: ShownPage, pill: RegExp): Promise<void> {
  await page.getByRole('button', { name: pill }).filter({ visible: true }).click()
  await page.getByRole('dialog').waitFor()
}

/** Theo claims one task first, and deletes the other. */
async function beRefused(page: ShownPage, demo: DemoServer): Promise<void> {
  const task = { time_minutes: 30, effort_level: 'difficult', is_shared: true, description: '' }
  const [claimed, deleted] = [crypto.randomUUID(), crypto.randomUUID()]
  const names = { [claimed]: 'Clean the grill', [deleted]: 'Carry the bottles down' }
  for (const [id, name] of Object.entries(names)) {
    await demo.callAs('Theo', { method: 'post', path: '/api/tasks', data: { ...task, id, name } })
    await page.getByRole('button', { name: `Claim ${name}` }).waitFor()
  }
  await page.context().setOffline(true)
  for (const name of Object.values(names))
    await page.getByRole('button', { name: `Claim ${name}` }).click()
  await demo.callAs('Theo', { method: 'post', path: `/api/tasks/${claimed}/claim` })
  await demo.callAs('Theo', { method: 'delete', path: `/api/tasks/${deleted}` })
  demo.afterwards(async () => {
    await demo.callAs('Theo', { method: 'post', path: `/api/tasks/${claimed}/release` })
    await demo.callAs('Theo', { method: 'delete', path: `/api/tasks/${claimed}` })
  })
  await page.context().setOffline(false)
  await openSheet(page, /^Needs attention/)
}

async function manageAccounts(page: ShownPage): Promise<void> {
  await askWho(page)
  await page.getByRole('button', { name: 'Manage accounts' }).click()
  await page.getByRole('dialog').waitFor()
}

/** Types these digits where the PIN is asked for. */
async function unlock(page: ShownPage, digits: string): Promise<void> {
  await setPin(page, PIN)
  await askWho(page)
  await choose(page, 'Maya')
  await typePin(page, digits)
}
