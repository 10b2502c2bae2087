/** The entries the ledger must have for a task, a reward or a loan; every way to tamper with it is detected (I4). */
import { expect, test } from 'vitest'
import { lendingEntry, repaymentEntry } from '#domain/loans/loan-ledger.ts'
import type { Cause, ImpliedEntry } from '#domain/points/audit.ts'
import { balanceDifferences, entryDifferences } from '#domain/points/audit.ts'
import type { Entry } from '#domain/points/points.ts'
import { redemptionEntry, refundEntry } from '#domain/rewards/reward-ledger.ts'
import { completionEntry, reopeningEntry } from '#domain/tasks/task-ledger.ts'
import { idOf, makeLoan, makeReward, makeTask, monday } from '#domain/testing/make.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'

const [maya, theo] = [idOf('Maya'), idOf('Theo')]
const open = makeTask('Maya')
const done = makeTask('Maya', { completed_at: monday, completions: 1 })
const redeemed = makeReward('Maya', { redeemed_at: monday, approved_by: theo })
const lent = makeLoan('Maya', { approved_by: theo, approved_at: monday })

const posted = (...implied: readonly ImpliedEntry[]): Entry[] =>
  implied.map((each) => ({ ...each, created_at: monday }))

const inRound = (completions: number) => ({ ...done, completions })
const pair = (round: number) => [completionEntry(inRound(round)), reopeningEntry(inRound(round))]

const sound: readonly (readonly [string, Cause, readonly ImpliedEntry[]])[] = [
  ['an open task', { type: 'task', row: open }, []],
  ['a completed task', { type: 'task', row: done }, [completionEntry(done)]],
  ['a reopened task', { type: 'task', row: { ...open, completions: 1 } }, pair(1)],
  [
    'a task completed again',
    { type: 'task', row: inRound(3) },
    [...pair(1), ...pair(2), completionEntry(inRound(3))],
  ],
  ['a deleted task that was reopened', { type: 'task', row: null }, [...pair(1), ...pair(2)]],
  [
    'a task that a former member performed',
    { type: 'task', row: { ...done, claimed_by: FORMER_MEMBER } },
    [],
  ],
  ['a reward nobody redeemed', { type: 'reward', row: makeReward('Maya') }, []],
  ['a reward denied at once', { type: 'reward', row: makeReward('Maya', { denied_by: theo }) }, []],
  ['a redeemed reward', { type: 'reward', row: redeemed }, [redemptionEntry(redeemed)]],
  [
    'a refunded reward',
    { type: 'reward', row: { ...redeemed, denied_by: theo } },
    [redemptionEntry(redeemed), refundEntry(redeemed)],
  ],
  ['a loan that waits', { type: 'loan', row: makeLoan('Maya') }, []],
  ['a denied loan', { type: 'loan', row: makeLoan('Maya', { denied_by: theo }) }, []],
  ['an active loan', { type: 'loan', row: lent }, [lendingEntry(lent)]],
  [
    'a repaid loan',
    { type: 'loan', row: { ...lent, repaid: true } },
    [lendingEntry(lent), repaymentEntry(lent)],
  ],
]

test.each(sound)('%s with its entries is clean', (_, cause, entries) => {
  expect(entryDifferences(cause, posted(...entries))).toEqual([])
})

test.each(sound)('%s with an entry removed or added is not', (_, cause, entries) => {
  entries.forEach((_removed, index) =>
    expect(entryDifferences(cause, posted(...entries.toSpliced(index, 1)))).toHaveLength(1),
  )
  const added = { ...completionEntry(inRound(9)), id: `${cause.type}:${open.id}:completed:9` }
  expect(entryDifferences(cause, posted(...entries, added))).toMatchObject([
    { is: cause.type === 'task' && cause.row === null ? 'unpaired' : 'unexplained' },
  ])
})

test('a missing entry is reported', () => {
  expect(entryDifferences({ type: 'task', row: done }, [])).toEqual([
    { is: 'missing', implied: completionEntry(done) },
  ])
})

test('an entry whose id names no existing completion is unexplained', () => {
  const [completion] = posted(completionEntry(done))
  const ids = [
    `task:${open.id}`,
    `task:${open.id}:completed:1:more`,
    `task:${open.id}:completed:12`,
  ]
  const entries = ids.flatMap((id) => (completion ? { ...completion, id } : []))
  const row = { ...open, completions: 11 }
  expect(entryDifferences({ type: 'task', row }, entries).map(({ is }) => is)).toEqual([
    'unexplained',
    'unexplained',
    'unexplained',
  ])
})

test.each([
  { amount: 1 },
  { user_id: theo },
  { ledger: 'redeemed' },
  { reason: 'task_reopened' },
  { related_id: idOf('other') },
  { related_type: 'loan' },
] as const)('an entry altered to %j is reported with its expected value', (change) => {
  const [entry] = posted({ ...completionEntry(done), ...change })
  expect(entry && entryDifferences({ type: 'task', row: done }, [entry])).toEqual([
    { is: 'altered', entry, implied: completionEntry(done) },
  ])
})

test('a task may be edited and claimed between two completions', () => {
  const earlier = { ...inRound(1), claimed_by: theo, time_minutes: 5 }
  const entries = posted(
    completionEntry(earlier),
    reopeningEntry(earlier),
    completionEntry(inRound(2)),
  )
  expect(entryDifferences({ type: 'task', row: inRound(2) }, entries)).toEqual([])
})

test.each([{ amount: -1 }, { user_id: theo }, { ledger: 'loaned' }] as const)(
  'an earlier completion that was not taken back in full is seen: %j',
  (change) => {
    const [completion, reopening] = posted(...pair(1))
    const entries = [completion, reopening && { ...reopening, ...change }].flatMap((e) => e ?? [])
    const row = { ...open, completions: 1 }
    expect(entryDifferences({ type: 'task', row }, entries)).toMatchObject([
      { is: 'unpaired' },
      { is: 'unpaired' },
    ])
  },
)

test('each stored total is compared with the sum of its ledger', () => {
  const balance = { id: maya, total_points: 80, redeemed_points: 60, loan_points: 100 }
  const sums = [
    { ledger: 'total', amount: 80 },
    { ledger: 'redeemed', amount: 60 },
    { ledger: 'loaned', amount: 100 },
  ] as const
  expect(balanceDifferences(balance, sums)).toEqual([])
  expect(balanceDifferences({ ...balance, redeemed_points: 0 }, sums)).toEqual([
    { is: 'balance', userId: maya, total: 'redeemed_points', stored: 0, computed: 60 },
  ])
  expect(balanceDifferences(balance, []).map(({ total }) => total)).toHaveLength(3)
})
