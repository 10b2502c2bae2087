/** What a child can do today: what is theirs or for anyone, in the order in which it is due (K7). */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { isActiveNow } from '#domain/chores/open-tasks.ts'
import { useAccount, useSynced } from '#web/data/account.ts'
import { openOffers } from '#web/features/tasks/due/open-offers.ts'
import { useAgenda } from '#web/shared/agenda/use-agenda.ts'
import { useNow } from '#web/shared/time/use-now.ts'

const groups: ReadonlySet<OpenTask['group']> = new Set(['overdue', 'today', 'none'])

/** Undefined until it is read. */
export function useToday(): readonly OpenTask[] | undefined {
  const { id } = useAccount()
  const at = useNow().toISOString()
  const agenda = useAgenda(at)
  const undated = useSynced(({ tasks }) => tasks.orderBy('_undated').reverse().toArray())
  if (agenda === undefined || undated === undefined) return undefined
  const plain = undated.map((task): OpenTask => ({
    id: task.id,
    group: 'none',
    task,
    item: null,
    due: null,
  }))
  return [...(agenda?.tasks ?? []), ...plain].filter(
    (entry) =>
      groups.has(entry.group) &&
      isActiveNow(entry) &&
      openOffers(entry, id, at).action === 'complete',
  )
}
