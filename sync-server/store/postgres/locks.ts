/**
 * The locks of a transaction: the rows of `viewers` of everybody it concerns, locked by its first statement in the
 * order of their ids. Transactions that change something these people see wait; all others do not. Under READ COMMITTED
 * each later statement sees what the last holder committed, so nothing has to run again because another one was first.
 */
import type { LockScope } from '#server/store/lock-scope.ts'
import { NarrowLockScope } from '#server/store/lock-scope.ts'
import type { Connection } from './connection.ts'
import type { Prefetch } from './prefetch.ts'
import { createPrefetch } from './prefetch.ts'

/**
 * For each of the given people, everybody linked with them in one step or two, and whether they have a row, which is
 * locked now. Every other person in the scope is a circle of their own.
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
/** Also locks the row if another transaction has just added it. */
const ADD = 'INSERT INTO viewers (id) VALUES (?) ON CONFLICT (id) DO UPDATE SET id = excluded.id'

/** The number of people whose links at their last lock are remembered. */
const MAX_REMEMBERED = 10_000

/** The part of one job in a transaction. */
export type Held = {
  /** Everybody it may concern; null for everybody on the server. */
  readonly people: ReadonlySet<string> | null
  /** The people linked in one step with the person of the scope. */
  readonly linked: readonly string[]
  /** The answers to the reads that it announced. */
  readonly answers: Prefetch
}

export function createLocks({ transaction, prepare }: Pick<Connection, 'transaction' | 'prepare'>) {
  const lock = prepare<unknown[], Found>(LOCK)
  const add = prepare(ADD)
  let locked: ReadonlySet<string> | null = null
  let likelyReaders: readonly string[] = []
  const remembered = new Map<string, readonly string[]>()

  /** Each scope announces its reads for the people who were linked last time, so that locks and reads are one trip. */
  async function ask(
    scopes: readonly (LockScope | undefined)[],
    announced: readonly Prefetch[],
  ): Promise<readonly Found[]> {
    const roots = scopes.flatMap((scope) => scope?.around ?? [])
    const people = scopes.flatMap((scope) => scope?.people ?? [])
    if (roots.length + people.length === 0) return []
    const announce = ({ around = '', prefetch }: LockScope) =>
      limitedTo({ people: null, linked: remembered.get(around) ?? [] }, () => prefetch?.())
    const groups = announced.map((answers, index) => {
      const scope = scopes[index]
      return { answers, reads: scope ? [() => (announce(scope), [])] : [] }
    })
    const locking = { answers: createPrefetch(), reads: [() => lock.all(roots, people)] }
    const [[found = []] = []] = await transaction.gather([locking, ...groups])
    return found
  }

  function limitedTo<Value>(
    { people, linked }: Pick<Held, 'people' | 'linked'>,
    work: () => Value,
  ): Value {
    locked = people
    likelyReaders = linked
    try {
      return work()
    } finally {
      locked = null
      likelyReaders = []
    }
  }

  function remember(root: string, linked: readonly string[]): void {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(root, linked)
  }

  return {
    /** Locks everybody in the scopes of some jobs, and does the reads that these jobs announced. */
    async lock(scopes: readonly (LockScope | undefined)[]): Promise<readonly Held[]> {
      const announced = scopes.map(() => createPrefetch())
      const found = await ask(scopes, announced)
      const missing = new Set(found.flatMap((each) => (each.locked === 0 ? each.id : [])))
      transaction.within(createPrefetch(), () => {
        for (const id of [...missing].toSorted()) add.run(id)
      })
      // The reads about these people are older than their locks, or than another job's writes.
      const stale = new Set(missing)
      return announced.map((answers, index) => {
        const scope = scopes[index]
        if (scope === undefined) return { people: null, linked: [], answers }
        const mine = found.filter(
          ({ root }) => root === scope.around || scope.people?.includes(root),
        )
        const linked = mine.flatMap(({ root, id, step }) =>
          root === scope.around && step === 1 ? id : [],
        )
        if (scope.around !== undefined) remember(scope.around, linked)
        const people = new Set(mine.map(({ id }) => id))
        if ([...people].some((id) => stale.has(id))) answers.forget()
        for (const id of people) stale.add(id)
        return { people, linked, answers }
      })
    },
    /** Runs a job, which must not concern anybody outside its lock scope. */
    run: <Value>(held: Held, work: () => Value): Value =>
      transaction.within(held.answers, () => limitedTo(held, work)),
    likelyReaders: () => likelyReaders,
    require(people: readonly (string | null)[]): void {
      if (locked === null) return
      const missing = people.filter((id) => id !== null && !locked?.has(id))
      if (missing.length > 0) throw new NarrowLockScope(missing as string[])
    },
  }
}

export type Locks = ReturnType<typeof createLocks>
