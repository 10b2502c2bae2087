/** Changes the rows that others may see when an account is deleted (F5). Rows of the person alone go with it. */
import { requireAnotherAdmin } from '#domain/admin/last-admin.ts'
import { childrenMadeBy, passOn } from '#domain/children/child.ts'
import { forgetChores } from '#domain/chores/part-chores.ts'
import { itemsOf, joinItems } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import type { GivenFacts } from '#domain/notifications/notify.ts'
import { notify } from '#domain/notifications/notify.ts'
import { endPartnership } from '#domain/partnerships/end-partnership.ts'
import { membershipOf, partnersOf } from '#domain/partnerships/partners.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import type { Task } from '#domain/tasks/task.ts'
import { approved, performerOf, withoutTexts } from '#domain/tasks/task.ts'
import type { Tx, Where } from '#domain/tx.ts'
import { firstName, FORMER_MEMBER } from '#domain/users/user.ts'

/**
 * Deletes the actor's account. The profiles of children they made go to the oldest other parent, or are deleted, too
 * (K5). Throws CommandError `last_admin` for the last admin.
 */
export function deleteAccount(tx: Tx, context: CommandContext): void {
  const person = context.actor
  requireAnotherAdmin(tx, person)
  if (tx.get('users', person)?.is_made) throw refusal('forbidden', 'maker_deletes')
  const told = { how: 'account_deleted' } as const
  for (const { account, next } of childrenMadeBy(tx, person))
    if (next === null) removePerson(tx, context, { person: account.id, told })
    else passOn(tx, account, next)
  removePerson(tx, context, { person, told })
}

/**
 * Removes a person from every household: partnerships end, and their own rows are deleted. Where others need a trace of
 * them for their own points, a former member takes their place. `told` are the facts of the notification to partners.
 */
export function removePerson(
  tx: Tx,
  context: CommandContext,
  { person, told }: { readonly person: string; readonly told: GivenFacts },
): void {
  const partners = partnersOf(tx, person)
  forgetWords(tx, person, partners)
  for (const partner of partners) forgetDecisions(tx, partner, person)
  for (const partnership of membershipOf(tx, person)) {
    if (partnership.status === 'accepted') endPartnership(tx, partnership, context.at)
    else tx.delete('partnerships', partnership.id)
    if (partnership.status === 'accepted')
      notify(tx, context, {
        to: partners.filter((each) => each === otherOf(partnership, person)),
        type: 'partnership_removed',
        ...told,
        related_id: partnership.id,
        related_type: 'partnership',
      })
  }
  forgetChores(tx, person, partners)
  for (const task of tx.select('tasks', { user_id: person })) leaveTask(tx, task)
  for (const task of tx.select('tasks', { claimed_by: person })) leavePerformance(tx, task, person)
  leaveHelp(tx, person)
  for (const reward of tx.select('rewards', { user_id: person })) tx.delete('rewards', reward.id)
  for (const room of tx.select('rooms', { user_id: person })) tx.delete('rooms', room.id)
  for (const loan of tx.select('loans', { user_id: person })) tx.delete('loans', loan.id)
  for (const own of tx.select('check_ins', { user_id: person })) tx.delete('check_ins', own.id)
  for (const about of tx.select('check_ins', { partner_id: person }))
    tx.put('check_ins', { ...about, partner_id: FORMER_MEMBER })
  tx.delete('users', person)
  tx.delete('accounts', person)
}

/** Others keep their notifications, but without the person's name and texts (F5). */
function forgetWords(tx: Tx, person: string, partners: readonly string[]): void {
  const user = tx.get('users', person)
  const name = user === null ? '' : firstName(user)
  const by = tx.select('notifications', { actor: person })
  const about = tx.select('notifications', { subject_of: person })
  // From old releases: nobody knows whose words these are, so they may be the person's.
  const old = partners.flatMap((user_id) => tx.select('notifications', { user_id }))
  const unsure = old.filter(({ subject, subject_of }) => subject !== '' && subject_of === null)
  const named = old.filter((told) => told.actor === null && nameIn(told) === name)
  for (const told of new Set([...about, ...unsure]))
    tx.put('notifications', { ...told, subject: '', subject_of: null })
  for (const { id } of new Set([...by, ...named])) {
    const told = tx.get('notifications', id)
    const former = { content: '', actor: FORMER_MEMBER, actor_name: '', quote: '' }
    if (told !== null) tx.put('notifications', { ...told, ...former })
  }
}

function nameIn({ actor_name, content }: Notification): string {
  return actor_name || (content.split(' ', 1)[0] ?? '')
}

/** A task that somebody else performed, or helped with, stays with them, without its texts; all others are deleted. */
function leaveTask(tx: Tx, task: Task): void {
  const isOwn = performerOf(task) === task.user_id
  if (task.completed_at === null || (isOwn && itemsOf(task.helpers).length === 0))
    return tx.delete('tasks', task.id)
  const left = { ...withoutTexts(task), is_shared: false, user_id: FORMER_MEMBER }
  if (isOwn) leavePerformance(tx, left, task.user_id)
  else tx.put('tasks', left)
}

/**
 * Tasks the person did for others stay completed, and wait for no approval. One they reopened after its partnership
 * had ended is open and still theirs: it goes back to its owner, or is deleted if the owner left before.
 */
function leavePerformance(tx: Tx, task: Task, person: string): void {
  if (task.completed_at === null) {
    if (task.user_id === FORMER_MEMBER) return tx.delete('tasks', task.id)
    return tx.put('tasks', { ...task, claimed_by: null, claimed_at: null })
  }
  const isUndecided = task.approved_by === null || task.approved_by === person
  const decided = isUndecided ? approved(task, FORMER_MEMBER) : task
  tx.put('tasks', { ...decided, claimed_by: FORMER_MEMBER })
}

/** Tasks they helped with stay completed by the others; with a former member the parts stay the same (T22). */
function leaveHelp(tx: Tx, person: string): void {
  const helped = tx
    .select('entries', { user_id: person })
    .filter(({ reason }) => reason === 'task_helped')
  for (const task_id of new Set(helped.map(({ related_id }) => related_id))) {
    const task = tx.get('tasks', task_id)
    if (task === null || !itemsOf(task.helpers).includes(person)) continue
    const people = itemsOf(task.helpers).map((id) => (id === person ? FORMER_MEMBER : id))
    tx.put('tasks', { ...task, helpers: joinItems(people) })
  }
}

/**
 * A decision stays, and its author becomes a former member: without an author, an active loan would be pending again.
 * The note of the decision is deleted.
 */
function forgetDecisions(tx: Tx, partner: string, person: string): void {
  const approved = { user_id: partner, approved_by: person }
  const denied = { user_id: partner, denied_by: person }
  const tasks: readonly Where<'tasks'>[] = [approved, { claimed_by: partner, approved_by: person }]
  for (const where of tasks)
    for (const task of tx.select('tasks', where))
      tx.put('tasks', { ...task, approved_by: FORMER_MEMBER })
  for (const table of ['rewards', 'loans'] as const)
    for (const decided of tx.select(table, approved))
      tx.put(table, { ...decided, approved_by: FORMER_MEMBER })
  for (const reward of tx.select('rewards', denied))
    tx.put('rewards', { ...reward, denied_by: FORMER_MEMBER, deny_note: '' })
  for (const loan of tx.select('loans', denied))
    tx.put('loans', { ...loan, denied_by: FORMER_MEMBER })
}
