/**
 * Finds the events in a commit, and stores, in the same commit, which webhooks to tell (A44). Uses statements without
 * answers, so that a commit waits for nothing: most people have no webhook.
 */
import { v7 } from 'uuid'
import type { WebhookEvent } from '#domain/programs/webhook-api.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { keyOf } from '#domain/row-values.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Change } from '#domain/tx.ts'
import type { Database } from '#server/store/database.ts'
import { createStatements } from '#server/store/statements.ts'
import type { Committed } from '#server/sync/commits.ts'
import { MAX_WAITING } from './webhook-store.ts'

/** How many deliveries one statement stores. */
const AT_ONCE = 64

/** For each delivery: the id of the event, its name, its subject, and a person who is told if they have a webhook. */
const noting = (lines: number) => `
  INSERT INTO webhook_deliveries (webhook_id, id, user_id, event, subject, at, attempts, due_at)
  SELECT webhooks.id, found.column1, user_id, found.column2, found.column3, ?, 0, ?
  FROM (VALUES ${Array.from({ length: lines }, () => '(?, ?, ?, ?)').join(', ')}) AS found
  JOIN webhooks ON user_id = found.column4
  WHERE ended_at IS NULL AND events LIKE '%,' || found.column2 || ',%' AND ${MAX_WAITING} >
    (SELECT count(*) FROM webhook_deliveries AS waiting WHERE waiting.webhook_id = webhooks.id)
  ON CONFLICT DO NOTHING`

/** To be called in each commit. Whether a person may still see the row is decided when the message is sent. */
export function createNoteEvents(database: Database, now: () => Date) {
  const prepared = createStatements(database)
  const lookAgain = database.prepare(
    'UPDATE webhooks SET look_at = ? WHERE look_at IS NOT NULL AND user_id = ?',
  )

  return ({ changes, entered }: Committed): boolean => {
    const at = now().toISOString()
    const viewersOf = byRow(entered)
    const lines = changes.flatMap((change) =>
      eventsIn(change).flatMap((event) => {
        const id = v7()
        return viewersOf(change).map((viewer) => [id, event, change.id, viewer])
      }),
    )
    for (let from = 0; from < lines.length; from += AT_ONCE) {
      const some = lines.slice(from, from + AT_ONCE)
      prepared(noting(some.length)).run(at, at, ...some.flat())
    }
    const planners = new Set(changes.filter(movesPlan).flatMap(viewersOf))
    for (const person of planners) lookAgain.run(at, person)
    return lines.length + planners.size > 0
  }
}

/** Finds the people who could see a row of a commit before or after it. */
function byRow(entered: Committed['entered']): (change: Change) => readonly string[] {
  const viewers = new Map<string, string[]>()
  for (const [viewer, { places }] of entered)
    for (const place of places) {
      const known = viewers.get(keyOf(place))
      if (known) known.push(viewer)
      else viewers.set(keyOf(place), [viewer])
    }
  return (change) => viewers.get(keyOf(change)) ?? []
}

function eventsIn({ table, before, after }: Change): readonly WebhookEvent[] {
  if (after === null) return []
  if (table === 'tasks') return named(taskEvents(before as Task | null, after as Task))
  if (table === 'rewards') return named(rewardEvents(before as Reward | null, after as Reward))
  return []
}

function named(events: readonly (WebhookEvent | false)[]): readonly WebhookEvent[] {
  return events.filter((event) => event !== false)
}

function taskEvents(before: Task | null, after: Task): readonly (WebhookEvent | false)[] {
  if (after.is_hidden) return []
  const was = before ?? { completed_at: null, approved_by: null }
  return [
    // A new row of an occurrence only means that somebody has acted on it.
    before === null && after.chore_id === null && 'task.created',
    was.completed_at === null && after.completed_at !== null && 'task.completed',
    was.approved_by === null && after.approved_by !== null && 'task.approved',
    was.completed_at !== null && after.completed_at === null && 'task.reopened',
  ]
}

function rewardEvents(before: Reward | null, after: Reward): readonly (WebhookEvent | false)[] {
  return [
    // A standing reward gets a new row with each redemption.
    (before?.redeemed_at ?? null) === null && after.redeemed_at !== null && 'reward.redeemed',
    before !== null &&
      before.approved_by === null &&
      after.approved_by !== null &&
      'reward.approved',
  ]
}

/** Whether a change moves the plan for those who see it. */
function movesPlan({ table, before, after }: Change): boolean {
  if (table === 'tasks') return ((after ?? before) as Task).chore_id !== null
  return table === 'chores' || table === 'seats' || table === 'pauses'
}
