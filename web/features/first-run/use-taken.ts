/** Which of the offered chores are on my list already, or were. */
import { useAccount, useLive } from '#web/data/account.ts'
import type { StoredTask } from '#web/data/database.ts'
import { completedBy } from '#web/features/tasks/waiting-reads.ts'

/** The first run ends long before there are so many. */
const LOOKED_AT = 30

/** Finds my task of a name; undefined also until it is known. */
export function useTaken(): (name: string) => StoredTask | undefined {
  const { id } = useAccount()
  const own = useLive(
    async ({ tasks }) => {
      const [open, done] = await Promise.all([
        tasks.orderBy('_open').reverse().limit(LOOKED_AT).toArray(),
        completedBy(tasks, '_done', id).reverse().limit(LOOKED_AT).toArray(),
      ])
      return [...open, ...done].filter(({ user_id }) => user_id === id)
    },
    [id],
  )
  return (name) => own?.find((task) => task.name === name)
}
