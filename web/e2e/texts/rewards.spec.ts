/**
 * The texts of rewards (U1). The points on top, and what approving, redeeming and denying say, are found
 * in rewards.spec.ts one folder up, failures in failures.spec.ts.
 */
import { card, fromMenu } from '#web/e2e/chores.ts'
import { actElsewhere, earn, makeReward } from '#web/e2e/elsewhere.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { expectToast } from '#web/e2e/toasts.ts'
import { expectFieldErrors, expectStates, expectTexts } from './look.ts'

test('alone, a reward is made, too dear, and deleted in its fixed words', async ({ join }) => {
  const maya = await join('Maya')
  const { page } = maya
  await expectStates(page, [
    {
      state: 'nothing awaits anybody',
      path: '/rewards?tab=awaiting',
      texts: {
        heading: ['Rewards'],
        button: ['Create Reward'],
        tab: ['Available (0)', 'Awaiting (0)', 'Redeemed (0)'],
        text: ['No rewards awaiting approval'],
      },
    },
    {
      state: 'nothing is redeemed',
      path: '/rewards?tab=redeemed',
      texts: { text: ['No redeemed rewards yet. Redeem a reward to see it here!'] },
    },
    {
      state: 'the empty form',
      path: '/rewards?new-reward=1',
      within: 'dialog',
      texts: { heading: ['Create Reward'], field: ['Name', 'Description', 'Point cost'] },
    },
  ])
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Point cost')).toHaveValue('100')
  await expectFieldErrors(form, 'Create Reward', [
    ['Point cost', '0', 'Point cost must be at least 1'],
    ['Picture link', 'my desk', 'Please enter a valid URL'],
  ])
  await expectFieldErrors(form, 'Create Reward', [
    ['Point cost', '10000', 'Point cost cannot exceed 9999'],
  ])
  await form.getByRole('button', { name: 'Cancel' }).click()

  await makeReward(maya, 'Weekend away', 900)
  await page.goto('/rewards')
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expectTexts(card(page, 'Weekend away'), { text: ['Need more points'] })
  await expect(
    page.getByRole('button', { name: 'Need more points for Weekend away' }),
  ).toBeDisabled()
  await fromMenu(page, 'Weekend away', 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Reward deleted')
})

test('between partners, a reward says how it stands', async ({ joinBoth }) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await makeReward(maya, 'Weekend away', 100)
  const trainers = await makeReward(maya, 'New trainers', 90)
  await actElsewhere(theo, 'rewards', trainers, 'deny')
  await earn(maya, 60, 'Iron the shirts')
  const bath = await makeReward(maya, 'Long bath', 20)
  await actElsewhere(theo, 'rewards', bath, 'approve')
  await actElsewhere(maya, 'rewards', bath, 'redeem')
  const cake = await makeReward(maya, 'Cake', 10)
  await actElsewhere(theo, 'rewards', cake, 'approve')
  await actElsewhere(maya, 'rewards', cake, 'redeem')
  await actElsewhere(theo, 'rewards', cake, 'deny')
  await makeReward(theo, 'Arcade', 250)

  await expectStates(page, [
    {
      state: 'awaiting and denied',
      path: '/rewards?tab=awaiting',
      texts: {
        tab: ['Available (0)', 'Awaiting (2)', 'Redeemed (2)', 'Approvals (1)'],
        text: ['Awaiting partner approval', 'Denied - Please update and resubmit'],
      },
    },
    {
      state: 'a partner asks',
      path: '/rewards?tab=approvals',
      texts: { heading: ['Arcade'], text: ['Approve', 'Deny'] },
    },
    {
      state: 'redeemed and refunded',
      path: '/rewards?tab=redeemed',
      texts: { text: ['Approved', 'Denied - Points refunded', 'Offer again'] },
    },
    {
      state: 'the form of a denied one',
      path: `/rewards?tab=awaiting&edit-reward=${trainers}`,
      within: 'dialog',
      texts: { heading: ['Edit Reward'], text: ['Denied - Please update and resubmit'] },
    },
  ])
})
