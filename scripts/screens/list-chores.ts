/** The screens of tasks, rewards and points. */
import { holdMotion } from './hold-motion.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const maya = { viewer: 'Maya' } as const
const empty = { viewer: 'Rosa' } as const
const long = { viewer: 'Long' } as const

export const chores: readonly Screen[] = [
  { ...maya, name: 'dashboard', path: '/dashboard' },
  { ...maya, name: 'dashboard-window', path: '/dashboard', isWindow: true },
  { viewer: 'Theo', name: 'dashboard-admin', path: '/dashboard' },
  { viewer: 'Ida', name: 'dashboard-child', path: '/dashboard' },
  { ...empty, name: 'dashboard-empty', path: '/dashboard' },
  { ...long, name: 'dashboard-long', path: '/dashboard' },
  { viewer: 'Zoe', name: 'dashboard-first-run', path: '/dashboard' },
  {
    viewer: 'Zoe',
    name: 'dashboard-first-run-taken',
    path: '/dashboard',
    isApart: true,
    act: takeChore,
  },
  {
    ...maya,
    name: 'dashboard-waiting-answered',
    path: '/dashboard',
    isApart: true,
    isWindow: true,
    isMoving: true,
    act: answerLoan,
  },

  { ...maya, name: 'tasks', path: '/tasks' },
  { ...maya, name: 'tasks-completed', path: '/tasks?tab=completed', isWindow: true },
  { ...empty, name: 'tasks-empty', path: '/tasks' },
  { ...empty, name: 'tasks-completed-empty', path: '/tasks?tab=completed' },
  { ...long, name: 'tasks-long', path: '/tasks' },
  { ...maya, name: 'task-menu', path: '/tasks', isWindow: true, act: openMenu },
  { ...maya, name: 'task-steps', path: '/tasks', act: openSteps },
  { ...maya, name: 'task-create', path: '/tasks?new=1', isDialog: true },
  {
    ...maya,
    name: 'task-create-more',
    path: '/tasks?new=1',
    isDialog: true,
    async act(page) {
      // Wider screens show it with the rest.
      const more = page.getByRole('button', { name: /^More/ })
      await page.getByLabel('Time in minutes').waitFor()
      if (await more.isVisible()) await more.click()
      await page.getByLabel('Description').fill('Half a tin and fresh water.')
      for (const step of ['Rinse the bowl', 'Half a tin', 'Fresh water']) {
        await page.getByLabel('Add a step').fill(step)
        await page.keyboard.press('Enter')
      }
    },
  },
  {
    ...maya,
    name: 'task-remind',
    path: '/tasks?new=1',
    isDialog: true,
    async act(page) {
      await page.getByRole('button', { name: 'Every day' }).click()
      await page.getByLabel('Remind at').fill('18:00')
    },
  },
  { ...maya, name: 'task-edit', isDialog: true, pathIn: (demo) => `/tasks?edit=${oven(demo)}` },
  {
    ...maya,
    name: 'task-delete',
    isDialog: true,
    pathIn: (demo) => `/tasks?delete=${oven(demo)}`,
  },
  {
    ...maya,
    name: 'task-deleted',
    path: '/tasks',
    isApart: true,
    isWindow: true,
    isMoving: true,
    act: deleteOven,
  },
  { ...maya, name: 'tasks-search-short', path: '/tasks?search=w', act: untilAsked },
  { ...maya, name: 'tasks-search', path: '/tasks?search=wa', isWindow: true, act: untilFound },
  { ...maya, name: 'tasks-search-nothing', path: '/tasks?search=xylophone', act: untilFound },
  { ...maya, name: 'templates', path: '/tasks?templates=starter', isDialog: true },
  { viewer: 'Theo', name: 'templates-own', path: '/tasks?templates=yours', isDialog: true },

  { ...maya, name: 'rewards', path: '/rewards' },
  { ...maya, name: 'rewards-awaiting', path: '/rewards?tab=awaiting' },
  { ...maya, name: 'rewards-redeemed', path: '/rewards?tab=redeemed', isWindow: true },
  { ...maya, name: 'rewards-approvals', path: '/rewards?tab=approvals', isWindow: true },
  {
    viewer: 'Theo',
    name: 'rewards-approvals-theo',
    path: '/rewards?tab=approvals',
    isWindow: true,
  },
  {
    ...maya,
    name: 'rewards-given',
    path: '/rewards?tab=approvals',
    isApart: true,
    isWindow: true,
    act: tickGiven,
  },
  {
    ...maya,
    name: 'reward-denied',
    path: '/rewards?tab=approvals',
    isApart: true,
    isWindow: true,
    isMoving: true,
    act: denyArcade,
  },
  {
    ...maya,
    name: 'reward-returnable',
    path: '/rewards',
    isApart: true,
    isWindow: true,
    act: redeem,
  },
  { ...empty, name: 'rewards-empty', path: '/rewards' },
  { ...empty, name: 'rewards-awaiting-empty', path: '/rewards?tab=awaiting' },
  { ...empty, name: 'rewards-redeemed-empty', path: '/rewards?tab=redeemed' },
  {
    viewer: 'Nora',
    name: 'rewards-approvals-empty',
    path: '/rewards?tab=approvals',
    isApart: true,
    act: decideAll,
  },
  { ...long, name: 'rewards-long', path: '/rewards' },
  { ...maya, name: 'rewards-search', path: '/rewards?search=pap', isWindow: true, act: untilFound },
  {
    ...maya,
    name: 'rewards-awaiting-asked',
    path: '/rewards?new-reward=1',
    isApart: true,
    isWindow: true,
    act: askForReward,
  },
  { ...maya, name: 'reward-create', path: '/rewards?new-reward=1', isDialog: true },
  {
    ...maya,
    name: 'reward-edit',
    isDialog: true,
    pathIn: (demo) => `/rewards?tab=awaiting&edit-reward=${demo.idOf('rewards', 'New trainers')}`,
  },
  {
    ...maya,
    name: 'reward-redeemed',
    // Closing it leaves a toast.
    isApart: true,
    isDialog: true,
    pathIn: (demo) =>
      `/rewards?tab=redeemed&redeemed-reward=${demo.idOf('rewards', 'Cake from the good bakery')}`,
  },

  {
    ...maya,
    name: 'reward-deny',
    path: '/rewards?tab=approvals',
    isDialog: true,
    async act(page) {
      await page.getByRole('button', { name: /^Deny An afternoon/ }).click()
      await page.getByLabel('A line for Ida').fill('Too dear for now. At 150, yes.')
    },
  },

  {
    ...maya,
    name: 'reward-of-partner',
    isDialog: true,
    pathIn: (demo) =>
      `/rewards?tab=approvals&partner-reward=${demo.idOf('rewards', 'Sunday papers')}`,
  },

  { ...maya, name: 'points', path: '/points', isWindow: true },
  { ...maya, name: 'points-search', path: '/points?search=pap', isWindow: true, act: untilFound },
  { viewer: 'Ida', name: 'points-free', path: '/points', isWindow: true },
  { ...empty, name: 'points-empty', path: '/points' },
  { ...maya, name: 'report', path: '/reports' },
  { viewer: 'Nora', name: 'report-free', path: '/reports' },
  { viewer: 'Theo', name: 'check-in', path: '/check-in' },
  { ...maya, name: 'check-in-pro', path: '/check-in' },
]

