/** Writes notifications to others from a command: what happened, not how it is worded (wording.ts). */
import { newRow } from '#domain/column.ts'
import type { CommandContext } from '#domain/command.ts'
import { derivedId } from '#domain/derived-id.ts'
import type { Facts, Notification } from '#domain/notifications/notification.ts'
import { notificationColumns } from '#domain/notifications/notification.ts'
import { nameFor, partnersOf } from '#domain/partnerships/partners.ts'
import type { Tx } from '#domain/tx.ts'
import { nameTexts } from '#domain/users/name-texts.ts'
import { SOMEBODY } from '#domain/users/user.ts'

type Subject = Pick<Facts, 'subject' | 'subject_of'>
/** The facts that a command gives. A name comes with the person who chose it, to be forgotten with them (F5). */
export type GivenFacts = Partial<Omit<Facts, 'actor' | 'actor_name' | keyof Subject>> &
  (Subject | { readonly [Name in keyof Subject]?: never })

type Notice = GivenFacts &
  Pick<Notification, 'type' | 'related_id' | 'related_type'> & {
    readonly to: Iterable<string>
    /** The person who did it; by default the actor of the command. */
    readonly by?: string
  }

/** Notifies each recipient once; the id is derived from the mutation, so that a replay cannot create a second one (R49). */
export function notify(tx: Tx, context: CommandContext, { to, by, ...notice }: Notice): void {
  const { actor: doer, mutationId, now } = context
  const recipients = [...new Set(to)].filter((each) => each !== doer)
  if (recipients.length === 0) return
  const actor = by ?? doer
  const facts = { actor, actor_name: nameFor(tx, doer, actor), ...notice }
  for (const user_id of recipients) {
    const id = derivedId(doer, mutationId, user_id, notice.type)
    const row = { ...facts, ...withheldFrom(tx, user_id, facts), id, user_id, created_at: now }
    tx.insert('notifications', newRow(notificationColumns, row))
  }
}

type AboutTask = Pick<Facts, 'actor'> &
  Pick<Notification, 'related_type'> & { readonly subject_of?: string | null }

/** About a task nobody is told a name or a text that its row does not show them (T5, T6, C27). */
function withheldFrom(
  tx: Tx,
  reader: string,
  { actor, subject_of = null, related_type }: AboutTask,
): Partial<Facts> {
  if (related_type !== 'task' && related_type !== 'chore') return {}
  const knows = (person: string | null) =>
    person === null || person === reader || partnersOf(tx, person).includes(reader)
  return {
    ...(!knows(actor) && { actor: SOMEBODY, actor_name: nameTexts.somebody }),
    ...(!knows(subject_of) && { subject: '', subject_of: null, how: 'private' }),
  }
}
