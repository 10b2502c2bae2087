/** Removes what a deleted person wrote from the notifications of others: the texts of tasks and rewards, and notes (F5). */
import type { Notification, NotificationType } from '#domain/notifications/notification.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import { quotes as quotesNote, withoutNote } from '#domain/rewards/denial-notice.ts'
import type { Tx, Where } from '#domain/tx.ts'

/** The notification types that quote the name of a task or reward to others than its owner, and their text without it. */
const unnamed = {
  task_completed: 'completed a task',
  task_approved: 'approved a task',
  task_reopened: 'marked a task as not done',
  helped: 'did a task with you',
  turn_passed: 'passed a task on to you',
  turn_given: 'gave you a task',
  reward_requested: 'asked for a reward',
  reward_offered: 'offers you a reward',
  reward_redeemed: 'redeemed a reward',
} as const satisfies Partial<Record<NotificationType, string>>

type Quote = Notification & { readonly type: keyof typeof unnamed }

/** To be called while the person's rows still exist. Who did something remains, but not what. */
export function forgetQuotes(tx: Tx, person: string): void {
  const quotes = [
    ...subjectsOf(tx, person).flatMap((subject) => tx.select('notifications', subject)),
    ...partnersOf(tx, person).flatMap((partner) => quotesOfNothing(tx, partner)),
  ]
  for (const quote of quotes.filter(isQuote)) tx.put('notifications', withoutText(quote))
  for (const denial of partnersOf(tx, person).flatMap((partner) => denialsTo(tx, partner)))
    if (!isNoteOfAnother(tx, denial, person))
      tx.put('notifications', { ...denial, content: withoutNote(denial.content) })
}

function denialsTo(tx: Tx, partner: string): readonly Notification[] {
  return tx
    .select('notifications', { user_id: partner })
    .filter(({ type }) => type === 'reward_denied')
}

/** A reward names only who denied it last: an older note may be the person's. */
function isNoteOfAnother(tx: Tx, { related_id, content }: Notification, person: string): boolean {
  const reward = tx.get('rewards', related_id)
  if (reward === null || reward.denied_by === person) return false
  return quotesNote(content, reward.deny_note)
}

/** Others were notified of a task when it was completed, of a chore by its turns, and of a reward since it was asked for or offered. */
function subjectsOf(tx: Tx, person: string): readonly Where<'notifications'>[] {
  const tasks = tx.select('tasks', { user_id: person })
  const offers = partnersOf(tx, person).flatMap((user_id) =>
    tx.select('rewards', { user_id, offered_by: person }),
  )
  const rewards = [...tx.select('rewards', { user_id: person }), ...offers]
  const chores = tx.select('chores', { user_id: person })
  const completed = tasks.filter(({ completions }) => completions > 0)
  return [...completed, ...chores, ...rewards].map(({ id }) => ({ related_id: id }))
}

/** Notifications of a partner about rows that were deleted since: their owner is unknown and may be the person. */
function quotesOfNothing(tx: Tx, partner: string): readonly Quote[] {
  return quotesTo(tx, partner).filter((quote) => tx.get(tableOf(quote), quote.related_id) === null)
}

function quotesTo(tx: Tx, partner: string): readonly Quote[] {
  return tx.select('notifications', { user_id: partner }).filter(isQuote)
}

function isQuote(told: Notification): told is Quote {
  return Object.hasOwn(unnamed, told.type)
}

function tableOf({ type }: Quote): 'tasks' | 'chores' | 'rewards' {
  if (type === 'turn_passed' || type === 'turn_given') return 'chores'
  return type.startsWith('reward_') ? 'rewards' : 'tasks'
}

/** The first word is the first name of the actor; the rest may have been typed by anybody. */
function withoutText(quote: Quote): Notification {
  const [who = ''] = quote.content.split(' ', 1)
  return { ...quote, content: `${who} ${unnamed[quote.type]}` }
}
