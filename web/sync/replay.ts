/** Runs waiting mutations again over the server's rows: the second half of a rebase. */
import { CommandError } from '#domain/command-error.ts'
import type { CommandContext, Settings } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import { parseInput } from '#domain/commands.ts'
import { addMissing } from '#domain/execute.ts'
import type { Rows } from '#domain/rows.ts'
import { createRows, keyOf, sameRow } from '#domain/rows.ts'
import type { Change, Read } from '#domain/tx.ts'
import type { DeviceState, DeviceTx, OutboxItem } from '#web/data/device-store.ts'
import { runOptimistically } from '#web/data/optimistic.ts'
import type { Placements } from './placed.ts'

type Replay = {
  readonly account: string
  readonly state: DeviceState
  readonly waiting: readonly OutboxItem[]
}

/** Runs the waiting mutations over the server's rows; one that is refused here waits for the server's word. */
export async function replay(
  tx: DeviceTx,
  server: Placements,
  { account, state, waiting }: Replay,
) {
  const rows = createRows()
  for (const { table, id, row } of server.values()) rows.seed(table, id, row)
  const runs = waiting.map((item) => runOf(item, account, state.settings))
  await loadAhead(tx, rows, runs)
  const view = new Map(server)
  const rewritten: OutboxItem[] = []
  for (const { item, context, mutation } of runs) {
    const changes = mutation
      ? await orNothing(runOptimistically(mutation, context, { rows, tx }))
      : []
    for (const { table, id, after } of changes)
      view.set(keyOf({ table, id }), { table, id, row: after })
    if (!isSameWork(item.changes, changes)) rewritten.push(rewrite(item, changes))
  }
  return { view, rewritten }
}

function rewrite(item: OutboxItem, changes: readonly Change[]): OutboxItem {
  return changes.length > 0 ? { ...item, changes } : { ...item, changes, undone: item.changes }
}

type Run = {
  readonly item: OutboxItem
  readonly context: CommandContext
  /** Null when what it says is refused already. */
  readonly mutation: { readonly name: CommandName; readonly input: unknown } | null
}

function runOf(item: OutboxItem, actor: string, settings: Settings): Run {
  const { id, name, version, input, at } = item
  const context = { actor, at, now: at, mutationId: id, settings }
  try {
    return { item, context, mutation: { name, input: parseInput(name, input, version) } }
  } catch (error) {
    if (error instanceof CommandError) return { item, context, mutation: null }
    throw error
  }
}

/** Loads for all of them at once what they read as things stand; what differs then is loaded on the way. */
async function loadAhead(tx: DeviceTx, rows: Rows, runs: readonly Run[]): Promise<void> {
  for (;;) {
    const missing = new Map<string, Read>()
    for (const { mutation, context } of runs)
      if (mutation) addMissing(missing, { ...mutation, context, rows })
    if (missing.size === 0) return
    const reads = [...missing.values()]
    const found = await tx.load(reads)
    reads.forEach((read, index) => rows.fill(read, found[index] ?? []))
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
