/** Everything the sheet lists, read together. */
import { availablePoints } from '#domain/points/points.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { waitingChanges } from '#web/data/unsaved.ts'
import type { TasksById } from './changes.ts'
import { subjectId } from './changes.ts'

export async function readSheet(database: AccountDatabase, accountId: string) {
  const [waiting, refused, balance] = await Promise.all([
    waitingChanges(database),
    database.rejected.toArray(),
    database.balances.get(accountId),
  ])
  const ids = [...waiting, ...refused].flatMap((item) => subjectId(item) ?? [])
  const tasks = await database.tasks.bulkGet(ids)
  const current: TasksById = new Map(tasks.flatMap((task) => (task ? [[task.id, task]] : [])))
  return { waiting, refused, current, balance: balance ? availablePoints(balance) : 0 }
}

export type SheetContent = Awaited<ReturnType<typeof readSheet>>
