/** The texts of the dashboard (U1), alone and with a partner. The actions of its cards are tested with their features. */
import { actElsewhere, earn, makeReward } from '#web/e2e/elsewhere.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { expectStates } from './look.ts'

const AGO = '(Just now|1 minute ago|\\d+ minutes ago)'

test('the dashboard says its fixed texts, in each of its states', async ({ join, pair }) => {
  const maya = await join('Maya')
  const theo = await join('Theo')
  const { page } = maya
  await expectStates(page, [
    {
      state: 'with nobody and nothing',
      path: '/dashboard',
      // Until then the first steps stand in for the empty sections.
      act: () => page.getByRole('button', { name: 'Hide' }).click(),
      texts: {
        heading: ['Active Tasks', 'Available Rewards', 'Partner Activity'],
        button: ['Create Task', 'Create Reward'],
        link: ['Go to Partners'],
        text: [
          'Available Points',
          'Completed Tasks',
          'Redeemed Rewards',
          'this month',
          'View all',
          'No active partners. Invite someone to get started!',
        ],
      },
    },
    {
      state: 'with a partner who has done nothing yet',
      act: () => pair(maya, theo),
      texts: { heading: ['Theo Ellis'], text: ['No recent activities from your partner.'] },
    },
  ])
  for (const [name, path] of [
    [/Completed Tasks/, '/tasks?tab=completed'],
    [/Redeemed Rewards/, '/rewards?tab=redeemed'],
    ['Point history', '/points'],
    ['View all active tasks', '/tasks'],
    ['View all available rewards', '/rewards'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)

  await earn(theo, 30, 'Wash the windows')
  const bath = await makeReward(theo, 'Long bath', 20)
  await actElsewhere(maya, 'rewards', bath, 'approve')
  await actElsewhere(theo, 'rewards', bath, 'redeem')
  const card = page.getByRole('article', { name: 'Theo Ellis' })
  await expect(card.getByRole('listitem')).toHaveText([
    new RegExp(`^Redeemed Long bath${AGO}\u221220$`),
    new RegExp(`^Completed Wash the windows${AGO}\\+30$`),
  ])
  await expect(card.getByText('1 completed task', { exact: true })).toBeVisible()
  await expect(card.getByText('\u2013', { exact: true })).toBeVisible()
})
