/** Whether anything here repeats or has a date: if not, nothing about it needs to be loaded. */
import type { AccountDatabase } from '#web/data/database.ts'

export async function hasAgenda({ chores, tasks }: AccountDatabase): Promise<boolean> {
  const found = await Promise.all([
    chores.limit(1).count(),
    tasks.orderBy('_ofChore').limit(1).count(),
    tasks.orderBy('_due').limit(1).count(),
  ])
  return found.some((count) => count > 0)
}
