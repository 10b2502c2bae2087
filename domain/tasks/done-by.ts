/** The people who did a completed task: the one who completes it or their child, alone or with others (T22, T23). */
import { itemsOf } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import { requireParent } from '#domain/partnerships/parents.ts'
import { approversOf, mayApproveFor, partnersOf } from '#domain/partnerships/partners.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'

/** As given to a command. */
type Given = {
  readonly for?: string | undefined
  readonly with?: readonly string[] | undefined
}

export type DoneBy = {
  /** The performer. */
  readonly by: string
  readonly helpers: readonly string[]
}

/** Throws `forbidden` for another's child, and `not_partner` or `invalid_args` for people who cannot have helped. */
export function doneBy(tx: Tx, { for: child, with: helpers = [] }: Given, actor: string): DoneBy {
  const by = child ?? actor
  if (by !== actor) requireParent(tx, actor, by)
  if (new Set([by, ...helpers]).size <= helpers.length)
    throw refusal('invalid_args', 'person_twice', { field: 'with' })
  const partners = partnersOf(tx, by)
  if (!helpers.every((person) => partners.includes(person))) throw refusal('not_partner', 'helper')
  return { by, helpers }
}

/** The people who may approve the work of these: the performer's approvers, except those who helped (T4, T22). */
export function approversAmong(tx: Tx, { by, helpers }: DoneBy): readonly string[] {
  return approversOf(tx, by).filter((person) => !helpers.includes(person))
}

/** Whether the actor may approve a completed task (T4, T22). */
export function mayApproveTask(tx: Tx, actor: string, task: Task): boolean {
  return mayApproveFor(tx, actor, performerOf(task)) && !itemsOf(task.helpers).includes(actor)
}
