/** The outcomes of mutations, and how often some of them failed: looked up for a whole batch, stored in its commit. */
import { hash, randomUUID } from 'node:crypto'
import type { CommandError, RefusalCode, RefusalDetails } from '#domain/command-error.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import type { Mutation, MutationResult } from '#domain/sync-protocol.ts'
import type { Database } from '#server/store/database.ts'
import { inList } from '#server/store/in-list.ts'
import { createStatements } from '#server/store/statements.ts'

/** How a mutation ended: refused, or applied with additional fields of its answer. */
export type Ending = {
  readonly refusal?: CommandError | null
  readonly facts?: RefusalDetails | null | undefined
}
export type Outcome = {
  /** Distinguishes a repeated mutation from another one with the same id. */
  readonly fingerprint: string
  readonly status: 'applied' | 'rejected'
  readonly code: RefusalCode | null
  /** The sentence of a refusal from before refusals were stored as facts, if it could not be converted. */
  readonly message: string | null
  readonly details: string | null
}
/** Earlier results: the outcomes of mutations, and how often others failed. */
export type Known = {
  readonly outcomes: Map<string, Outcome>
  readonly failures: ReadonlyMap<string, number>
}
type Sent = { readonly actor: string; readonly now: string }

export function createOutcomes(database: Database) {
  const thisProcess = randomUUID()
  // Plain SQL, for these run with every mutation.
  const prepared = createStatements(database)
  const find = database.prepare('SELECT id FROM mutations WHERE user_id = ? AND id = ?')
  const insert = database.prepare(
    `INSERT INTO mutations (user_id, id, name, fingerprint, status, code, details, at, received_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  // A running attempt counts once, however often this process makes it; the next process finds it if this one dies.
  const countAttempt = database
    .prepare<unknown[], number>(
      `INSERT INTO faults (user_id, id, attempts, running_in, mutation, error, at) VALUES (?, ?, 1, ?, ?, ?, ?)
       ON CONFLICT (user_id, id) DO UPDATE SET
         attempts = faults.attempts + CASE WHEN faults.running_in = ? THEN 0 ELSE 1 END,
         running_in = excluded.running_in, error = excluded.error, at = excluded.at
       RETURNING attempts`,
    )
    .pluck()

  function count(
    mutation: Mutation,
    { actor, now }: Sent,
    { error, runningIn }: { readonly error: string; readonly runningIn: string | null },
  ): number {
    const values = [actor, mutation.id, runningIn, JSON.stringify(mutation), error, now]
    return countAttempt.get(...values, thisProcess) ?? 1
  }

  return {
    has: (actor: string, id: string) => find.get(actor, id) !== undefined,

    /** Looks up the earlier results of all mutations of a batch. */
    lookUp(actor: string, mutations: readonly Mutation[]): Known {
      const { marks, values } = inList(mutations.map(({ id }) => id))
      const [found = [], failed = []] = database.engine.batch<unknown[]>([
        () =>
          prepared(
            `SELECT id, fingerprint, status, code, message, details FROM mutations WHERE user_id = ? AND id IN (${marks})`,
          ).all(actor, ...values),
        () =>
          prepared(
            `SELECT id, attempts - CASE WHEN running_in = ? THEN 1 ELSE 0 END AS failed
             FROM faults WHERE user_id = ? AND id IN (${marks})`,
          ).all(thisProcess, actor, ...values),
      ])
      const outcomes = found as (Outcome & { readonly id: string })[]
      const failures = failed as { readonly id: string; readonly failed: number }[]
      return {
        outcomes: new Map(outcomes.map((outcome) => [outcome.id, outcome])),
        failures: new Map(failures.map((each) => [each.id, each.failed])),
      }
    },

    keep(
      mutation: Mutation,
      { actor, now }: Sent,
      { refusal = null, facts = null }: Ending,
    ): Outcome {
      const told = refusal?.details ?? facts
      const details = told ? JSON.stringify(told) : null
      const fingerprint = fingerprintOf(mutation)
      const status = refusal ? 'rejected' : 'applied'
      const code = refusal?.code ?? null
      const { id, name, at } = mutation
      insert.run(actor, id, name, fingerprint, status, code, details, at, now)
      return { fingerprint, status, code, message: null, details }
    },

    /** Counts an attempt that may crash the process. */
    countRunning: (mutation: Mutation, sent: Sent, error: string) =>
      count(mutation, sent, { error, runningIn: thisProcess }),

    /** Counts an internal error; returns how many there have been. */
    countFault(mutation: Mutation, sent: Sent, error: unknown): number {
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return count(mutation, sent, { error: trace, runningIn: null })
    },
  }
}

export function resultOf(
  id: string,
  { status, code, message, details }: Omit<Outcome, 'fingerprint'>,
): MutationResult {
  const told = details === null ? null : (JSON.parse(details) as RefusalDetails)
  if (status === 'applied') return told === null ? { id, status } : { id, status, facts: told }
  const refused = { code: code ?? 'server_error', details: told } as const
  return { id, status, ...refused, message: refusalText({ ...refused, message: message ?? '' }) }
}

export function fingerprintOf({ name, version, input }: Mutation): string {
  return hash('sha1', JSON.stringify([name, version, input]), 'base64url')
}
