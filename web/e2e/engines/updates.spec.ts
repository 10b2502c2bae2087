/** An update of the app while changes wait, in every engine: it activates offline, and the changes are sent. */
import { createTask } from '#web/e2e/chores.ts'
import { mutationsOf } from '#web/e2e/fixtures.ts'
import { deploy, lookForUpdate, NEWER, newerRelease } from '#web/e2e/releases.ts'
import { expect, test } from './fixtures.ts'
import type { Page } from './page.ts'
import { expectSynced, goOffline, goOnline, heading, pill } from './people.ts'

/** Null while the page is navigating. */
function versionOf(page: Page): Promise<string | null> {
  return page
    .evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      return new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }) => resolve(data.payload.version))
        port1.start()
        active?.postMessage({ type: 'GET_VERSION' }, [port2])
      })
    })
    .catch(() => null)
}

test('a newer release takes over with changes in the queue; both are there after it, and arrive', async ({
  join,
  server,
}) => {
  const newer = newerRelease()
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/tasks')
  await expectSynced(page)
  await deploy(server, newer)
  await lookForUpdate(page)
  await page.getByRole('status').filter({ hasText: 'A new version is ready' }).waitFor()

  await goOffline(maya)
  await createTask(page, { name: 'Water the plants' })
  await createTask(page, { name: 'Fold the laundry' })
  await pill(page, 'Offline - 2 changes saved here').waitFor()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect.poll(() => versionOf(page)).toBe(NEWER)
  for (const name of ['Water the plants', 'Fold the laundry']) await heading(page, name).waitFor()
  await pill(page, 'Offline - 2 changes saved here').waitFor()
  expect(mutationsOf(server, maya.id)).toEqual([])

  await goOnline(maya)
  await expectSynced(page)
  expect(mutationsOf(server, maya.id).map(({ status }) => status)).toEqual(['applied', 'applied'])
  newer.remove()
})
