/** Tasks of another program, imported offline on a phone; one's own, exported and imported again (IM1, IM2, IM5). */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectInOrder } from './axe.ts'
import { expectSynced, goOffline, goOnline } from './chores.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, mutationsOf, test } from './fixtures.ts'
import { narrowest, phone, tablet } from './sizes.ts'
import { expectToast } from './toasts.ts'

/** A list of chores as Donetick’s API returns it, with the members beside it. */
function donetick(count: number): string {
  const kinds = [
    { frequencyType: 'daily', frequency: 1, frequencyMetadata: {} },
    {
      frequencyType: 'days_of_the_week',
      frequency: 1,
      frequencyMetadata: { days: ['tuesday', 'friday'], weekPattern: 'every_week' },
    },
    {
      frequencyType: 'interval',
      frequency: 10,
      frequencyMetadata: { unit: 'days' },
      isRolling: true,
    },
    { frequencyType: 'adaptive', frequency: 1, frequencyMetadata: {} },
    { frequencyType: 'once', frequency: 1, frequencyMetadata: {} },
  ]
  const soon = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString()
  const chores = Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    name: `Chore ${n + 1}`,
    nextDueDate: soon,
    isRolling: false,
    assignedTo: n % 2 === 0 ? 2 : null,
    assignees: n % 2 === 0 ? [{ userId: 2 }, { userId: 1 }] : [],
    assignStrategy: n % 2 === 0 ? 'round_robin' : 'no_assignee',
    isActive: true,
    status: 0,
    points: 10,
    description: null,
    subTasks: [],
    isPrivate: false,
    requireApproval: false,
    ...kinds[n % kinds.length],
  }))
  const members = [
    { userId: 1, username: 'maya', displayName: 'Maya Ellis' },
    { userId: 2, username: 'theo', displayName: 'Theo' },
  ]
  return JSON.stringify({ res: chores, members })
}

async function chooseFile(page: Page, name: string, content: string): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (a|another) file$/ }).click()
  const mimeType = name.endsWith('json') ? 'application/json' : 'text/csv'
  await (await opened).setFiles({ name, mimeType, buffer: Buffer.from(content) })
}

async function toImport(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Bring tasks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bring your tasks' })).toBeVisible()
}

