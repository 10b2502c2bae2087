/** Fetches the entries that say who did a task, for people who live with others. */
import type { Task } from '#domain/tasks/task.ts'
import type { TaskOffers } from '#web/features/tasks/task-offers.ts'
import { useLoaded } from '#web/shared/loading/use-loaded.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'

const loadEntries = async () => (await import('./done-entries.ts')).doneEntries

export function useDoneMenu(
  task: Task,
  offers: Pick<TaskOffers, 'action' | 'claim'>,
  household: Household,
): readonly MenuAction[] {
  const overlay = useOverlayAddress()
  const entriesOf = useLoaded(loadEntries, household.partners.length > 0)
  return entriesOf?.(task, offers, { household, overlay }) ?? []
}
