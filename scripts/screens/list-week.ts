/** The screens of the week: its table or list, what stands behind a chip, and the wall. */
import type { DemoServer } from './demo-server.ts'
import { join } from './join.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const maya = { viewer: 'Maya', isApart: true } as const

export const week: readonly Screen[] = [
  { ...maya, name: 'week', path: '/week', act: repeat },
  {
    ...maya,
    name: 'week-popover',
    path: '/week',
    isWindow: true,
    async act(page, demo) {
      await repeat(page, demo)
      await page.getByRole('button', { name: /^Feed the cats, to do/ }).click()
      await page.getByRole('dialog', { name: 'Feed the cats' }).waitFor()
    },
  },
  {
    ...maya,
    name: 'week-menu',
    path: '/week',
    isWindow: true,
    async act(page, demo) {
      await repeat(page, demo)
      await page.getByRole('button', { name: /^Feed the cats, to do/ }).click()
      await page.getByRole('button', { name: 'Options for Feed the cats' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    ...maya,
    name: 'week-next',
    path: '/week',
    async act(page, demo) {
      await repeat(page, demo)
      await page.getByRole('link', { name: 'Week after' }).click()
      await page.getByRole('heading', { level: 1, name: 'Week', exact: true }).waitFor()
    },
  },
  { viewer: 'Rosa', name: 'week-empty', path: '/week' },
  {
    ...maya,
    name: 'wall',
    path: '/settings?tab=security',
    async act(page, demo) {
      await hangUp(page, demo)
    },
  },
  {
    ...maya,
    name: 'wall-who',
    path: '/settings?tab=security',
    isWindow: true,
    async act(page, demo) {
      await hangUp(page, demo)
      await page.getByRole('button', { name: /^Feed the cats, to do/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: /^Theo/ }).waitFor()
    },
  },
]

/** Two repeating tasks, made on another device. */
async function repeat(page: ShownPage, demo: DemoServer): Promise<void> {
  for (const [name, minutes] of [
    ['Feed the cats', 10],
    ['Wipe the table', 5],
  ] as const) {
    const id = crypto.randomUUID()
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const task = { name, time_minutes: minutes, effort_level: 'easy', time_zone: timeZone }
    const data = { id, ...task, is_shared: true, repeats: 'daily' }
    await demo.callAs('Maya', { method: 'post', path: '/api/chores', data })
    demo.afterwards(() => demo.callAs('Maya', { method: 'delete', path: `/api/chores/${id}` }))
  }
  await page
    .getByRole('button', { name: /^Wipe the table, to do/ })
    .first()
    .waitFor()
}

async function hangUp(page: ShownPage, demo: DemoServer): Promise<void> {
  await page.getByRole('button', { name: 'Add another person' }).click()
  for (const name of ['theo', 'ida']) await join(page, name)
  await page.getByRole('button', { name: /^Maya/ }).click()
  await page.getByRole('heading', { level: 1, name: /Maya/ }).waitFor()
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'This device hangs on a wall' }).click()
  await page
    .getByRole('button', { name: 'Switch person' })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'This week' }).waitFor()
  await repeat(page, demo)
}
