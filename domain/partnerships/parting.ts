/** What ending a partnership does to both households (decisions F4, R4, F7). */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import {
  approverReads,
  approversOf,
  isChildIn,
  membershipOf,
} from '#domain/partnerships/partnership.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Known, Read, Tx, Where } from '#domain/tx.ts'
import { row, rows } from '#domain/tx.ts'

/** The reads that `partWays` needs. */
export function partingReads(
  partnership: Partnership | null | undefined,
  known: Known,
): readonly Read[] {
  if (!partnership) return []
  return [
    ...claimsBetween(partnership).map((where) => rows('tasks', where)),
    ...sidesOf(partnership).flatMap((person) => [
      row('users', person),
      ...approverReads(known, person),
      ...awaitingOf(person).map((where) => rows('tasks', where)),
    ]),
  ]
}

/** Deletes the partnership; unfinished claims go back, and what nobody can approve any more is approved. */
export function partWays(tx: Tx, partnership: Partnership): void {
  const wereChildren = new Set(sidesOf(partnership).filter((id) => tx.get('users', id)?.is_child))
  tx.delete('partnerships', partnership.id)
  for (const where of claimsBetween(partnership))
    for (const task of tx.select('tasks', where))
      tx.put('tasks', { ...task, claimed_by: null, claimed_at: null })
  for (const person of sidesOf(partnership)) {
    const user = tx.get('users', person)
    if (user === null) continue
    const is_child = membershipOf(tx, person).some(
      (p) => p.status === 'accepted' && isChildIn(p, person),
    )
    tx.put('users', { ...user, is_child })
    if (!wereChildren.has(person) && approversOf(tx, person).length === 0) approveAll(tx, person)
  }
}

function approveAll(tx: Tx, person: string): void {
  for (const where of awaitingOf(person))
    for (const task of tx.select('tasks', where))
      if (task.completed_at !== null) tx.put('tasks', { ...task, approved_by: person })
}

function sidesOf({ inviter_id, invitee_id }: Partnership): readonly string[] {
  return invitee_id === null ? [inviter_id] : [inviter_id, invitee_id]
}

/** Claims not finished yet, of either side on the other's tasks. */
function claimsBetween({ inviter_id, invitee_id }: Partnership): readonly Where<'tasks'>[] {
  if (invitee_id === null) return []
  return [
    { claimed_by: inviter_id, user_id: invitee_id, completed_at: null },
    { claimed_by: invitee_id, user_id: inviter_id, completed_at: null },
  ]
}

/** Where the tasks a person performed and nobody approved yet are found. */
function awaitingOf(person: string): readonly Where<'tasks'>[] {
  return [
    { user_id: person, claimed_by: null, approved_by: null } satisfies Partial<Task>,
    { claimed_by: person, approved_by: null } satisfies Partial<Task>,
  ]
}
