/** Loans: requested offline, approved by the partner, repaid, and cleared (L1-L5). */
import { doTask, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import { expectInOrderEverywhere } from './everywhere.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, test } from './fixtures.ts'

const pointsTab = '/settings?tab=points'

async function requestLoan({ page }: Person, title: string, amount: number): Promise<void> {
  await page.getByRole('button', { name: 'Request Point Loan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill(String(amount))
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('Back on my feet by Friday.')
  await dialog.getByRole('button', { name: 'Request Loan' }).click()
  await expect(dialog).toBeHidden()
}

function card({ page }: Person, title: string) {
  return page.getByRole('article').filter({ hasText: title })
}

test('a loan asked for offline is lent by the partner, due in a week, repaid and cleared', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await maya.page.goto(pointsTab)
  await theo.page.goto(pointsTab)
  await expect(maya.page.getByText('You can request up to 3 loans per month.')).toBeVisible()

  await goOffline(maya)
  await requestLoan(maya, 'Cinema', 60)
  await expect(pill(maya.page, 'Offline - 1 change saved here')).toBeVisible()
  await expect(card(maya, 'Cinema')).toContainText('Pending')
  await expect(card(maya, 'Cinema')).toContainText('Saved here')
  await goOnline(maya)
  await expectSynced(maya)

  await expect(card(theo, 'Cinema')).toContainText('Maya asks')
  await theo.page.getByRole('button', { name: 'Approve Cinema' }).click()
  await expect(theo.page.getByRole('status').filter({ hasText: 'Loan approved' })).toBeVisible()
  await expect(card(theo, 'Cinema')).toBeHidden()

  await expect(card(maya, 'Cinema')).toContainText('Active')
  await expect(card(maya, 'Cinema')).toContainText('Lent by Theo')
  await expect(card(maya, 'Cinema')).toContainText(/Due [A-Z][a-z]{2} \d{1,2}, \d{4}/)
  const due = server.database.prepare('SELECT approved_at, due_date FROM loans').get() as {
    approved_at: string
    due_date: string
  }
  const days = (Date.parse(due.due_date) - Date.parse(due.approved_at)) / 86_400_000
  expect(Math.floor(days)).toBe(7)

  await maya.page.getByRole('button', { name: 'Repay 60 points for Cinema' }).click()
  await expect(card(maya, 'Cinema')).toContainText('Repaid')
  await maya.page.getByRole('button', { name: 'Clear repaid loans' }).click()
  await expect(card(maya, 'Cinema')).toBeHidden()
  await expect(maya.page.getByText('2 requests are left this month.')).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})

test('nobody to ask, too few points, a denial and the third request of a month', async ({
  join,
  pair,
}) => {
  const maya = await join('Maya')
  const theo = await join('Theo')
  await maya.page.goto(pointsTab)
  const request = maya.page.getByRole('button', { name: 'Request Point Loan' })
  await expect(request).toHaveAttribute('aria-disabled', 'true')
  await expect(maya.page.getByText('Invite a partner to borrow points')).toBeVisible()

  await pair(maya, theo)
  await theo.page.goto(pointsTab)
  await expect(request).not.toHaveAttribute('aria-disabled', 'true')
  await requestLoan(maya, 'Headphones', 100)
  await theo.page.getByRole('button', { name: 'Deny Headphones' }).click()
  await expect(card(maya, 'Headphones')).toContainText('Denied by Theo')

  await requestLoan(maya, 'Tickets', 80)
  await requestLoan(maya, 'Pizza', 10)
  await maya.page.getByRole('button', { name: 'Withdraw Pizza' }).click()
  await expect(card(maya, 'Pizza')).toBeHidden()
  await requestLoan(maya, 'Books', 20)
  await requestLoan(maya, 'Games', 20)
  await expect(request).toHaveAttribute('aria-disabled', 'true')
  await expect(maya.page.getByText('You can request up to 3 loans per month')).toBeVisible()
})

test('every point has its line, with the balance it left, offline too', async ({ joinBoth }) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await doTask(page, { name: 'Wash the windows', minutes: 30 })
  await page.goto(pointsTab)
  await requestLoan(maya, 'Cinema', 60)
  await theo.page.goto(pointsTab)
  await theo.page.getByRole('button', { name: 'Approve Cinema' }).click()
  await expect(card(maya, 'Cinema')).toContainText('Active')
  await goOffline(maya)
  await page.goto('/points')
  const lines = page.getByRole('region', { name: 'Changes of points' }).getByRole('listitem')
  await expect(lines).toHaveText([
    /Borrowed for Cinema.*Lent by Theo.*\+60.*90/,
    /Completed Wash the windows.*30 min × 1, awaiting approval.*\+30.*30/,
  ])
  await page.getByRole('button', { name: 'Loans' }).click()
  await expect(lines).toHaveCount(1)
  await expect(page).toHaveURL(/kind=loans/)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).filter({ visible: true }).click()
  expect((await download).suggestedFilename()).toBe('mitten-points.csv')
  await goOnline(maya)
})

test('the points, in light and dark, at every width, break no rule', async ({ joinBoth }) => {
  const [maya] = await joinBoth()
  const { page } = maya
  await doTask(page, { name: 'Wash the windows', minutes: 30 })
  await page.goto(pointsTab)
  await requestLoan(maya, 'Cinema', 60)
  for (const path of [pointsTab, `${pointsTab}&loan=1`, '/points'])
    await expectInOrderEverywhere(page, path)
})
