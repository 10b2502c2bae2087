/**
 * Finds the events in a commit, and writes down who is to be told of them in the same commit (A44). By statements without
 * answers, so that a commit waits for nothing: most people have no webhook.
 */
import { v7 } from 'uuid'
import type { WebhookEvent } from '#domain/programs/webhook-api.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Change } from '#domain/tx.ts'
import type { Database } from '#server/store/database.ts'

/** An address that does not answer is told of no more than these; it is told of later ones once it does. */
const MOST_WAITING = 1000

/** Many events are written down together, in as few statements as they fit into. */
const AT_ONCE = 64

/** A person, and their partners. */
const circleOf = (person: string) => `SELECT ${person} UNION
  SELECT invitee_id FROM partnerships WHERE inviter_id = ${person} AND status = 'accepted' UNION
  SELECT inviter_id FROM partnerships WHERE invitee_id = ${person} AND status = 'accepted'`

/** Of each event its id, its name, its subject, and a person whom that is about. */
const noting = (events: number) => `
  INSERT INTO webhook_deliveries (webhook_id, id, user_id, event, subject, at, attempts, due_at)
  SELECT webhooks.id, found.column1, user_id, found.column2, found.column3, ?, 0, ?
  FROM (VALUES ${Array.from({ length: events }, () => '(?, ?, ?, ?)').join(', ')}) AS found
  JOIN webhooks ON user_id IN (${circleOf('found.column4')})
  WHERE ended_at IS NULL AND events LIKE '%,' || found.column2 || ',%' AND ${MOST_WAITING} >
    (SELECT count(*) FROM webhook_deliveries AS waiting WHERE waiting.webhook_id = webhooks.id)
  ON CONFLICT DO NOTHING`

type Found = {
  readonly event: WebhookEvent
  readonly subject: string
  readonly people: readonly string[]
}

/** To be called with the changes of a commit. Whether somebody may see the row is decided when it is sent. */
export function createNoteEvents(database: Database, now: () => Date) {
  const noteOne = database.prepare(noting(1))
  const noteMany = database.prepare(noting(AT_ONCE))
  const lookAgain = database.prepare(
    `UPDATE webhooks SET look_at = ? WHERE look_at IS NOT NULL AND user_id IN (${circleOf('?')})`,
  )

  function note(found: readonly Values[], at: string): void {
    const [first] = found
    if (first === undefined) return
    if (found.length === 1) return void noteOne.run(at, at, ...first)
    for (let from = 0; from < found.length; from += AT_ONCE) {
      const some = found.slice(from, from + AT_ONCE)
      // The rest of the room is taken by one of them again, which is written down once.
      const rows = Array.from({ length: AT_ONCE }, (_, place) => some[place] ?? first)
      noteMany.run(at, at, ...rows.flat())
    }
  }

  return (changes: readonly Change[]): boolean => {
    const at = now().toISOString()
    const found = changes.flatMap(eventsIn).flatMap(({ event, subject, people }) => {
      const id = v7()
      return people.map((person): Values => [id, event, subject, person])
    })
    note(found, at)
    const planners = new Set(changes.flatMap(plannersIn))
    for (const person of planners) lookAgain.run(at, person, person, person)
    return found.length + planners.size > 0
  }
}

type Values = readonly [id: string, event: WebhookEvent, subject: string, person: string]

function eventsIn({ table, id, before, after }: Change): readonly Found[] {
  if (after === null) return []
  const found = (events: readonly (WebhookEvent | false)[], people: readonly string[]) =>
    events.flatMap((event) => (event ? { event, subject: id, people: [...new Set(people)] } : []))
  if (table === 'tasks') {
    const task = after as Task
    const people = [task.user_id, task.claimed_by ?? task.user_id]
    return found(taskEvents(before as Task | null, task), people)
  }
  if (table === 'rewards') {
    const reward = after as Reward
    return found(rewardEvents(before as Reward | null, reward), [reward.user_id])
  }
  return []
}

function taskEvents(before: Task | null, after: Task): readonly (WebhookEvent | false)[] {
  if (after.is_hidden) return []
  const was = before ?? { completed_at: null, approved_by: null }
  return [
    // A row of an occurrence only says that somebody did something to it.
    before === null && after.chore_id === null && 'task.created',
    was.completed_at === null && after.completed_at !== null && 'task.completed',
    was.approved_by === null && after.approved_by !== null && 'task.approved',
    was.completed_at !== null && after.completed_at === null && 'task.reopened',
  ]
}

function rewardEvents(before: Reward | null, after: Reward): readonly (WebhookEvent | false)[] {
  return [
    // A standing reward gets a row for each time.
    (before?.redeemed_at ?? null) === null && after.redeemed_at !== null && 'reward.redeemed',
    before !== null &&
      before.approved_by === null &&
      after.approved_by !== null &&
      'reward.approved',
  ]
}

/** The people whose plan a change moves. */
function plannersIn({ table, before, after }: Change): readonly string[] {
  const isOfPlan = table === 'chores' || table === 'seats' || table === 'pauses'
  const row = after ?? before
  if (isOfPlan && row !== null && 'user_id' in row) return [row.user_id]
  const task = table === 'tasks' ? (row as Task) : null
  return task !== null && task.chore_id !== null ? [task.user_id] : []
}
