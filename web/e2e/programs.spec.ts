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

test('a calendar link is made, shows the tasks, and ends with a new one (A42, A43)', async ({
  server,
  join,
}) => {
  const { page } = await join('Maya')
  const due = await page.request.post('/api/tasks', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { name: 'Dentist', due_on: new Date().toISOString().slice(0, 10) },
  })
  expect(due.status()).toBe(201)
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Calendar link' })
  await card.getByRole('radio', { name: /^My tasks/ }).check()
  const made = page.getByRole('dialog', { name: 'Your calendar link' })
  const address = await made.getByLabel('Address').inputValue()
  expect(address).toMatch(/\/calendar\/[\w-]{43}\.ics$/)
  await expectInOrder(page, 'a calendar link shown once')
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(card.getByText('Google looks for changes once or twice a day.')).toBeVisible()
  await expectInOrder(page, 'the settings with a calendar link')

  const read = async (url = address) => (await fetch(url)).text()
  expect(await read()).toContain('SUMMARY:Dentist')
  // Neither does the service worker answer it.
  const inPage = await page.evaluate(async (url) => (await fetch(url)).text(), address)
  expect(inPage).toContain('SUMMARY:Dentist')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((url) => location.assign(url), address),
  ])
  expect(download.suggestedFilename()).toMatch(/\.ics$/)

  await card.getByRole('switch', { name: 'Say only “Task”' }).check()
  await expectToast(page, 'Calendar link changed')
  expect(await read()).toContain('SUMMARY:Task')
  await card.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'New link' }).click()
  await expect(made).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
  const renewed = await made.getByLabel('Address').inputValue()
  await made.getByRole('button', { name: 'Done' }).click()
  await card.getByText('Off', { exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click()
  await expectToast(page, 'Calendar link ended')
  expect((await fetch(renewed)).status).toBe(404)
  expect(server.url).toBe(new URL(address).origin)
})
