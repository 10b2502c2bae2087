/** Ends a partnership: changes in both households, and decisions if nobody can approve any more (F4, RW4, F7). */
import { partChores } from '#domain/chores/part-chores.ts'
import { released } from '#domain/chores/private-row.ts'
import { itemsOf } from '#domain/column.ts'
import { isPending } from '#domain/loans/loan.ts'
import { approversOf, membershipOf } from '#domain/partnerships/partners.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { isChildIn } from '#domain/partnerships/partnership.ts'
import { endOffers } from '#domain/rewards/offer.ts'
import { isWithoutCost, needsDecision } from '#domain/rewards/reward.ts'
import type { Task } from '#domain/tasks/task.ts'
import { approved } from '#domain/tasks/task.ts'
import type { Tx, Where } from '#domain/tx.ts'

/**
 * Deletes the partnership, releases unfinished claims, separates the rotas, ends offers between the two, and settles
 * everything that nobody can decide any more. `at` is an ISO time in UTC.
 */
export function endPartnership(tx: Tx, partnership: Partnership, at: string): void {
  const wereChildren = new Set(sidesOf(partnership).filter((id) => tx.get('users', id)?.is_child))
  tx.delete('partnerships', partnership.id)
  for (const where of claimsBetween(partnership))
    for (const task of tx.select('tasks', where)) tx.put('tasks', released(tx, task))
  const [one, other] = sidesOf(partnership)
  if (one !== undefined && other !== undefined) {
    partChores(tx, { owner: one, leaver: other, at })
    partChores(tx, { owner: other, leaver: one, at })
    endOffers(tx, { owner: one, giver: other })
    endOffers(tx, { owner: other, giver: one })
  }
  dropQuestions(tx, partnership)
  for (const person of sidesOf(partnership)) {
    const user = tx.get('users', person)
    if (user === null) continue
    const is_child = membershipOf(tx, person).some(
      (p) => p.status === 'accepted' && isChildIn(p, person),
    )
    tx.put('users', { ...user, is_child })
    settleWithoutApprover(tx, person, { isChild: wereChildren.has(person) })
  }
}

/**
 * When a person's last approver is gone, their completed tasks and open rewards are approved in their own name, and
 * their loan requests are closed. A child's rewards and tasks keep waiting, for the next parent (RW4, F4).
 */
export function settleWithoutApprover(
  tx: Tx,
  person: string,
  { isChild }: { readonly isChild: boolean },
): void {
  const approvers = approversOf(tx, person)
  if (!isChild) approveWithout(tx, person, approvers)
  if (approvers.length > 0) return
  for (const loan of tx.select('loans', { user_id: person, approved_by: null }))
    if (isPending(loan)) tx.delete('loans', loan.id)
  if (isChild) return
  for (const reward of tx.select('rewards', { user_id: person, awaiting_approval: true }))
    // Nobody has said what a wish without a cost costs (K9).
    if (needsDecision(reward) && !isWithoutCost(reward))
      tx.put('rewards', { ...reward, awaiting_approval: false, approved_by: person })
}

/** Approves each completed task if nobody is left who may approve it, because helpers may not (RW4, T22). */
function approveWithout(tx: Tx, person: string, approvers: readonly string[]): void {
  for (const where of awaitingOf(person))
    for (const task of tx.select('tasks', where))
      if (task.completed_at !== null && approvers.every((id) => itemsOf(task.helpers).includes(id)))
        tx.put('tasks', approved(task, person))
}

/** Withdraws questions between the two whether the other will be a parent, too: they are no longer partners (K4). */
function dropQuestions(tx: Tx, partnership: Partnership): void {
  const sides = sidesOf(partnership)
  const questions = sides
    .flatMap((side) => membershipOf(tx, side))
    .filter(({ asked_by, inviter_id }) => asked_by !== null && sides.includes(inviter_id))
  for (const { id, asked_by } of questions)
    if (asked_by !== null && sides.includes(asked_by)) tx.delete('partnerships', id)
}

function sidesOf({ inviter_id, invitee_id }: Partnership): readonly string[] {
  return invitee_id === null ? [inviter_id] : [inviter_id, invitee_id]
}

/** Unfinished claims of either person on tasks of the other. */
function claimsBetween({ inviter_id, invitee_id }: Partnership): readonly Where<'tasks'>[] {
  if (invitee_id === null) return []
  return [
    { claimed_by: inviter_id, user_id: invitee_id, completed_at: null },
    { claimed_by: invitee_id, user_id: inviter_id, completed_at: null },
  ]
}

/** The reads for tasks that a person performs and nobody has approved yet. */
function awaitingOf(person: string): readonly Where<'tasks'>[] {
  return [
    { user_id: person, claimed_by: null, approved_by: null } satisfies Partial<Task>,
    { claimed_by: person, approved_by: null } satisfies Partial<Task>,
  ]
}
