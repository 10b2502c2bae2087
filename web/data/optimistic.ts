/** Runs commands on the device: on the rows as they are here, keeping only what this person may see. */
import type { Run } from '#domain/execute.ts'
import { execute } from '#domain/execute.ts'
import { createReadPlans } from '#domain/read-plans.ts'
import type { Rows } from '#domain/rows.ts'
import { keyOf, MissingRead } from '#domain/rows.ts'
import type { Change, Read } from '#domain/tx.ts'
import { soleOwnerOf } from '#domain/visibility.ts'
import type { DeviceTx } from './device-store.ts'

/** What commands read here before, so that one round of reads is the rule. */
const plans = createReadPlans()

/**
 * The changes of one command. What it misses is loaded with all that it is expected to read, and so is what the runs
 * `ahead` of it are: each of those is taken off the list. A refusal is thrown as CommandError and leaves `rows` as
 * they were.
 */
export async function runOptimistically(
  run: Run,
  {
    rows,
    tx,
    ahead = new Set(),
  }: { readonly rows: Rows; readonly tx: DeviceTx; readonly ahead?: Set<Run> },
): Promise<readonly Change[]> {
  for (;;) {
    const reads: Read[] = []
    try {
      const changes = execute(run, rows, (read) => reads.push(read))
      plans.learn(run, reads)
      return changes.filter((change) => isOwn(change, run.context.actor))
    } catch (error) {
      if (!(error instanceof MissingRead)) throw error
      await loadInto(rows, tx, [error.read, ...plans.expected(run), ...takePlanned(ahead)])
    }
  }
}

function takePlanned(ahead: Set<Run>): readonly Read[] {
  return [...ahead].flatMap((run) => {
    const expected = plans.expected(run)
    if (expected.length > 0) ahead.delete(run)
    return expected
  })
}

async function loadInto(rows: Rows, tx: DeviceTx, reads: readonly Read[]): Promise<void> {
  const missing = new Map<string, Read>()
  for (const read of reads) if (!rows.has(read)) missing.set(keyOf(read), read)
  const wanted = [...missing.values()]
  const found = await tx.load(wanted)
  wanted.forEach((read, index) => rows.fill(read, found[index] ?? []))
}

/** Another person's entries, totals and notifications are the server's to write. */
function isOwn({ table, before, after }: Change, actor: string): boolean {
  const row = after ?? before
  const owner = row && soleOwnerOf(table, row)
  return owner === null || owner === actor
}
