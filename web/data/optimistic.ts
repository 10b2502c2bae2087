/** Runs commands on the device: on its own rows, keeping only what this person may see. */
import { commandOf } from '#domain/commands.ts'
import type { Run } from '#domain/execute.ts'
import { execute } from '#domain/execute.ts'
import type { Rows } from '#domain/rows.ts'
import { createRows, MissingRead } from '#domain/rows.ts'
import type { Change } from '#domain/tx.ts'
import { soleOwnerOf } from '#domain/visibility.ts'
import type { DeviceStore, DeviceTx } from './device-store.ts'

type Save = (tx: DeviceTx, changes: readonly Change[]) => Promise<unknown>

/** Runs a command on the stored rows and saves its changes, in one transaction. A refusal is thrown as CommandError. */
export function runAndSave(store: DeviceStore, run: Run, save: Save): Promise<unknown> {
  return store.transaction(async (tx) =>
    save(tx, await runOptimistically(run, { rows: createRows(), tx })),
  )
}

/**
 * The changes of one command: it runs, and runs again whenever it needed a row that was not loaded. A refusal is thrown
 * as CommandError and leaves `rows` unchanged.
 */
export async function runOptimistically(
  run: Run,
  { rows, tx }: { readonly rows: Rows; readonly tx: Pick<DeviceTx, 'load'> },
): Promise<readonly Change[]> {
  const named = commandOf(run.name).reads?.(run.input, run.context) ?? []
  const asked = named.filter((read) => !rows.has(read))
  if (asked.length > 0) {
    const loaded = await tx.load(asked)
    for (const [place, read] of asked.entries()) rows.bring(read, loaded[place] ?? [])
  }
  for (;;) {
    try {
      return ownOf(execute(run, rows), run)
    } catch (error) {
      if (!(error instanceof MissingRead)) throw error
      const [found = []] = await tx.load([error.read])
      rows.bring(error.read, found)
    }
  }
}

/** Only the server writes another person's entries, totals and notifications. */
function ownOf(changes: readonly Change[], { context }: Run): readonly Change[] {
  return changes.filter(({ table, before, after }) => {
    const row = after ?? before
    const owner = row && soleOwnerOf(table, row)
    return owner === null || owner === context.actor
  })
}
