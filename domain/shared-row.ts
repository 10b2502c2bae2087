/** How a command comes to a task, reward or loan: what it reads, and whether the actor may know of it. */
import { CommandError } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { mayApproveFor, membershipOf, membershipReads } from '#domain/partnerships/partnership.ts'
import type { Known, Read, Tables, Tx } from '#domain/tx.ts'
import { row } from '#domain/tx.ts'
import { project, viewerFrom } from '#domain/visibility.ts'

const titles = { tasks: 'Task', rewards: 'Reward', loans: 'Loan' } as const
type SharedTable = keyof typeof titles

type Involved = {
  readonly user_id: string
  readonly claimed_by?: string | null
  readonly approved_by: string | null
  readonly denied_by?: string | null
}

/** The reads of `visibleRow`, with the people that a refusal or a notification may name. */
export function sharedRowReads(table: SharedTable) {
  return (
    { id }: { readonly id: string },
    { actor }: CommandContext,
    known: Known,
  ): readonly Read[] => {
    const found: Involved | null | undefined = known.get(table, id)
    const people = found && [found.user_id, found.claimed_by, found.approved_by, found.denied_by]
    return [
      row(table, id),
      row('users', actor),
      ...membershipReads(actor),
      ...(people ?? []).flatMap((person) => (person ? [row('users', person)] : [])),
    ]
  }
}

/** The row, if the actor may know of it; a stranger's and a missing one are refused alike, with `not_found`. */
export function visibleRow<T extends SharedTable>(
  tx: Tx,
  table: T,
  { id, actor }: { readonly id: string; readonly actor: string },
): Tables[T] {
  const found = tx.get(table, id)
  const viewer = viewerFrom(actor, membershipOf(tx, actor))
  if (found === null || project(table, found, viewer) === null)
    throw new CommandError('not_found', `${titles[table]} not found`)
  return found
}

/** Also one that another approver decided and that is out of sight since: they learn who was first (RW6). */
export function rowToDecide<T extends 'rewards' | 'loans'>(
  tx: Tx,
  table: T,
  asked: { readonly id: string; readonly actor: string },
): Tables[T] {
  const found = tx.get(table, asked.id)
  const wasAsked =
    found !== null &&
    found.approved_by !== found.user_id &&
    mayApproveFor(tx, asked.actor, found.user_id)
  return wasAsked ? found : visibleRow(tx, table, asked)
}
