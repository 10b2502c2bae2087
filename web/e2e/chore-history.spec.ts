/** The page of a repeating task: opened and left by keys, in order at each width, and quick however often it was done. */
import type { Page } from 'playwright/test'
import { expectInOrder } from './axe.ts'
import { card, createTask, expectSynced, goOffline } from './chores.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './toasts.ts'

const TIMES = 400
/** Many times as many as a window shows, but not all of the list. */
const MAX_IN_PAGE = 100

test('a repeating task has a page with its history, which keys open, scroll and leave (C31)', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/tasks?tab=repeating')
  await createTask(page, { name: 'Feed Pixel', isDaily: true })
  await card(page, 'Feed Pixel')
    .getByRole('button', { name: /^Complete Feed Pixel/ })
    .click()
  await expectToast(page, 'Task completed!')
  await expectSynced(maya)
  await goOffline(maya)
  await repeatInStore(page, { account: maya.id, times: TIMES })

  const name = page.getByRole('button', { name: 'Feed Pixel', exact: true })
  await name.focus()
  await page.keyboard.press('Enter')
  const opened = page.getByRole('dialog', { name: 'Feed Pixel' })
  await expect(page).toHaveURL(/[?&]chore=/)
  await expect(opened.getByText('Last done today by you')).toBeVisible()
  await expect(opened.getByText('Usually 1 day between')).toBeVisible()
  await expect(opened.getByRole('heading', { name: `Done ${TIMES} times` })).toBeVisible()
  await expectInOrder(page, 'the page of a repeating task')

  const rows = opened.getByRole('listitem')
  await expect(rows.first()).toHaveAttribute('aria-setsize', `${TIMES}`)
  expect(await rows.count()).toBeLessThan(MAX_IN_PAGE)
  await opened.getByRole('region', { name: `Done ${TIMES} times` }).focus()
  await page.keyboard.press('End')
  await expect(rows.last()).toHaveAttribute('aria-posinset', `${TIMES}`)
  await expect(rows.last()).toBeInViewport()
  expect(await rows.count()).toBeLessThan(MAX_IN_PAGE)

  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(name).toBeFocused()
})

/** Repeats the only completion on the days before, on the device alone, because nobody can do that in a test. */
async function repeatInStore(
  page: Page,
  given: { readonly account: string; readonly times: number },
): Promise<void> {
  await page.evaluate(async ({ account, times }) => {
    type Stored = Record<string, unknown> & { readonly id: string; readonly completed_at: string }
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await settled(indexedDB.open(`mitten-${account}`))
    const transaction = database.transaction('tasks', 'readwrite')
    const tasks = transaction.objectStore('tasks')
    const [done] = (await settled(tasks.index('_doneOf').getAll())) as Stored[]
    for (let day = 1; done && day < times; day++) {
      const time = new Date(Date.parse(done.completed_at) - day * 86_400_000).toISOString()
      const _doneOf = [done['chore_id'], time]
      tasks.put({ ...done, id: `${done.id} ${day}`, completed_at: time, _doneOf })
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  }, given)
}
