/** The actions a person may take on what is due, and what its card says about its claim (C14, C26). */
import type { AgendaItem } from '#domain/chores/agenda.ts'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { canClaim, canRelease } from '#domain/tasks/task.ts'
import type { TaskOffers } from '#web/features/tasks/task-offers.ts'
import { taskOffers } from '#web/features/tasks/task-offers.ts'

export function openOffers(
  { task, item }: Pick<OpenTask, 'task' | 'item'>,
  userId: string,
  at: string,
): TaskOffers {
  const offers = taskOffers(task, userId, at)
  if (item === null) return offers
  return {
    ...offers,
    action: actionFor(item, userId),
    // Its chore is edited, not this one.
    mayEdit: false,
    mayTakeOn: item.person === null && canClaim(task),
    mayRelease: item.row !== null && canRelease(item.row, userId, at),
  }
}

/** Everybody who sees it may complete it; one that is somebody else's turn is taken on first. */
function actionFor({ person, row }: AgendaItem, userId: string): TaskOffers['action'] {
  const claimedBy = row?.claimed_by ?? null
  if (claimedBy !== null) return claimedBy === userId ? 'complete' : 'none'
  return person === null || person === userId ? 'complete' : 'claim'
}
