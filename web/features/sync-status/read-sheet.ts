/** Reads everything that the sheet lists. */
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import { presentName } from '#domain/commands.ts'
import { availablePoints } from '#domain/points/points.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import { waitingChanges } from '#web/data/unsaved.ts'
import { readChoreRows } from '#web/shared/agenda/read-chore-rows.ts'
import type { Rows } from './changes.ts'
import { isDayDone, subjectId, textIn } from './changes.ts'

export async function readSheet(database: AccountDatabase, accountId: string) {
  const [waiting, refused, balance, ownLoans] = await Promise.all([
    waitingChanges(database).then(byPresentName),
    database.rejected.toArray().then(byPresentName),
    database.balances.get(accountId),
    database.loans.where('user_id').equals(accountId).toArray(),
  ])
  const ids = [...waiting, ...refused].flatMap((item) => subjectId(item) ?? [])
  const [tasks, rewards, loans] = await Promise.all([
    database.tasks.bulkGet(ids),
    database.rewards.bulkGet(ids),
    database.loans.bulkGet(ids),
  ])
  const known = refused.some(isDayDone) ? choresWithRows(await readChoreRows(database)) : []
  const current: Rows = { tasks: byId(tasks), rewards: byId(rewards), loans: byId(loans) }
  const asked = new Set(refused.filter(isDayDone).map(({ input }) => textIn(input, 'id')))
  const chores = known.filter(({ series }) => asked.has(series.chore.id))
  return {
    waiting,
    refused,
    current,
    chores,
    ownLoans,
    balance: balance ? availablePoints(balance) : 0,
  }
}

/** Queues of an older release contain earlier names. */
function byPresentName<Item extends Pick<RejectedItem, 'name'>>(items: readonly Item[]) {
  return items.map((item) => ({ ...item, name: presentName(item.name) }))
}

function byId<Row extends { readonly id: string }>(rows: readonly (Row | undefined)[]) {
  return new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])))
}

export type SheetContent = Awaited<ReturnType<typeof readSheet>>
