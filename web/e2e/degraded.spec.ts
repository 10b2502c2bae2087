/** Browser failures: no space, no storage, a lost database, a blocked upgrade (R41, R42). */
import { v7 } from 'uuid'
import { SCHEMA } from '#domain/tables.ts'
import { createTask, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import {
  AMPLE_QUOTA,
  brokenStorage,
  closeConnections,
  neverOpen,
  noteConnections,
  setStorageQuota,
} from './degraded.ts'
import { makeTask } from './elsewhere.ts'
import { expect, expectConverged, mutationsOf, test } from './fixtures.ts'

const FULL = 'This device is out of space. Nothing was saved. Free up some space and try again.'

test('a tap is refused in words when the part of the app that saves could not be loaded', async ({
  visit,
  join,
}) => {
  const maya = await join('Maya')
  // As on a first visit: no worker has cached the files yet.
  const storageState = await maya.context.storageState()
  const page = await visit({ storageState, serviceWorkers: 'block' })
  await page.route('**/assets/engine-*.js', (route) => route.abort())
  await page.goto('/tasks')
  await page.getByRole('button', { name: 'Create Task' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Water the plants')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('Nothing was saved', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Water the plants')
})

test('a device without room refuses the tap and says so; what was there stays, and it goes on later (R42)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/tasks')
  await createTask(page, { name: 'Water the plants', minutes: 10 })
  await expectSynced(maya)
  await setStorageQuota(maya, 1)

  await page.getByRole('button', { name: 'Create Task' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Fold the laundry')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByRole('alert').filter({ hasText: FULL })).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Fold the laundry')

  // Nothing is half-saved: after a reload the new row is missing and the old ones are there.
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { name: 'Water the plants' })).toBeVisible()
  await expect(page.getByText('Fold the laundry')).toHaveCount(0)
  // Changes of others cannot be stored, either: that is shown, and they arrive later.
  await makeTask(maya, { name: 'Clear the gutters' })
  await expect(page.getByRole('alert').filter({ hasText: 'Your data is safe' })).toBeVisible()
  expect(mutationsOf(server, maya.id)).toHaveLength(2)

  await setStorageQuota(maya, AMPLE_QUOTA)
  await createTask(page, { name: 'Fold the laundry' })
  await expectSynced(maya)
  await expect(page.getByRole('heading', { name: 'Clear the gutters' })).toBeVisible()
  expect(mutationsOf(server, maya.id)).toHaveLength(3)
  await expectConverged(server, maya)
})

for (const [what, breakIt] of Object.entries(brokenStorage))
  test(`${what}: the app says what to do, at every address (R42)`, async ({ join }) => {
    const { context } = await join('Maya')
    const page = await context.newPage()
    await page.addInitScript(breakIt)
    for (const path of ['/', '/tasks', '/login']) {
      await page.goto(path)
      await expect(
        page.getByRole('heading', { name: 'This window cannot save anything' }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible()
    }
  })

test('a browser that never opens its storage gets no endless splash (R41)', async ({ join }) => {
  const { context } = await join('Maya')
  const page = await context.newPage()
  await page.addInitScript(neverOpen)
  await page.goto('/tasks')
  await expect(
    page.getByRole('heading', { name: 'This takes longer than it should' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible()
})

for (const isTold of [true, false])
  test(`the database is closed under the app, ${isTold ? 'with' : 'without'} a word: the next tap is kept (R41)`, async ({
    join,
    server,
  }) => {
    const maya = await join('Maya')
    const { page } = maya
    await page.addInitScript(noteConnections)
    await page.goto('/tasks')
    await expectSynced(maya)
    await goOffline(maya)
    await createTask(page, { name: 'Water the plants' })
    expect(await page.evaluate(closeConnections, isTold)).toBeGreaterThan(1)
    await createTask(page, { name: 'Fold the laundry' })
    await expect(pill(page, 'Offline - 2 changes saved here')).toBeVisible()
    expect(await page.evaluate(closeConnections, isTold)).toBeGreaterThan(1)
    await goOnline(maya)
    await expectSynced(maya)
    await expectConverged(server, maya)
  })

test('a tab of a newer release upgrades the database under this one: both go on (R41)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page, context, id } = maya
  await page.goto('/tasks')
  await expectSynced(maya)
  const newer = await context.newPage()
  await newer.goto('/healthz')
  await newer.evaluate(openNewer, `mitten-${id}`)
  await createTask(page, { name: 'Water the plants' })
  await expectSynced(maya)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Water the plants' })).toBeVisible()
  await expectConverged(server, maya)
})

/** Resolves once the upgrade is done, which the app's own tab must allow. */
function openNewer(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 990)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('novelties'))
    opening.addEventListener('blocked', () => reject(new Error('The app does not let go')))
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })
}

test('a tab of an older release holds up the upgrade: that is said, and what waited there arrives (R41)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page: older, context, id } = maya
  await expectSynced(maya)
  await older.goto('/healthz')
  const waiting = {
    id: v7(),
    name: 'createTask',
    version: 1,
    input: { id: v7(), name: 'Water the plants' },
    at: new Date().toISOString(),
    changes: [],
  }
  await older.evaluate(becomeOlder, { name: `mitten-${id}`, schema: SCHEMA, waiting })

  const page = await context.newPage()
  await page.goto('/tasks')
  const told = page.getByText('If Mitten is open in another tab or window, close it there.')
  await expect(told).toBeVisible()
  await older.close()
  await expect(page.getByRole('heading', { name: 'Water the plants' })).toBeVisible()
  await expect(told).toBeHidden()
  await expectSynced({ page })
  expect(mutationsOf(server, id)).toEqual([{ name: 'createTask', status: 'applied' }])
  await expectConverged(server, { ...maya, page })
})

type Older = { readonly name: string; readonly schema: number; readonly waiting: object }

/** Creates the database of the first release, with a change in it, and keeps its connection open. */
async function becomeOlder({ name, schema, waiting }: Older): Promise<void> {
  const ended = (request: IDBRequest) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', resolve)
      request.addEventListener('error', () => reject(request.error ?? new Error('Refused')))
    })
  await ended(indexedDB.deleteDatabase(name))
  const opening = indexedDB.open(name, 10)
  opening.addEventListener('upgradeneeded', () => {
    const database = opening.result
    const [byId, byKey] = [{ keyPath: 'id' }, { keyPath: 'key' }]
    for (const table of ['users', 'accounts', 'usages', 'balances'])
      database.createObjectStore(table, byId)
    const indexes = {
      partnerships: ['inviter_id', 'invitee_id'],
      tasks: ['_open', '_done', '_waits'],
      entries: ['created_at'],
      notifications: ['created_at', '_unread'],
      rejected: ['rejected_at'],
    }
    for (const [table, fields] of Object.entries(indexes)) {
      const store = database.createObjectStore(table, byId)
      for (const field of fields) store.createIndex(field, field)
    }
    const outbox = { keyPath: 'seq', autoIncrement: true }
    database.createObjectStore('outbox', outbox).add(waiting)
    const state = { key: 'sync', cursor: null, schema, settled: 0, acknowledged: null }
    const rest = { clockOffsetMs: 0, lastSyncedAt: null, device: 'tablet' }
    database.createObjectStore('state', byKey).add({ ...state, ...rest })
  })
  await ended(opening)
}
