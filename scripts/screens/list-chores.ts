/** The screens of tasks, rewards and points. */
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

  { ...maya, name: 'tasks', path: '/tasks' },
  { ...maya, name: 'tasks-completed', path: '/tasks?tab=completed', isWindow: true },
  { ...empty, name: 'tasks-empty', path: '/tasks' },
  { ...empty, name: 'tasks-completed-empty', path: '/tasks?tab=completed' },
  { ...long, name: 'tasks-long', path: '/tasks' },
  { ...maya, name: 'task-menu', path: '/tasks', isWindow: true, act: openMenu },
  { ...maya, name: 'task-create', path: '/tasks?new=1', isDialog: true },
  { ...maya, name: 'task-edit', isDialog: true, pathIn: (demo) => `/tasks?edit=${oven(demo)}` },
  {
    ...maya,
    name: 'task-delete',
    isDialog: true,
    pathIn: (demo) => `/tasks?delete=${oven(demo)}`,
  },
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
    isDialog: true,
    pathIn: (demo) =>
      `/rewards?tab=redeemed&redeemed-reward=${demo.idOf('rewards', 'Cake from the good bakery')}`,
  },

  { ...maya, name: 'points', path: '/points', isWindow: true },
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

async function openMenu(page: ShownPage): Promise<void> {
  await page.getByRole('button', { name: 'Options for Deep-clean the oven' }).click()
  await page.getByRole('menu').waitFor()
}

/** Offline, so that the next device finds them unchanged. */
async function decideAll(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  const deny = page.getByRole('tabpanel').getByRole('button', { name: /^Deny/ })
  while ((await deny.count()) > 0) {
    const name = (await deny.first().getAttribute('aria-label')) ?? ''
    await deny.first().click()
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
  }
}
