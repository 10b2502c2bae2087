/** Counts how much waits for my decision, by kind (U20); also without a page, in the worker. */
import { isPending } from '#domain/loans/loan.ts'
import { answererOf } from '#domain/partnerships/partnership.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { offered } from '#web/features/rewards/reward-reads.ts'
import { countWaiting } from '#web/features/tasks/waiting-reads.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/read-household.ts'
import { readHousehold } from '#web/shared/people/read-household.ts'

export const waitingKinds = ['task', 'reward', 'loan', 'invitation'] as const
export type WaitingKind = (typeof waitingKinds)[number]
export type WaitingCounts = Readonly<Record<WaitingKind, number>>

/** Null until the device knows who I am. */
export async function readCounts(
  database: AccountDatabase,
  id: string,
): Promise<WaitingCounts | null> {
  const household = await readHousehold(database, id)
  return household && countAll(database, household)
}

export async function countAll(
  database: AccountDatabase,
  household: Household,
): Promise<WaitingCounts> {
  const { tasks, rewards } = database
  const people = approvedByMe(household)
  const [task, reward, loan] = await Promise.all([
    sumOf(people.map((id) => countWaiting(tasks, id, household.me.id))),
    sumOf(people.map((id) => offered(rewards, 'awaiting', id).count())),
    pendingLoans(database, people).count(),
  ])
  return { task, reward, loan, invitation: invitationsTo(household).length }
}

export function totalOf(counts: WaitingCounts): number {
  return waitingKinds.reduce((sum, kind) => sum + counts[kind], 0)
}

/** The waiting loan requests of some borrowers, by their index: each of them has at most three a month (L1). */
export function pendingLoans({ loans }: AccountDatabase, borrowers: readonly string[]) {
  return loans.where('user_id').anyOf(borrowers).filter(isPending)
}

/** The invitations that I have not answered, and questions whether I will be a parent (K4); oldest first. */
export function invitationsTo({ me, partnerships }: Household) {
  return partnerships.filter((each) => each.status === 'pending' && answererOf(each) === me.id)
}

async function sumOf(counts: readonly PromiseLike<number>[]): Promise<number> {
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}
