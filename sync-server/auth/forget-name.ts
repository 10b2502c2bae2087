/** Removes the first name of a deleted account from the stored outcomes of its partners, such as “Theo was first” (F5). */
import { and, eq, sql } from 'drizzle-orm'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import type { Change } from '#domain/tx.ts'
import { nameTexts } from '#domain/users/name-texts.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { mutations } from '#server/store/schema.ts'

/** Runs inside the commit of these changes. The outcomes of a partner are stored together: no others are read. */
export function createForgetName(
  database: Database,
): (person: string, changes: readonly Change[]) => void {
  const queries = queriesOf(database)
  const { user_id, details } = mutations
  return (person, changes) => {
    const user = changes.find(({ table, id }) => table === 'users' && id === person)?.before
    if (!user) return
    const was = asFact(firstName(user as User))
    const forgotten = sql`replace(${details}, ${was}, ${asFact(nameTexts.formerMember)})`
    for (const partner of partnersIn(changes, person))
      queries
        .update(mutations)
        .set({ details: forgotten })
        .where(and(eq(user_id, partner), sql`${forgotten} <> ${details}`))
        .run()
  }
}

/** As it stands in the details of an outcome. */
function asFact(name: string): string {
  return `"name":${JSON.stringify(name)}`
}

/** The people whose partnership with a person ended with these changes. */
function partnersIn(changes: readonly Change[], person: string): readonly string[] {
  return changes.flatMap(({ table, before, after }) => {
    if (table !== 'partnerships' || before === null || after !== null) return []
    const partnership = before as Partnership
    const isTheirs = [partnership.inviter_id, partnership.invitee_id].includes(person)
    return isTheirs && partnership.status === 'accepted' ? (otherOf(partnership, person) ?? []) : []
  })
}
