/** Runs a command on rows in memory. It does no I/O: the rows load what they lack, or say what that is. */
import type { CommandContext } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { Rows } from '#domain/rows.ts'
import type { Change, Read } from '#domain/tx.ts'

/** One command that is to run: what it does, and for whom and when. Its input is parsed. */
export type Run = {
  readonly name: CommandName
  readonly input: unknown
  readonly context: CommandContext
}

/**
 * The changes of a command, which are in `rows` too. `noteRead` hears of everything it reads. Throws CommandError for
 * a refusal, and MissingRead where `rows` lack something and cannot load it; either leaves `rows` as they were.
 */
export function execute(
  { name, input, context }: Run,
  rows: Rows,
  noteRead?: (read: Read) => void,
): readonly Change[] {
  return rows.run((tx) => commandOf(name).run(tx, input, context), noteRead)
}
