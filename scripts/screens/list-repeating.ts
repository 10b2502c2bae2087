/** The screens of repeating tasks: what is due, its menu and dialogs, who did it, the list of them, and being away. */
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const maya = { viewer: 'Maya' } as const
const DINNER = 'Cook dinner'
const OVEN = 'Deep-clean the oven'

export const repeating: readonly Screen[] = [
  { ...maya, name: 'tasks-repeating', path: '/tasks?tab=repeating' },
  { viewer: 'Ida', name: 'tasks-due-child', path: '/tasks' },
  {
    ...maya,
    name: 'task-menu-repeat',
    path: '/tasks',
    isWindow: true,
    act: async (page) => openMenu(page),
  },
  {
    ...maya,
    name: 'task-move',
    path: '/tasks',
    isDialog: true,
    act: async (page) => choose(page, 'Pick another day'),
  },
  {
    ...maya,
    name: 'task-give',
    path: '/tasks',
    isDialog: true,
    act: async (page) => choose(page, 'Give the turn to …'),
  },
  { ...maya, name: 'house', path: '/house' },
  { ...maya, name: 'house-year', path: '/house?weeks=52' },
  { ...maya, name: 'task-scope', path: '/tasks', isDialog: true, act: changeMinutes },
  { ...maya, name: 'task-away', path: '/tasks?tab=repeating&away=1', isDialog: true, act: leave },
  {
    ...maya,
    name: 'task-together',
    isDialog: true,
    pathIn: (demo) => `/tasks?together=${demo.idOf('tasks', OVEN)}`,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Theo' }).click()
      await page.getByRole('checkbox', { name: 'Ida' }).click()
    },
  },
  {
    ...maya,
    name: 'task-who',
    isDialog: true,
    pathIn: (demo) => `/tasks?who=${demo.idOf('tasks', OVEN)}`,
  },
]

async function openMenu(page: ShownPage): Promise<void> {
  await page.getByRole('button', { name: `Options for ${DINNER}` }).click()
  await page.getByText('Pick another day').waitFor()
}

async function choose(page: ShownPage, entry: string): Promise<void> {
  await openMenu(page)
  await page.getByText(entry, { exact: true }).click()
  await page.getByRole('dialog', { name: entry }).waitFor()
}

async function changeMinutes(page: ShownPage): Promise<void> {
  await openMenu(page)
  await page.getByText('Edit', { exact: true }).click()
  await page.getByLabel('Time in minutes').fill('45')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('dialog', { name: 'Which ones should change?' }).waitFor()
}

async function leave(page: ShownPage): Promise<void> {
  const from = await page.getByLabel('From', { exact: true }).inputValue()
  await page.getByLabel('Until', { exact: true }).fill(later(from))
  await page.getByRole('switch', { name: 'Pause my repeating tasks' }).click()
}

const WEEK_MS = 7 * 24 * 60 * 60_000

function later(day: string): string {
  return new Date(Date.parse(day) + WEEK_MS).toISOString().slice(0, 'yyyy-MM-dd'.length)
}
