/**
 * Which ids stay used after their row is deleted. An id from a person's device names one row for ever: another row with
 * it would find the ledger entries of the first one, and pay nothing. Derived ids come back with their cause by design;
 * of these only the ones in the ledger stay used.
 */
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { id } from '#domain/id.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableOf } from '#domain/tables.ts'
import type { Change } from '#domain/tx.ts'

export type UsedId = { readonly table: TableName; readonly id: string }

/** The id under which a command creates, or may create, a row; null if it creates none, or the input has no id. */
export function createdId(name: CommandName, input: unknown): UsedId | null {
  const { answer } = commandOf(name)
  const field = answer?.created ? (answer.by ?? 'id') : answer?.beside
  const given = field && id.safeParse(Reflect.get(input as object, field))
  return answer && given && given.success ? { table: answer.table, id: given.data } : null
}

/** The ids of deleted rows that no later row may have. */
export function retiredIds(changes: readonly Change[]): readonly UsedId[] {
  return changes.flatMap(({ table, id, before, after }) =>
    before !== null && after === null && staysUsed(table, before) ? [{ table, id }] : [],
  )
}

function staysUsed(table: TableName, row: AnyRow): boolean {
  return tableOf(table).keepsId?.(row) ?? false
}
