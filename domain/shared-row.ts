/** Reads a row for a command: a shared one if the actor may see it, a private one if it is the actor's own. */
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { derivedId } from '#domain/derived-id.ts'
import { isDerivedId } from '#domain/is-derived-id.ts'
import { mayApproveFor, membershipOf } from '#domain/partnerships/partners.ts'
import type { Tables } from '#domain/tables.ts'
import type { Tx } from '#domain/tx.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'

type SharedTable = 'tasks' | 'chores' | 'rewards' | 'loans' | 'rooms'
type RowAccess = { readonly id: string; readonly actor: string }

/** The row, if the actor may see it; a row they may not see and a missing one get the same refusal, `not_found`. */
export function visibleRow<T extends SharedTable>(tx: Tx, table: T, access: RowAccess): Tables[T] {
  const found = findVisible(tx, table, access)
  if (found === null) throw refusal<'not_found', SharedTable>('not_found', table)
  return found
}

/** The row, or null if there is none that the actor may see. */
export function findVisible<T extends SharedTable>(
  tx: Tx,
  table: T,
  { id, actor }: RowAccess,
): Tables[T] | null {
  const found = tx.get(table, id)
  const viewer = viewerFrom(actor, membershipOf(tx, actor))
  return found !== null && project(table, found, viewer) !== null ? found : null
}

/** Also a row that another approver decided and that the actor no longer sees: they learn who was first (RW6). */
export function rowToDecide<T extends 'rewards' | 'loans'>(
  tx: Tx,
  table: T,
  access: RowAccess,
): Tables[T] {
  const found = tx.get(table, access.id)
  const wasAsked =
    found !== null &&
    found.approved_by !== found.user_id &&
    mayApproveFor(tx, access.actor, found.user_id)
  return wasAsked ? found : visibleRow(tx, table, access)
}

type OwnTable = 'notifications' | 'rooms' | 'templates' | 'check_ins'

/** The actor's own row; somebody else's row and a missing one get the same refusal, `not_found`. */
export function ownRow<T extends OwnTable>(tx: Tx, table: T, { id, actor }: RowAccess): Tables[T] {
  const found = tx.get(table, id)
  if (found === null || found.user_id !== actor)
    throw refusal<'not_found', OwnTable>('not_found', table)
  return found
}

type NewTable = 'rewards' | 'loans' | 'partnerships' | 'pauses' | 'rooms' | 'templates'

/** Throws `id_conflict` if a row already has this id, no matter who owns it (rule R35). */
export function requireNewId(tx: Tx, table: NewTable, id: string): void {
  if (tx.get(table, id) !== null) throw refusal<'id_conflict', NewTable>('id_conflict', table)
}

type GivenId = Pick<CommandContext, 'mutationId'> & { readonly id: string }

/**
 * The same for a new task or chore. Nobody takes the id of an occurrence or of an import before it comes to be (C2,
 * IM2): of the derived ids only one that the server made for this very call is free.
 */
export function requireFreeId(
  tx: Tx,
  table: 'tasks' | 'chores',
  { id, mutationId }: GivenId,
): void {
  const isReserved = isDerivedId(id) && id !== derivedId(mutationId, 'id')
  if (isReserved || tx.get(table, id) !== null) throw refusal('id_conflict', 'tasks')
}
