/** The row schemas of the API match the rows: every field and no other. */
import { expect, test } from 'vitest'
import { emptyBalance } from './points/points.ts'
import { rowSchemas } from './row-schemas.ts'
import { completionEntry } from './tasks/task-ledger.ts'
import {
  idOf,
  makeAccount,
  makeCheckIn,
  makeChore,
  makeLoan,
  makeNotification,
  makePartnership,
  makePause,
  makeReward,
  makeSeat,
  makeTask,
  makeTemplate,
  makeUser,
  monday,
} from './testing/make.ts'

const entry = { ...completionEntry(makeTask('Maya', { completions: 1 })), created_at: monday }

test.each([
  ['users', makeUser('Maya')],
  ['accounts', makeAccount('Maya')],
  ['usages', { id: 'x', user_id: idOf('Maya'), tasks: 1, rewards: 0, imports: 0 }],
  ['balances', emptyBalance(idOf('Maya'))],
  ['partnerships', makePartnership('Maya', 'Theo')],
  ['tasks', makeTask('Maya')],
  ['rewards', makeReward('Maya')],
  ['loans', makeLoan('Maya')],
  ['entries', entry],
  ['notifications', makeNotification('Maya')],
  ['templates', makeTemplate('Maya')],
  ['check_ins', makeCheckIn('Maya', 'Theo')],
  ['chores', makeChore('Maya', { skips: '2026-11-24,2026-11-27' })],
  ['seats', makeSeat(makeChore('Maya'), 'Theo')],
  ['pauses', makePause('Maya', { until_on: null })],
] as const)('a row of %s is described completely', (table, row) => {
  expect(rowSchemas[table].parse(row)).toEqual(row)
})
