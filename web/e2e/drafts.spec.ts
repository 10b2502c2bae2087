/** Drafts survive a reload and a closed page, for their own account only; saving or discarding deletes them. */
import type { Page } from 'playwright/test'
import { v7 } from 'uuid'
import { choose, comeIn, expectPicker, switchPerson } from './accounts.ts'
import { changeProfile, elsewhere, makeTask } from './elsewhere.ts'
import { expect } from './fixtures.ts'
import { test } from './tablet.ts'
import { readDrafts } from './typed-on.ts'

type Manifest = {
  readonly share_target: {
    readonly action: string
    readonly method: string
    readonly params: { readonly title: string; readonly text: string }
  }
}

const nameIn = (page: Page) => page.getByRole('dialog').getByLabel('Name', { exact: true })

const typedOn = (page: Page) => page.evaluate(readDrafts)

test('a half-filled task outlives a reload and a closed page; cancelled or saved it is gone', async ({
  join,
}) => {
  const { page: first, context } = await join('Maya')
  await first.goto('/tasks?new=1')
  await nameIn(first).fill('Half a thought')
  await expect.poll(() => typedOn(first)).toEqual(['Half a thought'])
  await first.reload()
  await expect(nameIn(first)).toHaveValue('Half a thought')
  await first.close()

  const page = await context.newPage()
  await page.goto('/tasks?new=1')
  await expect(nameIn(page)).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => typedOn(page)).toEqual([])

  await page.goto('/tasks?new=1')
  await nameIn(page).fill('Fold the laundry')
  await expect.poll(() => typedOn(page)).toEqual(['Fold the laundry'])
  await page.reload()
  await expect(nameIn(page)).toHaveValue('Fold the laundry')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByRole('heading', { name: 'Fold the laundry' })).toBeVisible()
  await expect.poll(() => typedOn(page)).toEqual([])
  await page.goto('/tasks?new=1')
  await expect(nameIn(page)).toHaveValue('')
})

test('an edit that is half typed covers nothing up that was changed meanwhile', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  const id = await makeTask(maya, { name: 'Gutters' })
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { name: 'Gutters' })).toBeVisible()
  await page.goto(`/tasks?edit=${id}`)
  const description = page.getByRole('dialog').getByLabel(/^Description/)
  await description.fill('With the long ladder')
  await expect.poll(() => typedOn(page)).toEqual(['With the long ladder'])

  await page.goto('/healthz')
  const data = { name: 'All gutters' }
  await elsewhere(maya, { method: 'patch', path: `/api/tasks/${id}`, data })
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { name: 'All gutters' })).toBeVisible()
  await page.goto(`/tasks?edit=${id}`)
  await expect(description).toHaveValue('With the long ladder')
  await expect(nameIn(page)).toHaveValue('All gutters')
})

test('rewards, requests for points, templates and answers of the check-in are kept as well', async ({
  joinBoth,
}) => {
  const [maya] = await joinBoth()
  const { page } = maya
  await changeProfile(maya, { plan: 'ultimate' })
  const id = v7()
  await elsewhere(maya, { method: 'post', path: '/api/templates', data: { id, name: 'Beds' } })
  const forms = [
    ['/rewards?new-reward=1', 'Name'],
    ['/settings?tab=points&loan=1', 'Title'],
    [`/tasks?templates=own&edit-template=${id}`, 'Name'],
    ['/check-in', 'What was heavy?'],
  ] as const
  for (const [index, [address, label]] of forms.entries()) {
    await page.goto(address)
    const field = page.getByRole('textbox', { name: label, exact: true })
    await field.fill('Half a thought')
    await expect.poll(() => typedOn(page)).toContain('Half a thought')
    await page.reload()
    await expect(field).toHaveValue('Half a thought')
    await field.press('End')
    await field.pressSequentially(' more')
    // Together with the earlier ones: navigating with the address bar does not close the page.
    await expect.poll(() => typedOn(page)).toEqual(Array(index + 1).fill('Half a thought more'))
  }
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect.poll(() => typedOn(page)).toHaveLength(forms.length - 1)
})

test('what one typed is for nobody else, and goes with the one who signs out', async ({
  share,
}) => {
  const { page, context } = await share('Theo')
  await comeIn(page, 'Maya')
  await page.goto('/tasks?new=1')
  await nameIn(page).fill('Half a thought')
  await expect.poll(() => typedOn(page)).toEqual(['Half a thought'])
  await page.close()

  const next = await context.newPage()
  await next.goto('/tasks?new=1')
  await expectPicker(next)
  await choose(next, 'Theo')
  await expect(nameIn(next)).toHaveValue('')
  await nameIn(next).fill("Theo's own")
  await expect.poll(() => typedOn(next)).toHaveLength(2)
  await next.goto('/tasks')
  await switchPerson(next)
  await choose(next, 'Maya')
  await expect(nameIn(next)).toHaveValue('Half a thought')

  await next.goto('/tasks')
  await switchPerson(next)
  await next.getByRole('button', { name: 'Manage accounts' }).click()
  await next.getByRole('button', { name: 'Sign out Maya' }).click()
  await next.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => typedOn(next)).toEqual(["Theo's own"])
})

test('what is shared into a fresh start opens as a task to create, beside what was half typed', async ({
  share,
}) => {
  const { page: first, context } = await share('Theo')
  await comeIn(first, 'Maya')
  await first.goto('/tasks?new=1')
  await nameIn(first).fill('Half a thought')
  await expect.poll(() => typedOn(first)).toEqual(['Half a thought'])
  await first.close()

  const page = await context.newPage()
  const answer = await context.request.get('/manifest.webmanifest')
  const { share_target: target } = (await answer.json()) as Manifest
  expect(target.method).toBe('GET')
  const { title, text } = target.params
  const query = new URLSearchParams({ [title]: 'Lentil soup', [text]: 'For Friday' })
  await page.goto(`${target.action}?${query}`)
  await expectPicker(page)
  await choose(page, 'Maya')
  await expect(nameIn(page)).toHaveValue('Lentil soup')
  await expect(page.getByRole('dialog').getByLabel(/^Description/)).toHaveValue('For Friday')
  await nameIn(page).fill('Tomato soup')
  await expect.poll(() => typedOn(page)).toContain('Tomato soup')
  await page.reload()
  await expect(nameIn(page)).toHaveValue('Tomato soup')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByRole('heading', { name: 'Tomato soup' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Task' }).first().click()
  await expect(nameIn(page)).toHaveValue('Half a thought')
})
