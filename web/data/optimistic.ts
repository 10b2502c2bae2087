/** Runs a command on the device: on the rows as they are here, keeping only what this person may see. */
import type { CommandContext } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import { execute } from '#domain/execute.ts'
import type { Rows } from '#domain/rows.ts'
import type { Change } from '#domain/tx.ts'
import { soleOwnerOf } from '#domain/visibility.ts'
import type { DeviceTx } from './device-store.ts'

/** The changes of one command. A refusal is thrown as CommandError and leaves `rows` as they were. */
export async function runOptimistically(
  mutation: { readonly name: CommandName; readonly input: unknown },
  context: CommandContext,
  { rows, tx }: { readonly rows: Rows; readonly tx: DeviceTx },
): Promise<readonly Change[]> {
  const steps = execute(mutation, context, rows)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value.filter((change) => isOwn(change, context.actor))
    const found = await tx.load(step.value)
    step.value.forEach((read, index) => rows.fill(read, found[index] ?? []))
  }
}

/** Another person's entries, totals and notifications are the server's to write. */
function isOwn({ table, before, after }: Change, actor: string): boolean {
  const row = after ?? before
  const owner = row && soleOwnerOf(table, row)
  return owner === null || owner === actor
}
