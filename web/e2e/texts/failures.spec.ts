/**
 * Every failure that a change can end in (U1, U2), under its title and with its reason. Signing in and
 * registering are in signed-out.spec.ts one folder up, the password and the deletion of the account in settings.spec.ts
 * there, what admins do in admin.spec.ts.
 */
import type { Page } from 'playwright/test'
import { answerWith } from '#web/e2e/answer-with.ts'
import { expectSynced, fromMenu } from '#web/e2e/chores.ts'
import { setStorageQuota } from '#web/e2e/degraded.ts'
import {
  actElsewhere,
  earn,
  elsewhere,
  makeReward,
  makeTask,
  requestLoan,
} from '#web/e2e/elsewhere.ts'
import type { Person } from '#web/e2e/fixtures.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { expectFailure } from '#web/e2e/toasts.ts'

const FULL = 'This device is out of space. Nothing was saved. Free up some space and try again.'

/** A row of every kind that can be changed. */
async function fillHousehold(maya: Person, theo: Person): Promise<void> {
  await makeTask(maya, { name: 'Fold the laundry' })
  await makeTask(theo, { name: 'Wash the windows', is_shared: true })
  await earn(maya, 60, 'Iron the shirts')
  const bath = await makeReward(maya, 'Long bath', 20)
  await actElsewhere(theo, 'rewards', bath, 'approve')
  await makeReward(theo, 'Arcade', 250)
  for (const title of ['Cinema', 'Tickets']) {
    const loan = await requestLoan(maya, title, 10)
    await actElsewhere(theo, 'loans', loan, 'approve')
    if (title === 'Tickets') await actElsewhere(maya, 'loans', loan, 'repay')
  }
  await requestLoan(theo, 'Books', 30)
  const invitation = { email: 'sam@example.org', role: 'partner' }
  await elsewhere(maya, { method: 'post', path: '/api/partnerships', data: invitation })
}

/** Navigates within the app: loaded code stays loaded. */
async function goTo(page: Page, place: string, tab?: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await main.getByRole('link', { name: new RegExp(`^${place}`) }).click()
  if (tab !== undefined) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
}

function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
}

test('on a device without room, every change says under its own title that nothing was saved', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  await fillHousehold(maya, theo)
  const { page } = maya
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { name: 'Wash the windows' })).toBeVisible()
  await expectSynced(maya)
  await setStorageQuota(maya, 1)
  // Shown once, if changes of others cannot be stored; from here on, only the person's own taps show errors.
  await makeTask(theo, { name: 'Clear the gutters', is_shared: true })
  await expectFailure(
    page,
    'This device is out of space',
    'Your data is safe. Sync is paused until you free up space.',
  )
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  const failed = async (title: string) => {
    // The toast moves when a dialog closes.
    await expect(question).toBeHidden()
    await expectFailure(page, title, FULL)
  }

  await test.step('tasks', async () => {
    await press(page, 'Create Task')
    await dialog.getByLabel('Name', { exact: true }).fill('Water the plants')
    await dialog.getByRole('button', { name: 'Create Task' }).click()
    await failed('Failed to create task')
    await expect(dialog.getByText('Failed to save task', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await fromMenu(page, 'Fold the laundry', 'Edit')
    await dialog.getByLabel('Name', { exact: true }).fill('Fold it all')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await failed('Failed to update task')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await press(page, /^Complete Fold the laundry/)
    await failed('Failed to complete task')
    await press(page, 'Claim Wash the windows')
    await failed('Failed to claim task')
    await fromMenu(page, 'Fold the laundry', 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await failed('Failed to delete task')
  })

  await test.step('rewards', async () => {
    await goTo(page, 'Rewards')
    await press(page, 'Create Reward')
    await dialog.getByLabel('Name', { exact: true }).fill('Cake')
    await dialog.getByLabel('Description').fill('From the good bakery.')
    await dialog.getByRole('button', { name: 'Create Reward' }).click()
    await failed('Failed to create reward')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await fromMenu(page, 'Long bath', 'Edit')
    await dialog.getByLabel('Name', { exact: true }).fill('Longer bath')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await failed('Failed to update reward')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await press(page, 'Redeem Long bath for 20 points')
    await failed('Failed to redeem reward')
    await fromMenu(page, 'Long bath', 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await failed('Failed to delete reward')
    await goTo(page, 'Rewards', 'Approvals')
    await press(page, 'Approve Arcade')
    await failed('Failed to approve reward')
    await press(page, 'Deny Arcade')
    await dialog.getByRole('button', { name: 'Deny' }).click()
    await failed('Failed to deny reward')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('partner', async () => {
    await goTo(page, 'Partner')
    await press(page, 'Cancel Invitation to sam@example.org')
    await question.getByRole('button', { name: 'Cancel Invitation' }).click()
    await failed('Failed to update partnership')
  })

  await test.step('notifications', async () => {
    await goTo(page, 'Notifications')
    await press(page, 'Mark All as Read')
    await failed('Failed to mark notifications as read')
    await press(page, /^Mark as read: Theo accepted/)
    await failed('Failed to mark notification as read')
    await press(page, /^Delete: Theo accepted/)
    await failed('Failed to delete notification')
    await press(page, 'Clear All')
    await question.getByRole('button', { name: 'Clear All' }).click()
    await failed('Failed to clear notifications')
  })

  await test.step('settings', async () => {
    await goTo(page, 'Settings')
    await page.getByLabel('Display name').fill('Maya Woolf')
    await press(page, 'Save Changes')
    await failed('Failed to update profile')
    await goTo(page, 'Settings', 'Points')
    await press(page, 'Request Point Loan')
    await dialog.getByLabel('Title').fill('Games')
    await dialog.getByLabel('Description').fill('Until Friday.')
    await dialog.getByRole('button', { name: 'Request Loan' }).click()
    await failed('Failed to request loan')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await press(page, 'Approve Books')
    await failed('Failed to approve loan')
    await press(page, 'Repay 10 points for Cinema')
    await failed('Failed to repay loan')
    await press(page, 'Clear repaid loans')
    await failed('Failed to clear repaid loans')
  })
})

test('what the server refuses is told with its message, or with what stands for one', async ({
  joinBoth,
}) => {
  const [maya] = await joinBoth()
  const { page } = maya
  await page.goto('/partners?invite=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('maya@example.org')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectFailure(page, 'Failed to send invitation', 'You cannot invite yourself')

  const silent = { message: '', code: 'internal' }
  await answerWith(page, '/api/partnerships/*', 500, silent)
  await page.goto('/partners')
  await press(page, 'Remove Partner Theo Ellis')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Remove Partner' }).click()
  await expectFailure(page, 'Failed to update partnership', 'An unknown error occurred')

  await answerWith(page, '/api/users/me', 500, null)
  await page.goto('/subscribe?plan=ultimate')
  await press(page, 'Switch to Ultimate')
  await expectFailure(page, 'Failed to update plan', 'HTTP error! status: 500')

  await answerWith(page, '/api/users/me/password', 500, silent)
  await page.goto('/settings?tab=security')
  await page.getByLabel('Current password').fill('eleven warm socks')
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill('nine stitches')
  await press(page, 'Change Password')
  await expectFailure(page, 'Failed to change password', 'An unknown error occurred')

  await answerWith(page, '/api/auth/logout', 500, silent)
  await press(page, 'Logout')
  await expectFailure(page, 'Error', 'Failed to logout. Please try again.')
})
