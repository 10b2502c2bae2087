/** The registry: every command by its name on the wire and in every outbox. Names never change. */
import type * as z from 'zod/mini'
import { adminCommands } from '#domain/admin/admin-commands.ts'
import { checkInCommands } from '#domain/check-ins/check-in-commands.ts'
import { childCommands } from '#domain/children/child-commands.ts'
import { choreCommands } from '#domain/chores/chore-commands.ts'
import { occurrenceCommands } from '#domain/chores/occurrence-commands.ts'
import { pauseCommands } from '#domain/chores/pause-commands.ts'
import { boundRefusal } from '#domain/command-error.ts'
import type { Command } from '#domain/command.ts'
import { importCommands } from '#domain/imports/import-commands.ts'
import { loanCommands } from '#domain/loans/loan-commands.ts'
import { notificationCommands } from '#domain/notifications/notification-commands.ts'
import { partnershipCommands } from '#domain/partnerships/partnership-commands.ts'
import { reportCommands } from '#domain/reports/report-commands.ts'
import { goalCommands } from '#domain/rewards/goal-commands.ts'
import { rewardCommands } from '#domain/rewards/reward-commands.ts'
import { roomCommands } from '#domain/rooms/room-commands.ts'
import { taskCommands } from '#domain/tasks/task-commands.ts'
import { templateCommands } from '#domain/templates/template-commands.ts'
import { userCommands } from '#domain/users/user-commands.ts'

export const commands = {
  ...taskCommands,
  ...roomCommands,
  ...rewardCommands,
  ...goalCommands,
  ...loanCommands,
  ...partnershipCommands,
  ...childCommands,
  ...notificationCommands,
  ...templateCommands,
  ...reportCommands,
  ...checkInCommands,
  ...choreCommands,
  ...occurrenceCommands,
  ...pauseCommands,
  ...importCommands,
  ...userCommands,
  ...adminCommands,
}

export type CommandName = keyof typeof commands
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]['input']>
/** A command with its input. */
export type Call = {
  readonly [Name in CommandName]: { readonly name: Name; readonly input: CommandInput<Name> }
}[CommandName]
export type AnyCommand = Command<z.ZodMiniType>

/** Commands that have been replaced by another one, by the names that queues of older releases contain. */
const earlierNames: Partial<Record<CommandName, CommandName>> = {
  completeOccurrence: 'completeTask',
  claimOccurrence: 'claimTask',
  tickOccurrenceStep: 'tickStep',
  updateOccurrence: 'updateTask',
}

export function presentName(name: CommandName): CommandName {
  return earlierNames[name] ?? name
}

export const commandNames = Object.keys(commands) as CommandName[]

/** The command of a name, with its input type erased: `parseInput` validates every input. */
export function commandOf(name: CommandName): AnyCommand {
  return commands[name] as unknown as AnyCommand
}

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name)
}

/** An input converted to the present version of the command, not validated yet. */
export function upcastInput(name: CommandName, input: unknown, version: number): unknown {
  const { upcast, version: present } = commandOf(name)
  return upcast !== undefined && version < present ? upcast(input, version) : input
}

/**
 * The validated input of the command, converted from an older version if necessary. Throws CommandError `invalid_args`
 * with the message of the first bound it breaks; the details name the field.
 */
export function parseInput(name: CommandName, input: unknown, version: number): unknown {
  const parsed = commandOf(name).input.safeParse(upcastInput(name, input, version))
  if (parsed.success) return parsed.data
  throw boundRefusal(parsed.error)
}
