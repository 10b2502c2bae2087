/** Drafts survive a reload, in every engine. */
import { readDrafts } from '#web/e2e/typed-on.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './people.ts'

test('a half-filled task outlives a reload and a closed page; saved it is gone', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/tasks?new=1')
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true })
  await name.fill('Half a thought')
  await expect.poll(() => page.evaluate(readDrafts)).toEqual(['Half a thought'])
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe('Half a thought')

  const next = await maya.openPage()
  await page.close()
  await next.goto('/tasks?new=1')
  const again = next.getByRole('dialog').getByLabel('Name', { exact: true })
  await expect.poll(() => again.inputValue()).toBe('Half a thought')
  await next.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click()
  await heading(next, 'Half a thought').waitFor()
  await expect.poll(() => next.evaluate(readDrafts)).toEqual([])
})
