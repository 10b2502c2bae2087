/** What a person gives to programs, in the settings: tokens that read and act (A40). */
import { expectInOrder } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './toasts.ts'

test('a token is made and shown once, reads from elsewhere, and is ended (A40)', async ({
  server,
  joinOnline,
}) => {
  const { page } = await joinOnline('Maya')
  await page.goto('/settings?tab=security')
  const card = page.getByRole('region', { name: 'Access for programs' })
  await card.getByRole('button', { name: 'New token' }).click()
  const form = page.getByRole('dialog', { name: 'New token' })
  await form.getByRole('button', { name: 'New token' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await form.getByLabel('Name').fill('Kitchen display')
  await form.getByRole('radio', { name: /^May read and act/ }).check()
  await form.getByLabel('Ends').selectOption({ label: 'After 30 days' })
  await expectInOrder(page, 'making a token')
  await form.getByRole('button', { name: 'New token' }).click()
  await expectToast(page, 'Token made')
  const made = page.getByRole('dialog', { name: 'Your token' })
  const secret = await made.getByLabel('Token').inputValue()
  expect(secret).toMatch(/^mtn_[\w-]{43}$/)
  await expectInOrder(page, 'a token shown once')

  const read = () =>
    fetch(`${server.url}/api/users/me`, { headers: { Authorization: `Bearer ${secret}` } })
  expect((await read()).status).toBe(200)
  await made.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  const item = card.getByRole('listitem').filter({ hasText: 'Kitchen display' })
  await expect(item.getByText('May read and act')).toBeVisible()
  await expect(item.getByText(/^Last used /)).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  await expectInOrder(page, 'the settings with a token')

  await item.getByRole('button', { name: 'End Kitchen display' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
  await expectToast(page, 'Token ended')
  await expect(item).toHaveCount(0)
  expect((await read()).status).toBe(401)
})
