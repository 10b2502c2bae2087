/** Reads everything that the sheet lists. */
import { availablePoints } from '#domain/points/points.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { waitingChanges } from '#web/data/unsaved.ts'
import type { Rows } from './changes.ts'
import { subjectId } from './changes.ts'

export async function readSheet(database: AccountDatabase, accountId: string) {
  const [waiting, refused, balance, ownLoans] = await Promise.all([
    waitingChanges(database),
    database.rejected.toArray(),
    database.balances.get(accountId),
    database.loans.where('user_id').equals(accountId).toArray(),
  ])
  const ids = [...waiting, ...refused].flatMap((item) => subjectId(item) ?? [])
  const [tasks, rewards, loans] = await Promise.all([
    database.tasks.bulkGet(ids),
    database.rewards.bulkGet(ids),
    database.loans.bulkGet(ids),
  ])
  const current: Rows = { tasks: byId(tasks), rewards: byId(rewards), loans: byId(loans) }
  return { waiting, refused, current, ownLoans, balance: balance ? availablePoints(balance) : 0 }
}

function byId<Row extends { readonly id: string }>(rows: readonly (Row | undefined)[]) {
  return new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])))
}

export type SheetContent = Awaited<ReturnType<typeof readSheet>>
