/** What the deletion of an account says it deletes. */
import 'fake-indexeddb/auto'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { idOf, makeLoan, makeReward, makeTask, makeUser } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { DeletionSummary } from './deletion-summary.tsx'

afterEach(cleanup)

const maya = makeUser('Maya')
const task = ['tasks', makeTask('Maya', { id: idOf('task') })] as const
const reward = ['rewards', makeReward('Maya', { id: idOf('reward') })] as const
const owed = { id: idOf('loan'), amount: 60, approved_by: idOf('Theo') }
const loan = ['loans', makeLoan('Maya', owed)] as const

async function facts(...rows: readonly (readonly [TableName, AnyRow])[]) {
  const component = <DeletionSummary me={maya} />
  await renderForAccount({ name: 'Maya', rows: [['users', maya], ...rows] }, '/', component)
  const names = await screen.findAllByRole('term')
  return names.map((name) => [name.textContent, name.nextElementSibling?.textContent])
}

test('what there is none of is left out', async () => {
  expect(await facts(task)).toEqual([['Tasks of yours', '1']])
  cleanup()
  expect(await facts(reward, loan)).toEqual([
    ['Rewards of yours', '1'],
    ['Loans still open', '1, 60 points'],
  ])
  cleanup()
  expect(await facts(task, reward)).toEqual([['Tasks and rewards of yours', '1 and 1']])
})
