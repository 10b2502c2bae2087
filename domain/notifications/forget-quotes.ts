/** Takes the text of a leaving person's tasks and rewards out of what others were told of them (F5). */
import type { Notification, NotificationType } from '#domain/notifications/notification.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import type { Tx, Where } from '#domain/tx.ts'

/** The types that tell others than its owner of a task or reward by its name, and what they say without it. */
const unnamed = {
  task_completed: 'completed a task',
  task_approved: 'approved a task',
  task_reopened: 'marked a task as not done',
  reward_redeemed: 'redeemed a reward',
} as const satisfies Partial<Record<NotificationType, string>>

type Quote = Notification & { readonly type: keyof typeof unnamed }

/** To be called while the person's things are still there. Who did what remains, no longer which. */
export function forgetQuotes(tx: Tx, person: string): void {
  const quotes = [
    ...subjectsOf(tx, person).flatMap((subject) => tx.select('notifications', subject)),
    ...partnersOf(tx, person).flatMap((partner) => quotesOfNothing(tx, partner)),
  ]
  for (const quote of quotes.filter(isQuote)) tx.put('notifications', withoutText(quote))
}

/** Others were told of a task once it was completed, of a reward once it was redeemed. */
function subjectsOf(tx: Tx, person: string): readonly Where<'notifications'>[] {
  const tasks = tx.select('tasks', { user_id: person })
  const rewards = tx.select('rewards', { user_id: person })
  return [
    ...tasks.filter(({ completions }) => completions > 0),
    ...rewards.filter(({ redeemed_at }) => redeemed_at !== null),
  ].map(({ id }) => ({ related_id: id }))
}

/** What a partner was told of things that were deleted since: whose they were nobody can tell, so they may be the person's. */
function quotesOfNothing(tx: Tx, partner: string): readonly Quote[] {
  return quotesTo(tx, partner).filter((quote) => tx.get(tableOf(quote), quote.related_id) === null)
}

function quotesTo(tx: Tx, partner: string): readonly Quote[] {
  return tx.select('notifications', { user_id: partner }).filter(isQuote)
}

function isQuote(told: Notification): told is Quote {
  return Object.hasOwn(unnamed, told.type)
}

function tableOf({ type }: Quote): 'tasks' | 'rewards' {
  return type === 'reward_redeemed' ? 'rewards' : 'tasks'
}

/** The first word is the first name of who did it; whatever follows may have been typed by anybody. */
function withoutText(quote: Quote): Notification {
  const [who = ''] = quote.content.split(' ', 1)
  return { ...quote, content: `${who} ${unnamed[quote.type]}` }
}
