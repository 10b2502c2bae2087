/**
 * The locks of a transaction: the rows of `viewers` of everybody it concerns, locked by its first statement in the order of
 * their ids. Other transactions that change something these people see wait; all others do not. Under READ COMMITTED each
 * later statement sees what the last holder committed, so nothing has to run again because another one was first.
 */
import type { LockScope } from '#server/store/lock-scope.ts'
import { NarrowLockScope } from '#server/store/lock-scope.ts'
import type { Connection } from './connection.ts'

/**
 * For each of some people, everybody linked with them in one step or two, and whether they have a row, which is locked
 * now. Other people in the scope are each a circle of their own.
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

/** Of so many people it is remembered with whom they were linked when they were locked last. */
const MOST_REMEMBERED = 10_000

/** Everybody who is locked, and who is linked with the person of a scope in one step. */
export type Locked = {
  readonly people: ReadonlySet<string>
  linkedIn(scope: LockScope): readonly string[]
}

export function createLocks(connection: Connection) {
  const lock = connection.prepare<unknown[], Found>(LOCK)
  const add = connection.prepare(ADD)
  let locked: ReadonlySet<string> | null = null
  let likelyReaders: readonly string[] = []
  const remembered = new Map<string, readonly string[]>()

  /** The first of the scopes announces its reads, for the people who were linked last time: the locks and they are one trip. */
  function ask(scopes: readonly LockScope[]): readonly Found[] {
    const roots = scopes.flatMap(({ around }) => around ?? [])
    const people = scopes.flatMap((scope) => scope.people ?? [])
    if (roots.length + people.length === 0) return []
    const { around = '', prefetch } = scopes[0] ?? {}
    likelyReaders = remembered.get(around) ?? []
    const [found = []] = connection.batch([() => lock.all(roots, people), () => (prefetch?.(), [])])
    return found
  }

  function remember(root: string, linked: readonly string[]): void {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(root, linked)
  }

  return {
    /** Locks everybody in the scopes of some jobs. */
    lock(scopes: readonly LockScope[]): Locked {
      const found = ask(scopes)
      const missing = new Set(found.flatMap((each) => (each.locked === 0 ? each.id : [])))
      // They were read before they are locked.
      if (missing.size > 0) connection.forget()
      for (const id of [...missing].toSorted()) add.run(id)
      const linkedIn = ({ around }: LockScope) =>
        found.flatMap(({ root, id, step }) => (root === around && step === 1 ? id : []))
      const [first] = scopes
      if (first?.around !== undefined) remember(first.around, linkedIn(first))
      return { people: new Set(found.map(({ id }) => id)), linkedIn }
    },
    /** Until the next call a job concerns nobody outside its scope; without one it may concern everybody. */
    limit(all: Locked | undefined, scope?: LockScope): void {
      locked = (scope && all?.people) ?? null
      likelyReaders = (scope && all?.linkedIn(scope)) ?? []
    },
    likelyReaders: () => likelyReaders,
    require(people: readonly (string | null)[]): void {
      if (locked === null) return
      const missing = people.filter((id) => id !== null && !locked?.has(id))
      if (missing.length > 0) throw new NarrowLockScope(missing as string[])
    },
  }
}

export type Locks = ReturnType<typeof createLocks>
