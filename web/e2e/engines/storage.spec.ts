/**
 * A device without storage space, in Firefox (see playwright.config.ts): the browser's error is shown, and existing
 * data stays.
 */
import { createTask } from '#web/e2e/chores.ts'
import { mutationsOf } from '#web/e2e/fixtures.ts'
import { expect, test } from './fixtures.ts'
import type { Page } from './page.ts'
import { expectSynced, heading } from './people.ts'

const FULL = 'This device is out of space. Nothing was saved. Free up some space and try again.'
const MAX_TASKS = 50
/** The maximum of random bytes in one call. */
const BLOCK = 65_536

/** Fills a separate database until the browser refuses a single kilobyte. */
async function fillUp(page: Page): Promise<string> {
  let refusal = ''
  for (let bytes = 256 * BLOCK; bytes > 1000;) {
    const refused = await page.evaluate(keep, { bytes, block: BLOCK })
    if (refused === null) continue
    refusal = refused
    bytes = Math.floor(bytes / 4)
  }
  return refusal
}

/** Runs in the page: the name of the error, or null. Random data, so that a browser cannot compress it. */
async function keep({ bytes, block }: { readonly bytes: number; readonly block: number }) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('filler')
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('things', { autoIncrement: true }),
    )
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')))
    opening.addEventListener('success', () => resolve(opening.result))
  })
  const noise = new Uint8Array(bytes)
  const one = crypto.getRandomValues(new Uint8Array(Math.min(bytes, block)))
  for (let at = 0; at + one.length <= bytes; at += one.length) noise.set(one, at)
  return new Promise<string | null>((resolve) => {
    const writing = database.transaction('things', 'readwrite')
    writing.objectStore('things').add(noise)
    const end = (refused: string | null) => {
      database.close()
      resolve(refused)
    }
    writing.addEventListener('complete', () => end(null))
    writing.addEventListener('abort', () => end(String(writing.error?.name)))
  })
}

function makeRoom(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('filler').addEventListener('success', () => resolve(null))
      }),
  )
}

test('a tap that the browser has no room for is refused in words; what was saved stays and is sent', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/tasks')
  await createTask(page, { name: 'Water the plants' })
  await expectSynced(page)
  expect(await fillUp(page)).toBe('QuotaExceededError')

  // The databases have some free space inside.
  const dialog = page.getByRole('dialog')
  const refusal = page.getByRole('alert').filter({ hasText: FULL })
  let saved = 1
  for (; saved < MAX_TASKS; saved += 1) {
    await page
      .getByRole('button', { name: 'Create Task' })
      .filter({ visible: true })
      .first()
      .click()
    await dialog.getByLabel('Name', { exact: true }).fill(`Task ${saved}`)
    await dialog.getByRole('button', { name: 'Create Task' }).click()
    await expect
      .poll(async () => (await dialog.count()) === 0 || (await refusal.count()) > 0)
      .toBe(true)
    if ((await refusal.count()) > 0) break
  }
  await refusal.waitFor()
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe(`Task ${saved}`)

  await makeRoom(page)
  await page.goto('/tasks')
  await heading(page, 'Water the plants').waitFor()
  expect(await page.getByText(`Task ${saved}`, { exact: true }).count()).toBe(0)
  await expectSynced(page)
  await expect.poll(() => mutationsOf(server, maya.id).length).toBe(saved)
  await createTask(page, { name: 'Fold the laundry' })
  await expectSynced(page)
  await expect.poll(() => mutationsOf(server, maya.id).length).toBe(saved + 1)
})