function oven(demo: Parameters<NonNullable<Screen['pathIn']>>[0]): string {
  return demo.idOf('tasks', 'Deep-clean the oven')
}

async function openSteps(page: ShownPage): Promise<void> {
  await page.getByRole('button', { name: 'Steps of Clear out the fridge' }).click()
  await page.getByLabel('Wipe the shelves').waitFor()
}

async function untilFound(page: ShownPage): Promise<void> {
  await page.getByText(/^\d+ found for/).waitFor()
}

async function untilAsked(page: ShownPage): Promise<void> {
  await page.getByText('Type two letters or more.').waitFor()
}

async function openMenu(page: ShownPage): Promise<void> {
  await page.getByRole('button', { name: 'Options for Deep-clean the oven' }).click()
  await page.getByRole('menu').waitFor()
}

/** Offline, so that the next device finds nothing changed; the same for the steps below. */
async function takeChore(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Vacuum the floors/ }).click()
  await page.getByText('Added').waitFor()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
}

/** The oldest one that a tap alone can answer: the ones above it ask for a cost, or need a connection. */
async function answerLoan(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  // Phones show one; the others unfold below it.
  const others = page.getByRole('button', { name: /^\d+ more$/ })
  if (await others.isVisible()) await others.click()
  await page.getByRole('button', { name: 'Approve Early birthday present' }).click()
  await page.evaluate(() => scrollTo(0, 0))
  await untilUndoable(page)
}

async function askForReward(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('A morning swim')
  await dialog.getByLabel('Description').fill('At the lake, with coffee after.')
  await dialog.getByRole('button', { name: 'Create Reward' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function decideAll(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  const deny = page.getByRole('tabpanel').getByRole('button', { name: /^Deny/ })
  while ((await deny.count()) > 0) {
    const name = (await deny.first().getAttribute('aria-label')) ?? ''
    await deny.first().click()
    const dialog = page.getByRole('dialog', { name: `${name}?` })
    await dialog.getByRole('button', { name: 'Deny' }).click()
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
  }
}

async function deleteOven(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await untilUndoable(page)
}

async function denyArcade(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Deny An afternoon/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deny' }).click()
  await untilUndoable(page)
}

/** Two of its six seconds are over. */
const COUNTED_DOWN_MS = 2000

async function untilUndoable(page: ShownPage): Promise<void> {
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.evaluate(holdMotion, COUNTED_DOWN_MS)
}

async function redeem(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Redeem Movie night/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Enjoy it' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: /^Redeemed/ }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
}

async function tickGiven(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  await page
    .getByRole('checkbox', { name: /Sunday papers/ })
    .first()
    .click()
  await page.locator('[aria-checked="true"][aria-label*="Sunday papers"]').first().waitFor()
  await page.evaluate(() => document.querySelector('#redeemed-by-partners')?.scrollIntoView())
}
