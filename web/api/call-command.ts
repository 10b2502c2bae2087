/** Runs commands on the server, over their REST routes. */
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { restCall } from '#domain/rest-path.ts'
import type { Request } from './call.ts'
import { call } from './call.ts'

/** Runs a command at the server immediately: for commands that need a connection. */
export function callCommand<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
  sender: Pick<Request, 'account' | 'key'>,
): Promise<unknown> {
  const { method, path } = commandOf(name).rest
  const made = restCall(path, input)
  return call({ method, path: made.path, body: made.body, ...sender })
}
