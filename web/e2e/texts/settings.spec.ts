/**
 * The texts of the settings (U1, F5). "Update Available" and a check that failed are found in
 * updates.spec.ts, what the camera and a photo that is too large say in photos.spec.ts, plans and deletion in
 * settings.spec.ts one folder up.
 */
import { actElsewhere, earn, elsewhere, makeReward, requestLoan } from '#web/e2e/elsewhere.ts'
import { expect, PASSWORD, test } from '#web/e2e/fixtures.ts'
import { currentVersion } from '#web/e2e/releases.ts'
import { expectFieldErrors, expectStates, expectTexts } from './look.ts'

test('profile, security and subscription say their fixed texts', async ({ join }) => {
  const { page } = await join('Maya')
  await expectStates(page, [
    {
      state: 'profile',
      path: '/settings',
      texts: {
        tab: ['Profile', 'Security', 'Subscription', 'Points'],
        heading: ['Settings', 'Danger Zone', 'App Information'],
        button: ['Take Photo', 'Upload Photo', 'Delete Account', 'Check for Updates'],
        field: ['Display name'],
        text: ['Version', currentVersion(), 'Status', 'Up to Date'],
      },
    },
    {
      state: 'before deleting the account',
      path: '/settings?delete-account=1',
      within: 'alertdialog',
      texts: { heading: ['Are you absolutely sure?'], button: ['Delete Account'] },
    },
    {
      state: 'security',
      path: '/settings?tab=security',
      texts: {
        field: ['Current password', 'New password', 'Confirm new password'],
        button: ['Show password', 'Change Password'],
      },
    },
  ])
  const form = page.getByRole('region', { name: 'Change password' })
  const [current, next, confirmation] = ['Current password', 'New password', 'Confirm new password']
  await expectFieldErrors(form, 'Change Password', [
    [current, '', 'Current password is required'],
    [next, 'short', 'New password must be at least 6 characters'],
    [confirmation, '', 'Please confirm your new password'],
  ])
  await expectFieldErrors(form, 'Change Password', [
    [confirmation, 'shorter', "Passwords don't match"],
  ])
  await form.getByRole('button', { name: 'Show password' }).first().click()
  await expectTexts(form, { button: ['Hide password'] })

  await page.goto('/settings?tab=subscription')
  for (const [plan, ...texts] of [
    ['Free', '$0', '5 tasks per day', '3 rewards per day', 'Email support'],
    [
      'Pro',
      '$4.99 per month',
      'Unlimited tasks and rewards',
      'Advanced point tracking',
      'Priority email support',
      'Weekly progress reports',
    ],
    [
      'Ultimate',
      '$9.99 per month',
      'Everything in Pro',
      'Partner matching',
      'Custom task templates',
      'Premium support',
      'Monthly progress consultation',
    ],
  ] as const)
    await expectTexts(page.getByRole('article', { name: plan, exact: true }), {
      heading: [plan],
      text: texts,
    })
})

test('points and loans say their fixed texts', async ({ joinBoth }) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await page.goto('/settings?tab=points&loan=1')
  const form = page.getByRole('dialog')
  await expectTexts(form, {
    heading: ['Request Point Loan'],
    field: ['Amount', 'Title', 'Description'],
  })
  await expect(form.getByLabel('Amount')).toHaveValue('100')
  await expectFieldErrors(form, 'Request Loan', [
    ['Amount', '0', 'Amount must be at least 1 point'],
    ['Title', '', 'Title is required'],
    ['Description', '', 'Description is required'],
  ])
  await expectFieldErrors(form, 'Request Loan', [
    ['Amount', '301', 'Amount cannot exceed 300 points'],
    ['Title', 'x'.repeat(51), 'Title cannot exceed 50 characters'],
    ['Description', 'x'.repeat(201), 'Description cannot exceed 200 characters'],
  ])

  const tickets = await requestLoan(maya, 'Tickets', 20)
  await actElsewhere(theo, 'loans', tickets, 'approve')
  await actElsewhere(maya, 'loans', tickets, 'repay')
  const cinema = await requestLoan(maya, 'Cinema', 60)
  await actElsewhere(theo, 'loans', cinema, 'approve')
  await earn(maya, 5, 'Water the plants')
  const bath = await makeReward(maya, 'Long bath', 40)
  await actElsewhere(theo, 'rewards', bath, 'approve')
  await actElsewhere(maya, 'rewards', bath, 'redeem')
  await requestLoan(maya, 'Books', 10)
  await page.goto('/settings?tab=points')
  await expectTexts(page, {
    text: [
      'Total Points Earned',
      'Redeemed Points',
      'Loan Points',
      'Repaid',
      'Active',
      'Pending',
      'Insufficient points to repay. Need 60 points, have 25 available.',
      'Need 35 more points',
      'You can request up to 3 loans per month',
    ],
    button: ['Request Point Loan', 'Clear repaid loans'],
    heading: ['Loan history'],
  })
  await expect(page.getByRole('button', { name: 'Repay 60 points for Cinema' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const account = { method: 'delete', path: '/api/users/me', data: { password: PASSWORD } } as const
  await elsewhere(theo, account)
  await expectTexts(page, { text: ['Lent by Former member'] })
})
