/** Runs waiting mutations again over the server's rows: the second half of a rebase. */
import { CommandError } from '#domain/command-error.ts'
import type { Settings } from '#domain/command.ts'
import { isCommandName, parseInput } from '#domain/commands.ts'
import type { Run } from '#domain/execute.ts'
import { keyOf, sameRow } from '#domain/row-values.ts'
import { createRows } from '#domain/rows.ts'
import type { Change } from '#domain/tx.ts'
import type { DeviceState, DeviceTx, OutboxItem } from '#web/data/device-store.ts'
import { runOptimistically } from '#web/data/optimistic.ts'
import type { RowSnapshots } from './row-snapshots.ts'

type Replay = {
  readonly account: string
  readonly state: DeviceState
  readonly waiting: readonly OutboxItem[]
}

/** Runs the waiting mutations over the server's rows; one that is refused here waits for the server's decision. */
export async function replay(
  tx: DeviceTx,
  server: RowSnapshots,
  { account, state, waiting }: Replay,
) {
  const rows = createRows()
  for (const { table, id, row } of server.values()) rows.seed(table, id, row)
  const view = new Map(server)
  const rewritten: OutboxItem[] = []
  for (const item of waiting) {
    const run = runOf(item, account, state.settings)
    const changes = run ? await orNothing(runOptimistically(run, { rows, tx })) : []
    for (const { table, id, after } of changes)
      view.set(keyOf({ table, id }), { table, id, row: after })
    if (!isSameWork(item.changes, changes)) rewritten.push(rewrite(item, changes))
  }
  return { view, rewritten }
}

function rewrite(item: OutboxItem, changes: readonly Change[]): OutboxItem {
  return changes.length > 0 ? { ...item, changes } : { ...item, changes, undone: item.changes }
}

/** Null if its input is refused, or if only another release knows the command. */
function runOf(item: OutboxItem, actor: string, settings: Settings): Run | null {
  const { id, name, version, input, at } = item
  if (!isCommandName(name)) return null
  const context = { actor, at, now: at, mutationId: id, settings }
  try {
    return { name, input: parseInput(name, input, version), context }
  } catch (error) {
    if (error instanceof CommandError) return null
    throw error
  }
}

async function orNothing(run: Promise<readonly Change[]>): Promise<readonly Change[]> {
  try {
    return await run
  } catch (error) {
    if (error instanceof CommandError) return []
    throw error
  }
}

function isSameWork(one: readonly Change[], other: readonly Change[]): boolean {
  return (
    one.length === other.length &&
    one.every((change, index) => {
      const twin = other[index]
      return (
        twin !== undefined &&
        keyOf(change) === keyOf(twin) &&
        sameRow(change.before, twin.before) &&
        sameRow(change.after, twin.after)
      )
    })
  )
}
