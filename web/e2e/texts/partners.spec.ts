/** The texts of the partner page (U1). "Parent", "Child" and removing are tested in partners.spec.ts one folder up. */
import { elsewhere } from '#web/e2e/elsewhere.ts'
import { test } from '#web/e2e/fixtures.ts'
import { expectToast } from '#web/e2e/toasts.ts'
import { expectFieldErrors, expectStates } from './look.ts'

test('the partner page says its fixed texts, in each of its states', async ({ join }) => {
  const maya = await join('Maya')
  const theo = await join('Theo')
  const { page } = maya
  const invite = (email: string) =>
    elsewhere(theo, { method: 'post', path: '/api/partnerships', data: { email, role: 'partner' } })
  await expectStates(page, [
    {
      state: 'alone',
      path: '/partners',
      texts: {
        heading: ['Partner'],
        button: ['Invite Partner'],
        text: ['No active partnerships. Invite someone to get started!'],
      },
    },
    {
      state: 'the invitation to send',
      path: '/partners?invite=1',
      within: 'dialog',
      texts: { heading: ['Invite Partner'], field: ['Email'], text: ['Partner', 'Child'] },
    },
  ])
  await expectFieldErrors(page.getByRole('dialog'), 'Send Invitation', [
    ['Email', 'theo at home', 'Please enter a valid email address'],
  ])
  await expectStates(page, [
    {
      state: 'invited by somebody',
      path: '/partners',
      act: () => invite('maya@example.org'),
      texts: {
        heading: ['Invitations to Respond', 'Theo Ellis'],
        text: ['Decline', 'Accept', 'Partner'],
      },
    },
    {
      state: 'together',
      act: () => page.getByRole('button', { name: /^Accept/ }).click(),
      texts: {
        heading: ['Active Partnerships', 'Theo Ellis'],
        text: ['Partner', 'theo@example.org', 'Remove Partner'],
      },
    },
    {
      state: 'before parting',
      act: () => page.getByRole('button', { name: /^Remove Partner/ }).click(),
      within: 'alertdialog',
      texts: { heading: ['Are you absolutely sure?'], button: ['Remove Partner'] },
    },
  ])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await invite('sam@example.org')
  await theo.page.goto('/partners')
  await expectStates(theo.page, [
    {
      state: 'having invited somebody',
      texts: {
        heading: ['Sent Invitations', 'sam@example.org'],
        text: ['Awaiting Response', 'Cancel Invitation'],
      },
    },
    {
      state: 'before cancelling',
      act: () => theo.page.getByRole('button', { name: /^Cancel Invitation/ }).click(),
      within: 'alertdialog',
      texts: { heading: ['Are you absolutely sure?'], button: ['Cancel Invitation'] },
    },
  ])
  await theo.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Cancel Invitation' })
    .click()
  await expectToast(theo.page, 'Invitation cancelled')
})
