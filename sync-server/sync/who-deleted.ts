/**
 * Tells the sender of a change that arrives after the row was deleted who deleted it and when (R46). Only deletions by
 * the sender and by present partners are looked up, and of these only rows that partners could see.
 */
import { and, eq, sql } from 'drizzle-orm'
import { CommandError } from '#domain/command-error.ts'
import type { Change } from '#domain/tx.ts'
import { firstName } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'
import { concernsPartners, peopleOf, project } from '#domain/visibility.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { deletedRows } from '#server/store/schema.ts'
import { viewerOf } from '#server/store/viewer.ts'

type Deletion = { readonly actor: string; readonly at: string }

export type WhoDeleted = {
  /** Synchronous, for use inside the writer. */
  note(changes: readonly Change[], deletion: Deletion): void
  /** The same refusal, with the deletion in its details if the actor may know about it. */
  explain(refusal: CommandError, input: unknown, actor: string): CommandError
}

export function createWhoDeleted(database: Database, store: RowStore): WhoDeleted {
  const queries = queriesOf(database)
  const [user_id, id] = [sql.placeholder('user_id'), sql.placeholder('id')]
  const insert = queries
    .insert(deletedRows)
    .values({ user_id, id, at: sql.placeholder('at') })
    .onConflictDoNothing()
    .prepare()
  const find = queries
    .select({ at: deletedRows.at })
    .from(deletedRows)
    .where(and(eq(deletedRows.user_id, user_id), eq(deletedRows.id, id)))
    .prepare()

  /** The name is left out for one's own deletions. */
  function deletionOf(row: string, actor: string) {
    for (const user of [actor, ...viewerOf(store, actor).partners]) {
      const found = find.get({ user_id: user, id: row })
      const person = found && store.get('users', user)
      if (person) return user === actor ? found : { name: firstName(person), at: found.at }
    }
    return null
  }

  return {
    note(changes, { actor, at }) {
      for (const change of changes)
        if (wasShared(change)) insert.run({ user_id: actor, id: change.id, at })
    },
    explain(refusal, input, actor) {
      const row: unknown = typeof input === 'object' && input && Reflect.get(input, 'id')
      if (refusal.code !== 'not_found' || typeof row !== 'string') return refusal
      const deletion = deletionOf(row, actor)
      return deletion ? new CommandError('not_found', { ...refusal.details, ...deletion }) : refusal
    },
  }
}

/** Whether a partner of the people in the deleted row could see it. */
function wasShared({ table, before, after }: Change): boolean {
  if (before === null || after !== null || !concernsPartners(table)) return false
  const partner: Viewer = {
    id: '',
    partners: new Set(peopleOf(table, before)),
    inviters: new Set(),
    isChild: false,
  }
  return project(table, before as never, partner) !== null
}
