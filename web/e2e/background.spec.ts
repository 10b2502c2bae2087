/** The worker without a page: sends the queue, fetches news, and resumes interrupted work. */
import type { BrowserContext, Page } from 'playwright/test'
import { PERIODIC_SYNC_TAG } from '#web/features/push/periodic-refresh.ts'
import { BACKGROUND_SYNC_TAG } from '#web/sync/names.ts'
import { comeIn, switchPerson } from './accounts.ts'
import { completeTask, createTask, doTask, expectSynced, goOffline, goOnline } from './chores.ts'
import { makeTask } from './elsewhere.ts'
import {
  deviceRows,
  expect,
  expectConverged,
  expectTotals,
  mutationsOf,
  waitingOf,
} from './fixtures.ts'
import { test } from './tablet.ts'
import { workerOf } from './worker.ts'

/** Closes all pages of the app; the remaining page can talk to the worker, but runs nothing of the app. */
async function leaveApp(context: BrowserContext): Promise<Page> {
  const open = context.pages()
  const bare = await context.newPage()
  await bare.goto('/favicon.svg')
  for (const page of open) await page.close()
  return bare
}

test('with the app closed, Background Sync brings the changes of everybody on the device, each once (R27, A9)', async ({
  share,
  server,
}) => {
  const { page, context, id, others } = await share('Theo')
  const theo = others[0]?.id ?? ''
  await comeIn(page, 'Maya')
  await expectSynced({ page })
  await goOffline({ page })
  await doTask(page, { name: 'Fold the laundry', minutes: 40 })
  await switchPerson(page)
  await comeIn(page, 'Theo')
  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click()
  await createTask(page, { name: 'Water the plants', minutes: 15 })
  const bare = await leaveApp(context)
  expect(server.database.prepare('SELECT id FROM tasks').all()).toEqual([])

  await goOnline({ page: bare })
  await (await workerOf(bare)).sync(BACKGROUND_SYNC_TAG)
  for (const userId of [id, theo]) await expect.poll(() => waitingOf(bare, userId)).toBe(0)
  expect([mutationsOf(server, id), mutationsOf(server, theo)]).toEqual([
    [
      { name: 'createTask', status: 'applied' },
      { name: 'completeTask', status: 'applied' },
    ],
    [{ name: 'createTask', status: 'applied' }],
  ])
  const tasks = server.database.prepare('SELECT name, user_id FROM tasks ORDER BY name').all()
  expect(tasks).toEqual([
    { name: 'Fold the laundry', user_id: id },
    { name: 'Water the plants', user_id: theo },
  ])
  expectTotals(server)
})

test('a worker killed in the midst of an exchange sends again, and nothing is done twice (I2, I11)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page, context, id } = maya
  await page.goto('/tasks')
  await expectSynced(maya)
  await goOffline(maya)
  for (const name of ['Dishes', 'Bins']) await createTask(page, { name, minutes: 10 })
  await completeTask(page, 'Dishes')
  const bare = await leaveApp(context)
  const worker = await workerOf(bare)

  // The exchange, the app's or the browser's, dies with its changes on the way: whether the server got them is left to
  // chance.
  const isSending = context.waitForEvent(
    'request',
    (request) => request.url().endsWith('/api/sync') && !isEmpty(request.postData()),
  )
  await goOnline({ page: bare })
  void worker.sync(BACKGROUND_SYNC_TAG)
  await isSending
  await worker.stop()

  await worker.sync(BACKGROUND_SYNC_TAG)
  await expect.poll(() => waitingOf(bare, id)).toBe(0)
  expect(mutationsOf(server, id).map(({ status }) => status)).toEqual(Array(3).fill('applied'))
  await expectConverged(server, { ...maya, page: bare })
})

/** The first request, which tests whether the server is reachable. */
function isEmpty(body: string | null): boolean {
  return body?.includes('"mutations":[]') ?? false
}

test('the periodic refresh fetches what is new while the app is closed (R27)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await expectSynced(theo)
  const bare = await leaveApp(theo.context)
  await makeTask(maya, { name: 'Dishes', time_minutes: 10, is_shared: true })
  expect((await deviceRows(bare, theo.id))['tasks']).toEqual([])
  await (await workerOf(bare)).periodicSync(PERIODIC_SYNC_TAG)
  await expect.poll(async () => (await deviceRows(bare, theo.id))['tasks']).toHaveLength(1)
  await expectConverged(server, { ...theo, page: bare })
})
