/** The activity of partners on Home: a card for each (F1). */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf, makePartnership, makeTask, makeUser, monday } from '#domain/testing/make.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { PartnerActivity } from './partner-activity.tsx'

const now = new Date(monday)

test('each of two partners has a card (F1)', async () => {
  const done = { claimed_by: idOf('Theo'), completed_at: monday, completions: 1 }
  const rows: Rows = [
    ...pair,
    ['users', makeUser('Juno')],
    ['partnerships', makePartnership('Maya', 'Juno')],
    ['tasks', makeTask('Maya', { name: 'Dust', approved_by: idOf('Maya'), ...done })],
  ]
  await renderForAccount({ name: 'Maya', rows }, '/dashboard', (household) => (
    <PartnerActivity household={household} now={now} hidesEmpty={false} />
  ))
  const theo = within(await screen.findByRole('article', { name: 'Theo Ellis' }))
  const juno = within(await screen.findByRole('article', { name: 'Juno Ellis' }))
  expect(theo.getByText('1 completed task')).toBeTruthy()
  expect(juno.getByText('0 completed tasks')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})
