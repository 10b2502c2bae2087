/** The activity of partners on Home: a card for each (F1). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf, makePartnership, makeTask, makeUser, monday } from '#domain/testing/make.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { receiveHistory } from '#web/testing/receive-history.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { PartnerActivity } from './partner-activity.tsx'

const now = new Date(monday)

function render(rows: Rows) {
  return renderForAccount({ name: 'Maya', rows }, '/dashboard', (household) => (
    <PartnerActivity household={household} now={now} hidesEmpty={false} />
  ))
}

test('each of two partners has a card (F1)', async () => {
  const done = { claimed_by: idOf('Theo'), completed_at: monday, completions: 1 }
  const rows: Rows = [
    ...pair,
    ['users', makeUser('Juno')],
    ['partnerships', makePartnership('Maya', 'Juno')],
    ['tasks', makeTask('Maya', { name: 'Dust', approved_by: idOf('Maya'), ...done })],
  ]
  const { database } = await render(rows)
  await receiveHistory(database)
  const theo = within(await screen.findByRole('article', { name: 'Theo Ellis' }))
  const juno = within(await screen.findByRole('article', { name: 'Juno Ellis' }))
  expect(theo.getByText('1 completed task')).toBeTruthy()
  expect(juno.getByText('0 completed tasks')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('that a partner did nothing is not said while the history is still arriving (U22)', async () => {
  const done = makeTask('Theo', { name: 'Dust', completed_at: monday, completions: 1 })
  const { database } = await render([...pair, ['tasks', done]])
  await screen.findByText('1 completed task')
  await database.tasks.clear()
  await waitFor(() => expect(screen.queryByText('1 completed task')).toBeNull())
  const none = 'No recent activities from your partner.'
  expect(screen.queryByText(none)).toBeNull()
  await receiveHistory(database)
  expect(await screen.findByText(none)).toBeTruthy()
})
