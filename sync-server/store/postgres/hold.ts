/**
 * Who a transaction holds: the rows of `viewers` of everybody it concerns, locked by its first statement in the order of
 * their ids. Whoever changes something that these people see waits; everybody else does not. Under READ COMMITTED each
 * later statement sees what the last holder committed, so nothing has to run again because somebody else was first.
 */
import { WiderHold } from '#server/store/wider-hold.ts'
import type { Hold } from '#server/store/writer.ts'
import type { Connection } from './connection.ts'

/** Everybody whom some people are linked with in one step or two, and which of them has a row, which is locked now. */
const LOCK = `
  WITH asked AS (SELECT unnest(CAST(? AS text[])) COLLATE "C" AS id),
  near AS (
    SELECT id FROM asked
    UNION SELECT invitee_id FROM partnerships JOIN asked ON inviter_id = asked.id
    UNION SELECT inviter_id FROM partnerships JOIN asked ON invitee_id = asked.id
  ),
  circle AS (
    SELECT id FROM near
    UNION SELECT invitee_id FROM partnerships JOIN near ON inviter_id = near.id
    UNION SELECT inviter_id FROM partnerships JOIN near ON invitee_id = near.id
    UNION SELECT unnest(CAST(? AS text[])) COLLATE "C"
  ),
  held AS (SELECT id FROM viewers WHERE id IN (SELECT id FROM circle) ORDER BY id FOR UPDATE)
  SELECT circle.id, held.id IS NOT NULL AS locked FROM circle LEFT JOIN held ON held.id = circle.id
  WHERE circle.id IS NOT NULL`
/** Locks the row also if another transaction has just added it. */
const ADD = 'INSERT INTO viewers (id) VALUES (?) ON CONFLICT (id) DO UPDATE SET id = excluded.id'

export function createHolding(connection: Connection) {
  const lock = connection.prepare<unknown[], { id: string; locked: number }>(LOCK)
  const add = connection.prepare(ADD)
  let held: ReadonlySet<string> | null = null

  return {
    /** Locks everybody whom jobs concern. */
    lock(holds: readonly Hold[]): ReadonlySet<string> {
      const circles = holds.flatMap((hold) => hold.circleOf ?? [])
      const people = holds.flatMap((hold) => hold.people ?? [])
      if (circles.length + people.length === 0) return new Set()
      const found = lock.all(circles, people)
      for (const { id, locked } of found.toSorted(byId)) if (locked === 0) add.run(id)
      return new Set(found.map(({ id }) => id))
    },
    /** Until the next call, touched people must be among these; null lets everybody be touched. */
    expect: (people: ReadonlySet<string> | null) => void (held = people),
    held: (): ReadonlySet<string> => held ?? new Set(),
    touch(people: readonly (string | null)[]): void {
      if (held === null) return
      const missing = people.filter((id) => id !== null && !held?.has(id))
      if (missing.length > 0) throw new WiderHold(missing as string[])
    },
  }
}

export type Holding = ReturnType<typeof createHolding>

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1
}
