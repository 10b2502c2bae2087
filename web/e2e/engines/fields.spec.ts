/** Fields that each engine renders differently: the times of the quiet hours, set by keyboard. */
import { expect, test } from './fixtures.ts'
import { expectSynced } from './people.ts'

test('a time set in its field is saved, and is there after a reload', async ({ join, server }) => {
  const { page } = await join('Maya')
  await page.goto('/settings')
  await expectSynced(page)
  await page.getByRole('switch', { name: /^Quiet hours/ }).click()
  const from = page.getByLabel('From')
  await expect.poll(() => from.inputValue()).toBe('22:00')
  // Digits are handled differently by each engine, and with 12-hour clocks; this works everywhere.
  await from.press('ArrowUp')
  await expect.poll(() => from.inputValue()).toBe('23:00')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  const saved = server.database.prepare('SELECT quiet_from, quiet_until FROM push_preferences')
  await expect.poll(() => saved.get()).toEqual({ quiet_from: '23:00', quiet_until: '07:00' })
  await page.reload()
  await expect.poll(() => from.inputValue()).toBe('23:00')
})
