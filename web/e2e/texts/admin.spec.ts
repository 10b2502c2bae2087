/**
 * The texts of the admin page (U1). "Access Denied", a refused change and what an edited account says are found
 * in admin.spec.ts one folder up.
 */
import { answerWith } from '#web/e2e/answer-with.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { expectFailure } from '#web/e2e/toasts.ts'
import { expectStates } from './look.ts'

const BROKEN = { message: 'It broke', code: 'internal' }

test('the admin page says its fixed texts, also of what fails', async ({ join }) => {
  const { page } = await join('Maya')
  const theo = await join('Theo')
  const details = `/admin?tab=details&user=${theo.id}`
  await expectStates(page, [
    {
      state: 'users',
      path: '/admin',
      texts: { tab: ['Users', 'Statistics', 'User Details'], text: ['Theo Ellis'] },
    },
    {
      state: 'statistics',
      path: '/admin?tab=statistics',
      texts: { heading: ['Users', 'Tasks', 'Rewards', 'Partnerships', 'Loans'] },
    },
    {
      state: 'user details',
      path: details,
      texts: {
        heading: ['Theo Ellis', 'Tasks', 'Rewards'],
        button: ['Make Admin', 'Edit User'],
        text: ['theo@example.org'],
      },
    },
    {
      state: 'the dialog',
      act: () => page.getByRole('button', { name: 'Edit User' }).click(),
      within: 'dialog',
      texts: {
        heading: ['Edit User'],
        field: ['Name', 'Email'],
        radio: ['User', 'Admin'],
        text: ['Role', 'Plan', 'Free', 'Pro', 'Ultimate'],
      },
    },
  ])
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await answerWith(page, '/make-admin', 500, BROKEN)
  await page.getByRole('button', { name: 'Make Admin' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Make Admin' }).click()
  await expectFailure(page, 'Error', 'It broke')
  await answerWith(page, `/api/admin/users/${theo.id}*`, 404, {
    message: 'User not found',
    code: 'not_found',
  })
  await answerWith(page, '/api/admin/users?*', 500, BROKEN)
  await answerWith(page, '/api/admin/stats', 500, null)
  for (const [path, text] of [
    ['/admin', 'Error loading users: 500: It broke'],
    ['/admin?tab=statistics', 'Error loading statistics: 500: Sorry'],
    [details, 'Failed to fetch user: 404: User not found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
  }
})
