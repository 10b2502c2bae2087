/** The screens of repeating tasks: due ones, their menu and dialogs, who did it, their list, and being away. */
import { addDays } from '#domain/days.ts'
import type { DemoServer } from './demo-server.ts'
import { press } from './go.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const maya = { viewer: 'Maya' } as const
const DINNER = 'Cook dinner'
const OVEN = 'Deep-clean the oven'
const BINS = 'Take the bins out'

export const repeating: readonly Screen[] = [
  { ...maya, name: 'tasks-repeating', path: '/tasks?tab=repeating' },
  {
    ...maya,
    name: 'chore-page',
    isDialog: true,
    pathIn: (demo) => `/tasks?tab=repeating&chore=${demo.idOf('chores', BINS)}`,
  },
  {
    ...maya,
    name: 'tasks-line',
    path: '/tasks',
    isApart: true,
    isWindow: true,
    async act(page) {
      const line = 'Bins every tue and fri 19:00 @Theo 10 min hard'
      await page.getByRole('textbox').first().fill(line)
    },
  },
  { ...maya, name: 'ready-rooms', path: '/week/rooms' },
  { ...maya, name: 'ready-week', path: '/week/rooms?week=1' },
  { viewer: 'Zoe', name: 'ready-week-alone', path: '/week/rooms?week=1', isWindow: true },
  {
    ...maya,
    name: 'ready-change',
    path: '/week/rooms?week=1&change=ironShirts',
    isDialog: true,
  },
  { viewer: 'Ida', name: 'tasks-due-child', path: '/tasks' },
  {
    ...maya,
    name: 'task-menu-repeat',
    path: '/tasks',
    // Otherwise it would still be open in the next picture.
    isApart: true,
    isWindow: true,
    act: openMenu,
  },
  {
    ...maya,
    name: 'task-move',
    path: '/tasks',
    isDialog: true,
    act: choose('Pick another day'),
  },
  {
    ...maya,
    name: 'task-give',
    path: '/tasks',
    isDialog: true,
    act: choose('Give the turn to …'),
  },
  {
    ...maya,
    name: 'steps-sheet',
    path: '/tasks?tab=repeating',
    isDialog: true,
    act: press('Steps of Clear out the fridge'),
  },
  { ...maya, name: 'task-rota', path: '/tasks?new=1', isDialog: true, act: takeTurns },
  {
    viewer: 'Theo',
    name: 'template-edit',
    path: '/tasks?templates=yours',
    isApart: true,
    isDialog: true,
    act: editTemplate,
  },
  { ...maya, name: 'tasks-rooms', path: '/tasks?room=*' },
  {
    ...maya,
    name: 'tasks-many',
    path: '/tasks',
    isApart: true,
    isWindow: true,
    act: select,
  },
  { ...maya, name: 'rooms', path: '/tasks?rooms=1', isDialog: true },
  {
    ...maya,
    name: 'room-new',
    path: '/tasks?rooms=1',
    isDialog: true,
    act: press('New room'),
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

function choose(entry: string) {
  return async (page: ShownPage) => {
    await openMenu(page)
    await page.getByText(entry, { exact: true }).click()
    await page.getByRole('dialog', { name: entry }).waitFor()
  }
}

async function changeMinutes(page: ShownPage): Promise<void> {
  await openMenu(page)
  await page.getByText('Edit', { exact: true }).click()
  await page.getByLabel('Time in minutes').fill('45')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('dialog', { name: 'Which ones should change?' }).waitFor()
}

async function takeTurns(page: ShownPage): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Bins to the kerb')
  await dialog.getByRole('button', { name: 'Chosen weekdays' }).click()
  for (const day of ['Tuesday', 'Friday']) await dialog.getByRole('button', { name: day }).click()
  await dialog.getByRole('button', { name: 'Take turns' }).click()
  await dialog.getByText('If missed, it moves on').waitFor()
}

async function editTemplate(page: ShownPage, demo: DemoServer): Promise<void> {
  const id = crypto.randomUUID()
  const rule = { repeats: 'weekly', weekdays: 0b10010, who: 'turns', due_time: '18:00' }
  const data = { id, name: 'Bins to the kerb', time_minutes: 10, effort_level: 'easy', ...rule }
  await demo.callAs('Theo', { method: 'post', path: '/api/templates', data })
  demo.afterwards(() => demo.callAs('Theo', { method: 'delete', path: `/api/templates/${id}` }))
  await page.getByRole('button', { name: 'Options for the template Bins to the kerb' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Template' }).waitFor()
}

async function leave(page: ShownPage): Promise<void> {
  const from = await page.getByLabel('From', { exact: true }).inputValue()
  await page.getByLabel('Until', { exact: true }).fill(addDays(from, 7))
  await page.getByRole('switch', { name: 'Pause my repeating tasks' }).click()
}

/** Two tasks, selected by key, so that the same happens with and without a mouse. */
async function select(page: ShownPage): Promise<void> {
  await page.getByRole('button', { name: `Options for ${OVEN}` }).press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
}
