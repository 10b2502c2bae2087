/** Everything that waits for my decision, oldest first. */
import type { Loan } from '#domain/loans/loan.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { offered } from '#web/features/rewards/reward-reads.ts'
import { waitingBy } from '#web/features/tasks/waiting-reads.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { invitationsTo, pendingLoans } from './count-waiting.ts'

export type WaitingItem = {
  /** Since when it waits. */
  readonly at: string
  /** The person who asks. */
  readonly person: string
} & (
  | { readonly kind: 'task'; readonly row: Task }
  | { readonly kind: 'reward'; readonly row: Reward }
  | { readonly kind: 'loan'; readonly row: Loan }
  | { readonly kind: 'invitation'; readonly row: Partnership }
)

/** Reads, for each kind and person, as many as may be shown, so that the oldest of all are among them. */
export async function readWaiting(
  database: AccountDatabase,
  household: Household,
  max: number,
): Promise<readonly WaitingItem[]> {
  const people = approvedByMe(household)
  const [tasks, rewards, loans] = await Promise.all([
    Promise.all(
      people.map((id) => waitingBy(database.tasks, id, household.me.id).limit(max).toArray()),
    ),
    Promise.all(people.map((id) => offered(database.rewards, 'awaiting', id).limit(max).toArray())),
    pendingLoans(database, people).toArray(),
  ])
  const found: WaitingItem[] = [
    ...tasks.flat().map(asTask),
    ...rewards.flat().map(asReward),
    ...loans.map(asLoan),
    ...invitationsTo(household).map(asInvitation),
  ]
  return found.sort((a, b) => (a.at < b.at ? -1 : 1)).slice(0, max)
}

function asTask(row: Task): WaitingItem {
  return { kind: 'task', row, at: row.completed_at ?? '', person: performerOf(row) }
}

function asReward(row: Reward): WaitingItem {
  return { kind: 'reward', row, at: row.created_at, person: row.user_id }
}

function asLoan(row: Loan): WaitingItem {
  return { kind: 'loan', row, at: row.requested_at, person: row.user_id }
}

function asInvitation(row: Partnership): WaitingItem {
  return { kind: 'invitation', row, at: row.created_at, person: row.asked_by ?? row.inviter_id }
}
