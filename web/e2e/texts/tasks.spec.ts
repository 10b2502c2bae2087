/**
 * The texts of tasks (U1, T5-T7). "Claimed by you" is found in plans.spec.ts, failures in
 * failures.spec.ts.
 */
import { card, createTask, fromMenu } from '#web/e2e/chores.ts'
import { actElsewhere, earn, makeTask } from '#web/e2e/elsewhere.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { expectToast } from '#web/e2e/toasts.ts'
import { expectFieldErrors, expectStates, expectTexts } from './look.ts'

test('a task is made, changed, done and deleted in its fixed words', async ({ join }) => {
  const { page } = await join('Maya')
  await expectStates(page, [
    {
      state: 'without any task',
      path: '/tasks?tab=completed',
      texts: {
        heading: ['Tasks'],
        button: ['Create Task'],
        tab: ['Active (0)', 'Completed (0)', 'Repeating (0)'],
        text: ['No completed tasks yet. Complete a task to see it here!'],
      },
    },
    {
      state: 'the empty form',
      path: '/tasks?new=1',
      within: 'dialog',
      texts: {
        heading: ['Create Task'],
        field: ['Name', 'Time in minutes', 'Share with partner'],
        text: ['Effort level', 'Easy', 'Difficult', 'Extreme', 'Repeats', 'Never'],
      },
    },
  ])
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Time in minutes')).toHaveValue('30')
  await expect(form.getByRole('radio', { name: /Easy/ })).toBeChecked()
  await expect(form.getByRole('switch', { name: 'Share with partner' })).not.toBeChecked()
  await form.getByLabel('Time in minutes').fill('soon')
  await form.getByLabel('Time in minutes').blur()
  await expect(form.getByLabel('Time in minutes')).toHaveValue('0')
  await expectFieldErrors(form, 'Create Task', [
    ['Time in minutes', '0', 'Time must be at least 1 minute'],
    ['Picture link', 'my desk', 'Please enter a valid URL'],
  ])
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()

  await createTask(page, { name: 'Fold the laundry', minutes: 40 })
  await expectToast(page, 'Task created successfully')
  await fromMenu(page, 'Fold the laundry', 'Edit')
  await form.getByLabel('Description').fill('All of it')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Task updated')
  await page.getByRole('button', { name: /^Complete Fold the laundry, earn/ }).click()
  await expectToast(page, 'Task completed!', '+40 points')

  await createTask(page, { name: 'Water the plants' })
  await fromMenu(page, 'Water the plants', 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Task deleted')
})

test('a task says who has it, and whether it is approved', async ({ joinBoth }) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  const shared = { is_shared: true } as const
  const gutters = await makeTask(maya, { name: 'Clear the gutters', ...shared })
  await actElsewhere(theo, 'tasks', gutters, 'claim')
  const fence = await makeTask(theo, { name: 'Paint the fence', ...shared })
  await actElsewhere(theo, 'tasks', fence, 'claim')
  await makeTask(theo, { name: 'Wash the windows', effort_level: 'difficult', ...shared })

  await page.goto('/tasks')
  await expectTexts(card(page, 'Clear the gutters'), { text: ['Claimed by partner'] })
  await expect(page.getByRole('button', { name: 'Options for Clear the gutters' })).toBeHidden()
  await expectTexts(card(page, 'Paint the fence'), { text: ['Claimed by owner'] })
  await expectTexts(card(page, 'Wash the windows'), { text: ['Difficult', '30 min'] })
  await expectTexts(page, { tab: ['Active (3)'] })
  await page.getByRole('button', { name: 'Claim Wash the windows' }).click()
  await expectToast(page, 'Task claimed!')

  const secret = await makeTask(theo, { name: 'Wrap the present' })
  await actElsewhere(theo, 'tasks', secret, 'complete')
  await earn(maya, 25, 'Descale the kettle')
  const oven = await makeTask(maya, {
    name: 'Deep-clean the oven',
    description: 'The door too',
    effort_level: 'extreme',
    ...shared,
  })
  await actElsewhere(maya, 'tasks', oven, 'complete')
  await actElsewhere(theo, 'tasks', oven, 'approve')
  await page.goto('/tasks?tab=completed')
  await expectTexts(page, { tab: ['Completed (3)'], heading: ['Private task'] })
  await expect(page.getByText('Wrap the present')).toHaveCount(0)
  await expectTexts(card(page, 'Descale the kettle'), {
    text: ['Easy', '25 min', 'Completed (Awaiting Approval)'],
  })
  await expectTexts(card(page, 'Deep-clean the oven'), {
    text: ['Extreme', 'The door too', '30 min', 'Completed & Approved'],
  })
  await expect(card(page, 'Deep-clean the oven')).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)
})
