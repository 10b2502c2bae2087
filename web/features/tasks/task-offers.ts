/** The actions a person may take on a task right now, and what its card says about its claim. */
import type { Task } from '#domain/tasks/task.ts'
import { canClaim, canComplete, canEdit, canRelease } from '#domain/tasks/task.ts'

export type TaskOffers = {
  /** The one action on the card. */
  readonly action: 'complete' | 'claim' | 'none'
  /** The person that the card names as having claimed it (T5). */
  readonly claim: 'none' | 'you' | 'partner' | 'owner'
  readonly mayEdit: boolean
  /** The owner takes their own shared task on, which closes it to the others. */
  readonly mayTakeOn: boolean
  readonly mayRelease: boolean
}

export function taskOffers(task: Task, userId: string, at: string): TaskOffers {
  const isOwner = task.user_id === userId
  return {
    action: actionFor(task, userId),
    claim: claimFor(task, userId),
    mayEdit: canEdit(task, userId),
    mayTakeOn: isOwner && canClaim(task),
    mayRelease: canRelease(task, userId, at),
  }
}

function actionFor(task: Task, userId: string): TaskOffers['action'] {
  if (canComplete(task, userId)) return 'complete'
  return canClaim(task) ? 'claim' : 'none'
}

function claimFor({ claimed_by, user_id }: Task, userId: string): TaskOffers['claim'] {
  if (claimed_by === null) return 'none'
  if (claimed_by === userId) return 'you'
  return claimed_by === user_id ? 'owner' : 'partner'
}
