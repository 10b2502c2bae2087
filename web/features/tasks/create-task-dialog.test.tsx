/** The dialog that creates a task: the limit of the free plan (S1), and the sheet for a new room above it (T29). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localDay } from '#domain/calendar.ts'
import { idOf, makeUser, openSettings } from '#domain/testing/make.ts'
import { goBack } from '#web/testing/go-back.tsx'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { TaskDialogs } from './task-dialogs.tsx'

test.each([
  [false, true],
  [true, false],
])(
  'the used-up day of the free plan is told, to a child (%s) without the plans (S1, F2)',
  async (is_child, hasLink) => {
    const day = localDay(new Date().toISOString(), 'Europe/Berlin')
    const usage = {
      id: `${idOf('Maya')}:${day}`,
      user_id: idOf('Maya'),
      tasks: 5,
      rewards: 0,
      imports: 0,
    }
    const rows = [
      ['users', makeUser('Maya', { is_child })],
      ['usages', usage],
    ] as const
    const settings = { ...openSettings, planLimits: true }
    await renderForAccount(
      { name: 'Maya', rows, settings, plan: 'free' },
      '/tasks?new=1',
      <TaskDialogs />,
    )
    expect(await screen.findByText(/The free plan includes 5 tasks a day\./)).toBeTruthy()
    const link = screen.queryByRole('link', { name: 'See plans' })
    expect(link?.getAttribute('href') ?? null).toBe(hasLink ? '/settings?tab=subscription' : null)
  },
)

test('the back button closes the sheet of a new room alone, and what was typed stays (T29)', async () => {
  await renderForAccount({ name: 'Maya' }, '/tasks?new=1', <TaskDialogs />)
  const form = within(await screen.findByRole('dialog', { name: 'Create Task' }))
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Clean the hob' } })
  fireEvent.click(form.getByText('New room'))
  await screen.findByRole('dialog', { name: 'New room' })
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New room' })).toBeNull())
  const still = within(await screen.findByRole('dialog', { name: 'Create Task' }))
  expect(still.getByLabelText('Name')).toHaveProperty('value', 'Clean the hob')
})
