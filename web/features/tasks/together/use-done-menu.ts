/** Fetches the entries that say who did a task, for people who live with others. */
import type { AgendaItem } from '#domain/chores/agenda.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { TaskOffers } from '#web/features/tasks/task-offers.ts'
import { useLoaded } from '#web/shared/loading/use-loaded.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'

export type Doable = {
  readonly task: Task
  /** Of a repeating task the day it is about. */
  readonly item: AgendaItem | null
  readonly offers: Pick<TaskOffers, 'action' | 'claim'>
}

const loadEntries = async () => (await import('./done-entries.ts')).doneEntries

export function useDoneMenu(doable: Doable, household: Household): readonly MenuAction[] {
  const overlay = useOverlayAddress()
  const entriesOf = useLoaded(loadEntries, household.partners.length > 0)
  return entriesOf?.(doable, { household, overlay }) ?? []
}
