/** The summary of what is deleted with an account. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Chore } from '#domain/chores/chore.ts'
import {
  idOf,
  makeChild,
  makeChore,
  makeLoan,
  makeReward,
  makeTask,
  makeUser,
} from '#domain/testing/make.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DeletionSummary } from './deletion-summary.tsx'

const maya = makeUser('Maya')
const task = ['tasks', makeTask('Maya', { id: idOf('task') })] as const
const reward = ['rewards', makeReward('Maya', { id: idOf('reward') })] as const
const owed = { id: idOf('loan'), amount: 60, approved_by: idOf('Theo') }
const loan = ['loans', makeLoan('Maya', owed)] as const

async function facts(...rows: Rows) {
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

test('shared repeating tasks are counted, and handed over to an adult partner before (C20)', async () => {
  const of = (name: string, given: Partial<Chore> = {}) =>
    ['chores', makeChore('Maya', { id: idOf(name), name, ...given })] as const
  const rows = [
    ...pair,
    ...makeChild('Juno', 'Maya'),
    of('Bins'),
    of('Diary', { is_shared: false }),
    of('Lawn'),
  ] as const
  const dialog = <DeleteAccountDialog me={maya} open onClose={() => undefined} />
  const { ran, database } = await renderForAccount({ name: 'Maya', rows }, '/', dialog)
  expect(
    await screen.findByText('2 repeating tasks are shared. They can go on without you.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hand over to Juno' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Hand over to Theo' }))
  await waitFor(() => expect(ran).toHaveLength(2))
  const to = idOf('Theo')
  expect(new Set(ran)).toEqual(
    new Set([
      ['giveChore', { id: idOf('Bins'), to }],
      ['giveChore', { id: idOf('Lawn'), to }],
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull())
  const own = (await database.chores.toArray()).filter(({ user_id }) => user_id === maya.id)
  expect(own.map(({ name }) => name)).toEqual(['Diary'])
})
