/** The settings of programs: tokens, the calendar link, webhooks, the house (A40, A42, A44, A47). */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestBroker } from '#server/home/testing/test-broker.ts'
import { startBroker, watchBroker } from '#server/home/testing/test-broker.ts'
import { expectInOrder } from './axe.ts'
import { makeTask } from './elsewhere.ts'
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
  const maya = await join('Maya')
  const { page } = maya
  await makeTask(maya, { name: 'Dentist', due_on: new Date().toISOString().slice(0, 10) })
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
  // The service worker does not answer it either.
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

const withReceiver = test.extend({
  serverSettings: async ({}, provide) => {
    await provide({ WEBHOOK_NETWORKS: '127.0.0.0/8' })
  },
})

withReceiver(
  'a webhook is added, tested, told of a task, and removed (A44)',
  async ({ joinOnline }) => {
    const got: { readonly signature: string; readonly text: string }[] = []
    const receiver = createServer((request, response) => {
      let text = ''
      request.on('data', (part: Buffer) => void (text += part.toString()))
      request.on('end', () => {
        got.push({ signature: String(request.headers['mitten-signature']), text })
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`

    const maya = await joinOnline('Maya')
    const { page } = maya
    await page.goto('/settings?tab=security')
    const card = page.getByRole('region', { name: 'Webhooks' })
    await card.getByRole('button', { name: 'Add a webhook' }).click()
    const form = page.getByRole('dialog', { name: 'Add a webhook' })
    await form.getByLabel('Address').fill('http://10.0.0.1/inside')
    await form.getByRole('button', { name: 'Add a webhook' }).click()
    await expect(form.getByText('Choose at least one event')).toBeVisible()
    await form.getByRole('switch', { name: 'A task is created' }).check()
    await expectInOrder(page, 'adding a webhook')
    await form.getByRole('button', { name: 'Add a webhook' }).click()
    await expect(form.getByText(/^Use an address with https/)).toBeVisible()
    await form.getByLabel('Address').fill(`http://${host}/mitten`)
    await form.getByRole('button', { name: 'Add a webhook' }).click()
    const made = page.getByRole('dialog', { name: 'Your webhook' })
    const secret = await made.getByLabel('Secret').inputValue()
    await expectInOrder(page, 'the secret of a webhook')
    await made.getByRole('button', { name: 'Done' }).click()

    await card.getByRole('button', { name: `Send a test to ${host}` }).click()
    await expectToast(page, 'The test arrived')
    await expect(card.getByText(/^Last answer 200, /)).toBeVisible()
    await expectInOrder(page, 'the settings with a webhook')
    await makeTask(maya, { name: 'Dishes' })
    await expect.poll(() => got.length).toBe(2)
    const [, { signature, text } = { signature: '', text: '' }] = got
    expect(JSON.parse(text)).toMatchObject({ event: 'task.created', data: { name: 'Dishes' } })
    const [, time = '', sign = ''] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(signature) ?? []
    expect(createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')).toBe(sign)

    await card.getByRole('button', { name: `Remove ${host}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expectToast(page, 'Webhook removed')
    await expect(card.getByRole('listitem')).toHaveCount(0)
    receiver.close()
  },
)

const withBroker = test.extend<{ readonly broker: TestBroker }>({
  broker: async ({}, provide) => {
    const broker = await startBroker()
    await provide(broker)
    await broker.stop()
  },
  serverSettings: async ({ broker }, provide) => {
    await provide({ MQTT_URL: broker.url })
  },
})

withBroker(
  'a person shows tasks in the house, and a button there completes one (A47)',
  async ({ broker, joinOnline }) => {
    const watcher = await watchBroker(broker.url)
    const maya = await joinOnline('Maya')
    const { page } = maya
    await makeTask(maya, { name: 'Dishes', time_minutes: 10, is_shared: true })
    await page.goto('/settings')
    const card = page.getByRole('region', { name: 'In the house' })
    await card.getByRole('switch', { name: 'Show my points and open tasks' }).check()
    await expect.poll(() => watcher.at('/tasks')).toBe('1')
    expect(watcher.found('button')).toEqual([])
    await card.getByRole('switch', { name: 'Buttons may complete my tasks' }).check()
    await expectInOrder(page, 'the settings with a broker')
    await expect.poll(() => watcher.found('button')).toHaveLength(1)
    const [button] = watcher.found('button')
    await watcher.send(button?.['command_topic'] ?? '', button?.['payload_press'] ?? '')
    await expect.poll(() => watcher.at('/points')).toBe('10')

    await card.getByRole('switch', { name: 'Show my points and open tasks' }).uncheck()
    await expect.poll(() => watcher.at('/points')).toBeUndefined()
    expect(watcher.found('sensor')).toEqual([])
    await page.reload()
    await expect(
      card.getByRole('switch', { name: 'Show my points and open tasks' }),
    ).not.toBeChecked()
    await watcher.stop()
  },
)
