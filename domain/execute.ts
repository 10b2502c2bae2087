/** Runs a command on rows in memory. It asks for the rows it still needs and does no I/O: each store drives it. */
import type { CommandContext } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { Found, Rows } from '#domain/rows.ts'
import { keyOf } from '#domain/rows.ts'
import type { Change, Read } from '#domain/tx.ts'

/**
 * Yields the reads that are still missing in `rows` (the driver fills them in and goes on) and returns the changes,
 * which are in `rows` too. A refusal is thrown as CommandError and leaves `rows` as they were.
 */
export function* execute(
  { name, input }: { readonly name: CommandName; readonly input: unknown },
  context: CommandContext,
  rows: Rows,
): Generator<readonly Read[], readonly Change[], void> {
  const command = commandOf(name)
  for (;;) {
    const missing = new Map<string, Read>()
    addMissing(missing, { name, input, context, rows })
    if (missing.size === 0) break
    yield [...missing.values()]
  }
  return rows.run((tx) => command.run(tx, input, context))
}

type Wanted = {
  readonly name: CommandName
  readonly input: unknown
  readonly context: CommandContext
  readonly rows: Rows
}

/** Adds what a command still has to read, each row and slice once. */
export function addMissing(missing: Map<string, Read>, { name, input, context, rows }: Wanted) {
  for (const read of commandOf(name).reads(input, context, rows))
    if (!rows.has(read)) missing.set(keyOf(read), read)
}

/** Drives `execute` over a store that answers at once. */
export function executeSync(
  mutation: { readonly name: CommandName; readonly input: unknown },
  context: CommandContext,
  { rows, load }: { readonly rows: Rows; readonly load: (read: Read) => Found },
): readonly Change[] {
  const steps = execute(mutation, context, rows)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    for (const read of step.value) rows.fill(read, load(read))
  }
}
