/**
 * Who a transaction holds: the rows of `viewers` of everybody it concerns, locked by its first statement in the order of
 * their ids. Whoever changes something that these people see waits; everybody else does not. Under READ COMMITTED each
 * later statement sees what the last holder committed, so nothing has to run again because somebody else was first.
 */
import { WiderHold } from '#server/store/wider-hold.ts'
import type { Hold } from '#server/store/writer.ts'
import type { Connection } from './connection.ts'

/**
 * Everybody whom some people are linked with in one step or two, for each of them, and who has a row: that is locked now.
 * Others who are asked for are a circle of their own.
 */
const LOCK = `
  WITH asked AS (SELECT unnest(CAST(? AS text[])) COLLATE "C" AS id),
  near AS (
    SELECT id AS root, id FROM asked
    UNION SELECT asked.id, invitee_id FROM partnerships JOIN asked ON inviter_id = asked.id
    UNION SELECT asked.id, inviter_id FROM partnerships JOIN asked ON invitee_id = asked.id
  ),
  circle AS (
    SELECT root, id, 1 AS step FROM near
    UNION SELECT root, invitee_id, 2 FROM partnerships JOIN near ON inviter_id = near.id
    UNION SELECT root, inviter_id, 2 FROM partnerships JOIN near ON invitee_id = near.id
    UNION SELECT person, person, 1 FROM unnest(CAST(? AS text[])) AS person
  ),
  held AS (SELECT id FROM viewers WHERE id IN (SELECT id FROM circle) ORDER BY id FOR UPDATE)
  SELECT circle.root, circle.id, circle.step, held.id IS NOT NULL AS locked
  FROM circle LEFT JOIN held ON held.id = circle.id WHERE circle.id IS NOT NULL`
type Found = {
  readonly root: string
  readonly id: string
  readonly step: number
  readonly locked: number
}
/** Locks the row also if another transaction has just added it. */
const ADD = 'INSERT INTO viewers (id) VALUES (?) ON CONFLICT (id) DO UPDATE SET id = excluded.id'

/** Everybody who is locked, and whom each job is most likely to concern. */
export type Held = {
  readonly people: ReadonlySet<string>
  near(hold: Hold): readonly string[]
}

export function createHolding(connection: Connection) {
  const lock = connection.prepare<unknown[], Found>(LOCK)
  const add = connection.prepare(ADD)
  let held: ReadonlySet<string> | null = null
  let near: readonly string[] = []

  return {
    /** Locks everybody whom jobs concern. */
    lock(holds: readonly Hold[]): Held {
      const circles = holds.flatMap((hold) => hold.circleOf ?? [])
      const people = holds.flatMap((hold) => hold.people ?? [])
      const found = circles.length + people.length === 0 ? [] : lock.all(circles, people)
      const missing = new Set(found.flatMap(({ id, locked }) => (locked === 0 ? id : [])))
      for (const id of [...missing].toSorted()) add.run(id)
      const near = new Map<string, string[]>()
      for (const { root, id, step } of found) {
        const known = near.get(root)
        if (known && step === 1) known.push(id)
        else if (step === 1) near.set(root, [id])
      }
      return {
        people: new Set(found.map(({ id }) => id)),
        near: ({ circleOf = '' }) => near.get(circleOf) ?? [],
      }
    },
    /** Until the next call a job touches nobody else; undefined lets everybody be touched. */
    expect(all: Held | undefined, hold?: Hold): void {
      held = (hold && all?.people) ?? null
      near = (hold && all?.near(hold)) ?? []
    },
    /** Who is linked with the person whose circle the present job holds. */
    near: () => near,
    touch(people: readonly (string | null)[]): void {
      if (held === null) return
      const missing = people.filter((id) => id !== null && !held?.has(id))
      if (missing.length > 0) throw new WiderHold(missing as string[])
    },
  }
}

export type Holding = ReturnType<typeof createHolding>
