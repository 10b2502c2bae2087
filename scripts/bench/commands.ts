/** W7: the cost of each command on the server with 100 and with 100,000 rows, in one run. */
import { v7 } from 'uuid'
import type { CommandName } from '#domain/commands.ts'
import { commandNames, commandOf } from '#domain/commands.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'
import { exampleHousehold, examples } from '#domain/testing/examples.ts'
import {
  idOf,
  makeNotification,
  makeReward,
  makeTask,
  monday,
  openSettings,
} from '#domain/testing/make.ts'
import type { Core } from '#server/core.ts'
import { createCore } from '#server/core.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { percentile } from './statistics.ts'

const SIZES = [100, 100_000] as const
const RUNS = 200
/** These change every row of a kind, or of a person, so their cost grows with the rows. */
const byNature = new Set<CommandName>([
  'clearNotifications',
  'respondToInvitation',
  'removePartner',
  'deleteAccount',
])

export function measureCommands(): void {
  const [small, large] = SIZES.map(coreOf) as [Core, Core]
  console.log('\nW7  commands on the server, microseconds (median)\n')
  console.log(
    `${'command'.padEnd(24)}${SIZES.map((size) => String(size).padStart(10)).join('')}   ratio`,
  )
  for (const name of commandNames) {
    const runs = byNature.has(name) ? 3 : RUNS
    const [few, many] = [medianOf(small, name, runs), medianOf(large, name, runs)]
    const note = byNature.has(name) ? '  (by its rows)' : ''
    const figures = [few, many].map((figure) => figure.toFixed(0).padStart(10)).join('')
    console.log(`${name.padEnd(24)}${figures}${(many / few).toFixed(2).padStart(8)}${note}`)
  }
}

/** Applied and rolled back, so that every run finds the same household. */
function medianOf({ database, applier }: Core, name: CommandName, runs: number): number {
  const [actor, input] = examples[name]
  const sender = { actor: idOf(actor), now: monday }
  const { version } = commandOf(name)
  const samples = Array.from({ length: runs }, () => {
    const mutation = { id: v7(), name, version, input, at: monday }
    database.exec('BEGIN IMMEDIATE')
    const started = performance.now()
    const { results, fault } = applier.apply([mutation], sender)
    const took = (performance.now() - started) * 1000
    database.exec('ROLLBACK')
    if (results[0]?.status !== 'applied')
      throw new Error(`${name} was not applied`, { cause: fault ?? results[0] })
    return took
  })
  return percentile(samples, 0.5)
}

function coreOf(size: number): Core {
  const database = openDatabase(':memory:')
  const core = createCore({ database, settings: openSettings, report: console.error })
  const household = exampleHousehold()
  const rows = tableNames.flatMap((table) =>
    household.all(table).map((row): [TableName, AnyRow] => [table, row]),
  )
  const changes = [...rows, ...historyOf(size)].map(([table, after]) => ({
    table,
    id: after.id,
    before: null,
    after,
  }))
  database.transaction(() => {
    core.feed.record(changes)
    // Otherwise every command would look for the couple's backfill, which goes on in batches (R14).
    for (let viewer = core.feed.behind(); viewer !== null; viewer = core.feed.behind())
      core.feed.goOn(viewer)
  })()
  return core
}

/** Years of the couple's tasks, rewards, entries and notifications: completed, redeemed and read. */
function historyOf(size: number): (readonly [TableName, AnyRow])[] {
  return Array.from({ length: size }, (_, index): readonly [TableName, AnyRow] => {
    const id = idOf(`h${index}`)
    const owner = index % 2 === 0 ? 'Maya' : 'Theo'
    const at = new Date(Date.parse(monday) - index * 60_000).toISOString()
    if (index % 10 < 5)
      return [
        'tasks',
        makeTask(owner, { id, completed_at: at, completions: 1, approved_by: idOf('Nora') }),
      ]
    if (index % 10 < 8)
      return [
        'entries',
        {
          id: `task:${id}:completed:1`,
          user_id: idOf(owner),
          ledger: 'total',
          amount: 5,
          reason: 'task_completed',
          related_id: id,
          related_type: 'task',
          created_at: at,
        },
      ]
    if (index % 10 < 9) return ['rewards', makeReward(owner, { id, redeemed_at: at })]
    return ['notifications', makeNotification(owner, { id, created_at: at, is_read: true })]
  })
}
