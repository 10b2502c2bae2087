/** The actions that a person may take on a task right now, and what its card says about a claim (C14, C26). */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { isOwn } from '#domain/chores/own-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { canClaim, canEdit, canRelease } from '#domain/tasks/task.ts'

export type TaskOffers = {
  /** The one action on the card. */
  readonly action: 'complete' | 'claim' | 'none'
  /** The person whom the card names as having claimed it (T5). */
  readonly claim: 'none' | 'you' | 'partner' | 'owner'
  readonly mayEdit: boolean
  /** The owner claims their own shared task, so that nobody else can complete it. */
  readonly mayTakeOn: boolean
  readonly mayRelease: boolean
}

export type Offered = Pick<OpenTask, 'task' | 'item'>

export function taskOffers({ task, item }: Offered, userId: string, at: string): TaskOffers {
  const isUnclaimed = item === null ? task.user_id === userId : item.person === null
  return {
    action: actionFor({ task, item }, userId),
    claim: claimFor(task, userId),
    // A repeating task is edited as a whole, not one day of it.
    mayEdit: item === null && canEdit(task, userId),
    mayTakeOn: isUnclaimed && canClaim(task),
    mayRelease: canRelease(task, userId, at),
  }
}

/** Everybody who sees an occurrence may complete it; if it is somebody else's turn, it is claimed first. */
function actionFor({ task, item }: Offered, userId: string): TaskOffers['action'] {
  if (isOwn({ task, item }, userId)) return 'complete'
  const mayTakeOn = item === null ? canClaim(task) : task.claimed_by === null
  return mayTakeOn ? 'claim' : 'none'
}

function claimFor({ claimed_by, user_id }: Task, userId: string): TaskOffers['claim'] {
  if (claimed_by === null) return 'none'
  if (claimed_by === userId) return 'you'
  return claimed_by === user_id ? 'owner' : 'partner'
}
