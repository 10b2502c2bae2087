/** The audit of a whole database: a household that only used commands is clean, and every tampering is found (I4). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { makeCouple } from '#server/testing/make-app.ts'
import { auditLedger } from './audit-ledger.ts'
import { sentenceFor } from './texts.ts'

/** A household with an entry of every kind: 80 points earned, 30 spent, 20 lent. */
async function household() {
  const { app, maya, theo } = await makeCouple()
  const [task, again, gone, reward, refunded, loan, repaid] = Array.from({ length: 7 }, () => v7())
  const laundry = { name: 'Fold the laundry', time_minutes: 40, effort_level: 'difficult' }
  await maya.rest('createTask', { id: task, ...laundry })
  await maya.rest('completeTask', { id: task })
  for (const id of [again, gone]) {
    await maya.rest('createTask', { id, name: 'Bins' })
    await maya.rest('completeTask', { id })
    await maya.rest('reopenTask', { id })
  }
  await maya.rest('deleteTask', { id: gone })
  for (const id of [reward, refunded]) {
    await maya.rest('createReward', { id, name: 'A bath', description: 'Alone', point_cost: 30 })
    await theo.rest('approveReward', { id })
    await maya.rest('redeemReward', { id })
  }
  await theo.rest('denyReward', { id: refunded })
  for (const id of [loan, repaid]) {
    await maya.rest('requestLoan', { id, amount: 20, title: 'Concert', description: 'Two seats' })
    await theo.rest('approveLoan', { id })
  }
  await maya.rest('repayLoan', { id: repaid })
  const ids = { task, again, gone, reward, refunded, loan, repaid, maya: maya.id, theo: theo.id }
  return { app, ids }
}

type Ids = Awaited<ReturnType<typeof household>>['ids']

function sentencesAbout({ database }: Awaited<ReturnType<typeof household>>['app']) {
  const store = createRowStore(database)
  return [...auditLedger(database)].map((difference) => sentenceFor(store, difference))
}

test('a household that only used its commands is clean', async () => {
  const { app } = await household()
  expect(app.database.prepare('SELECT count(*) AS n FROM entries').get()).toEqual({ n: 11 })
  expect(sentencesAbout(app)).toEqual([])
})

test('a deleted account’s points are deleted, and the points of others stay explained (F5)', async () => {
  const { app, maya, theo } = await makeCouple()
  const [forMaya, forTheo, back] = [v7(), v7(), v7()]
  await maya.rest('createTask', { id: forMaya, name: 'Bins', is_shared: true })
  await theo.rest('createTask', { id: forTheo, name: 'Beds', is_shared: true })
  await theo.rest('createTask', { id: back, name: 'Oven', is_shared: true })
  for (const [person, id] of [
    [theo, forMaya],
    [maya, forTheo],
    [maya, back],
  ] as const) {
    await person.rest('claimTask', { id })
    await person.rest('completeTask', { id })
  }
  await theo.rest('reopenTask', { id: back })
  const left = await theo.call('DELETE', '/api/users/me', { password: 'knit-one-purl-two' })
  expect(left.status).toBe(200)
  expect(app.core.store.get('tasks', forMaya)?.claimed_by).toBe(FORMER_MEMBER)
  expect(sentencesAbout(app)).toEqual([])
})

const laundry = '80 points for completing the task "Fold the laundry", Maya Ellis'
const unbalanced = (sum: number) =>
  `Maya Ellis has 80 total points stored, but the ledger adds up to ${sum}.`

const tamperings: readonly (readonly [string, (ids: Ids) => string, string[]])[] = [
  [
    'a stored total is raised',
    ({ maya }) => `UPDATE balances SET total_points = 999 WHERE id = '${maya}'`,
    ['Maya Ellis has 999 total points stored, but the ledger adds up to 80.'],
  ],
  [
    'a balance is lost',
    ({ maya }) => `DELETE FROM balances WHERE id = '${maya}'`,
    [
      'Maya Ellis has 0 total points stored, but the ledger adds up to 80.',
      'Maya Ellis has 0 redeemed points stored, but the ledger adds up to 30.',
      'Maya Ellis has 0 loan points stored, but the ledger adds up to 20.',
    ],
  ],
  [
    'an entry is lost',
    ({ task }) => `DELETE FROM entries WHERE related_id = '${task}'`,
    ['Missing from the ledger: 80 points for completing', unbalanced(0)],
  ],
  [
    'an entry is raised',
    ({ task }) => `UPDATE entries SET amount = 180 WHERE related_id = '${task}'`,
    ['Altered in the ledger: 180 points for completing', unbalanced(180)],
  ],
  [
    'an entry is invented',
    ({ maya }) =>
      `INSERT INTO entries VALUES ('bonus', '${maya}', 'total', 5, 'task_completed', 'x', 'task', '2026')`,
    [
      'In the ledger without a cause: 5 points for completing a task that is gone, Maya Ellis',
      unbalanced(85),
    ],
  ],
  [
    'a completion is taken back only half',
    ({ gone }) => `DELETE FROM entries WHERE id = 'task:${gone}:reopened:1'`,
    [
      'In the ledger for a completion or redemption that does not count: 30 points',
      unbalanced(110),
    ],
  ],
  [
    'a task is made heavier once it was paid',
    ({ task }) => `UPDATE tasks SET time_minutes = 60 WHERE id = '${task}'`,
    [`Altered in the ledger: ${laundry}`],
  ],
  [
    'a paid task is opened',
    ({ task }) => `UPDATE tasks SET completed_at = NULL WHERE id = '${task}'`,
    [`In the ledger for a completion or redemption that does not count: ${laundry}`],
  ],
  [
    'a redeemed reward is made available again',
    ({ reward }) => `UPDATE rewards SET redeemed_at = NULL WHERE id = '${reward}'`,
    [
      'In the ledger for a completion or redemption that does not count: 30 points for redeeming the reward "A bath"',
    ],
  ],
  [
    'a redeemed reward is made cheaper',
    ({ reward }) => `UPDATE rewards SET point_cost = 1 WHERE id = '${reward}'`,
    ['Altered in the ledger: 30 points'],
  ],
  [
    'a refund is forgotten',
    ({ refunded }) => `UPDATE rewards SET denied_by = NULL WHERE id = '${refunded}'`,
    ['In the ledger without a cause: -30 points given back for the reward "A bath"'],
  ],
  [
    'a debt is marked as repaid',
    ({ loan }) => `UPDATE loans SET repaid = 1 WHERE id = '${loan}'`,
    ['Missing from the ledger: -20 points repaid for the loan "Concert"'],
  ],
  [
    'a loan is deleted',
    ({ loan }) => `DELETE FROM loans WHERE id = '${loan}'`,
    ['In the ledger without a cause: 20 points lent for a loan that is gone'],
  ],
]

test.each(tamperings)('when %s it is reported', async (_, sqlFor, expected) => {
  const { app, ids } = await household()
  app.database.exec(sqlFor(ids))
  const named = expected.map((each) => expect.stringContaining(each))
  expect(sentencesAbout(app)).toEqual(named)
})
