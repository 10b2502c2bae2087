/** Runs a command on rows in memory. It does no I/O: the rows load what is missing, or report it. */
import type { CommandContext } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { Rows } from '#domain/rows.ts'
import type { Change, Read } from '#domain/tx.ts'

/** A command to run: what it does, and for whom and when. Its input is validated. */
export type Run = {
  readonly name: CommandName
  readonly input: unknown
  readonly context: CommandContext
}

/**
 * Returns the changes of a command, which `rows` then contain too. `noteRead` gets every read. Throws CommandError for
 * a refusal, and MissingRead if `rows` lack something and cannot load it; both leave `rows` unchanged.
 */
export function execute(
  { name, input, context }: Run,
  rows: Rows,
  noteRead?: (read: Read) => void,
): readonly Change[] {
  return rows.run((tx) => commandOf(name).run(tx, input, context), noteRead)
}
