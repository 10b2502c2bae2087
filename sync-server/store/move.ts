/** Moves all data into an empty database, of either kind; devices notice nothing. */
import { eq } from 'drizzle-orm'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { copyRows, digestOf } from './copy-rows.ts'
import type { Database } from './database.ts'
import { hasRow, queriesOf } from './queries.ts'
import { meta } from './schema.ts'
import { accounts } from './synced-tables.ts'

/** Options of the commit that writes the data. */
type Options = { readonly isNewHistory?: boolean }

/**
 * Copies everything from one snapshot in one commit, and compares both afterwards. `isNewHistory` says that the data is
 * older than what devices have seen: without its epoch, they start over and resend the mutations they kept (R13).
 * Throws, without changes, if the target has accounts or if the copy differs.
 */
export async function moveData(
  from: Database,
  to: Database,
  { isNewHistory = false }: Options = {},
): Promise<void> {
  if (hasRow(queriesOf(to), accounts))
    throw new Error('There are accounts already where the data should go.')
  const closeSnapshot = from.engine.openSnapshot()
  try {
    const writer = to.engine.createWriter(() => performance.now())
    await writer.run(() => {
      const queries = queriesOf(to)
      queries.delete(meta).run()
      for (const _ of copyRows(from, to));
      expectEqual(from, to)
      queries.delete(meta).where(eq(meta.key, 'timeline')).run()
      const isEpoch = eq(meta.key, 'epoch')
      const epoch = queries.select().from(meta).where(isEpoch).get()?.value
      if (isNewHistory || epoch === undefined) queries.delete(meta).where(isEpoch).run()
      else {
        const value = epoch + from.engine.history()
        queries.update(meta).set({ value }).where(isEpoch).run()
      }
    })
    to.engine.analyze()
  } finally {
    closeSnapshot()
  }
}

function expectEqual(from: Database, to: Database): void {
  const copied = digestOf(to)
  for (const [table, digest] of digestOf(from))
    if (copied.get(table) !== digest) throw new Error(`The rows of ${table} differ in the copy.`)
  const [one, other] = [from, to].map((database) => [...auditLedger(database)].length)
  if (one !== other) throw new Error('The points of the copy do not add up as before.')
}