const counts = ({ database }: Parameters<typeof expectConverged>[0], { id }: Person) =>
  ['tasks', 'chores'].map((table) => {
    const found = database.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`).get(id)
    return (found as { n: number }).n
  })

const imports = (server: Parameters<typeof expectConverged>[0], { id }: Person) =>
  mutationsOf(server, id).flatMap(({ name, status }) => (name === 'importItems' ? status : []))

test('40 chores of Donetick are brought over offline on a phone, once (IM1, IM2, IM4)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await page.setViewportSize(phone)
  await goOffline(maya)
  await toImport(page)
  await expectInOrder(page, 'the choice of a file')

  await chooseFile(page, 'chores.json', donetick(40))
  await expect(page.getByRole('heading', { name: '40 tasks found' })).toBeVisible()
  const first = page.getByRole('listitem').filter({ hasText: 'Chore 1' }).first()
  await expect(first).toContainText('Every day')
  await expect(first).toContainText('Theo Ellis and Maya Ellis take turns')
  const guessed = page.getByRole('listitem').filter({ hasText: 'Chore 4' }).first()
  await expect(guessed).toContainText('1 week after it is done')
  await expect(guessed).toContainText('Check this')
  await expectInOrder(page, 'the tasks of a file')
  await page.setViewportSize(narrowest)
  await expectInOrder(page, 'the tasks of a file in a narrow window')
  await page.setViewportSize(phone)

  // By keyboard: one is left out, and the rest are added. A click could come before the last rows have their height.
  await guessed.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Add 39 tasks' }).last().press('Enter')
  await expect(page.getByRole('heading', { name: '39 tasks added' })).toBeVisible()
  await expectInOrder(page, 'what was added')

  await page.reload()
  await toImport(page)
  await chooseFile(page, 'chores.json', donetick(40))
  await expect(page.getByText('39 were here already')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 1 task' }).first()).toBeVisible()
  expect(imports(server, maya)).toEqual([])

  // Only a wide window has the words about the exchange in its header.
  await page.setViewportSize(tablet)
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(imports(server, maya)).toEqual(['applied'])
  expect(counts(server, maya)).toEqual([8, 31])
  await expectConverged(server, theo)
})

test('what leaves as a table comes back to the same account as nothing new, and to another one whole (IM5)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await toImport(page)
  await chooseFile(page, 'chores.json', donetick(10))
  await page.getByRole('button', { name: 'Add 10 tasks' }).click()
  await expect(page.getByRole('heading', { name: '10 tasks added' })).toBeVisible()
  await goOffline(maya)
  await page.goto('/settings')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Open tasks' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  const done = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Completed tasks' }).click()
  expect(await readFile(await (await done).path(), 'utf8')).toContain(
    'Day,Name,Person,Minutes,Points',
  )
  await goOnline(maya)

  await toImport(page)
  await chooseFile(page, 'mitten-tasks.csv', file)
  await expect(page.getByText('10 were here already')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 0 tasks' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const nora = await join('Nora')
  await toImport(nora.page)
  await chooseFile(nora.page, 'mitten-tasks.csv', file)
  await nora.page.getByRole('button', { name: 'Add 10 tasks' }).click()
  await expect(nora.page.getByRole('heading', { name: '10 tasks added' })).toBeVisible()
  await expectSynced(nora)
  await expectConverged(server, nora)
  expect(counts(server, nora)).toEqual(counts(server, maya))

  // A change that has not left the device yet is taken back with one tap.
  await goOffline(nora)
  await toImport(nora.page)
  await chooseFile(nora.page, 'one.csv', 'name\nOne more')
  await nora.page.getByRole('button', { name: 'Add 1 task' }).click()
  await nora.page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(nora.page, 'Change undone')
  await goOnline(nora)
  await expectSynced(nora)
  expect(counts(server, nora)).toEqual(counts(server, maya))
})

test('500 tasks are looked at and added, and the page answers meanwhile (IM1)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.setViewportSize(phone)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await toImport(page)
  const rows = Array.from({ length: 500 }, (_, n) => `Task ${n + 1},${(n % 90) + 1}`)
  await chooseFile(page, 'table.csv', ['name,minutes', ...rows].join('\n'))
  await expect(page.getByRole('heading', { name: '500 tasks found' })).toBeVisible()
  await page.evaluate(watchFrames)
  await page.getByRole('button', { name: 'Add 500 tasks' }).first().click()
  await expect(page.getByRole('heading', { name: '500 tasks added' })).toBeVisible()
  // The longest time without a frame, on a phone four times as slow.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'longestFrame') as number)).toBeLessThan(
    3000,
  )
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.setViewportSize(tablet)
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(counts(server, maya)).toEqual([500, 0])
})

/** Runs in the page: keeps the longest time between two frames. */
function watchFrames(): void {
  let last = performance.now()
  Reflect.set(globalThis, 'longestFrame', 0)
  const look = () => {
    const now = performance.now()
    const longest = Reflect.get(globalThis, 'longestFrame') as number
    Reflect.set(globalThis, 'longestFrame', Math.max(longest, now - last))
    last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('a file that cannot be read is refused where it breaks', async ({ joinOnline }) => {
  const { page } = await joinOnline('Maya')
  await toImport(page)
  await chooseFile(page, 'chores.json', '[\n  {"id": 1,}\n]')
  await expect(page.getByRole('region', { name: 'Which files' }).getByRole('alert')).toHaveText(
    'This file cannot be read from line 2, column 12 on.',
  )
  await expectInOrder(page, 'a file that is refused')
})
