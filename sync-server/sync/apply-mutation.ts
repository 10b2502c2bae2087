/** Applies mutations: each at most once, with its outcome stored in the same commit as its effects (I2). */
import { clampTap, OLDEST_MUTATION_MS, onServerClock } from '#domain/calendar.ts'
import { CommandError, refusal } from '#domain/command-error.ts'
import type { Settings } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandOf, isCommandName, parseInput } from '#domain/commands.ts'
import { execute } from '#domain/execute.ts'
import { keyOf, sameRow } from '#domain/row-values.ts'
import type { Rows } from '#domain/rows.ts'
import { createRows } from '#domain/rows.ts'
import type { Mutation, MutationResult } from '#domain/sync-protocol.ts'
import type { Change } from '#domain/tx.ts'
import { createdId, retiredIds } from '#domain/used-ids.ts'
import { accountDeleted, createDeletedAccounts } from '#server/auth/deleted-accounts.ts'
import type { Database } from '#server/store/database.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { endsTransaction } from '#server/store/storage-failure.ts'
import { createUsedIds } from '#server/store/used-ids.ts'
import type { Committed } from '#server/sync/commits.ts'
import type { FeedWriter } from '#server/sync/feed.ts'
import type { Ending, Known, Outcome } from '#server/sync/outcomes.ts'
import { createOutcomes, fingerprintOf, resultOf } from '#server/sync/outcomes.ts'
import { createReadPrediction } from '#server/sync/read-prediction.ts'
import { createWhoDeleted } from '#server/sync/who-deleted.ts'

/** A mutation that fails this often with an internal error is refused and set aside, so that the queue moves on (R30). */
const MAX_ATTEMPTS = 3

/** If an actor has many likely readers, only this many are prefetched for. */
const MAX_LIKELY_READERS = 8

/** The result of a batch, with its net changes. `fault` is the internal error that stopped it, if any. */
export type Applied = Committed & {
  readonly results: readonly MutationResult[]
  readonly fault: unknown
}

export type Sender = {
  readonly actor: string
  readonly now: string
  /**
   * The mutations come from an outbox: commands that need a connection are not accepted from there, because nobody
   * waits for the answer.
   */
  readonly isQueued?: boolean
  /** The device's clock when it sent them. */
  readonly clock?: string | null | undefined
}
export type Applier = {
  /**
   * Runs mutations in order inside the writer's transaction, up to the first one that is held or fails. Throws for
   * errors outside a mutation, and for those that end the transaction, such as a full disk: then it rolls back, and
   * nothing is counted.
   */
  apply(mutations: readonly Mutation[], sender: Sender): Applied
  /** Prefetches the reads of `apply`, and those given as `beside`. */
  prefetch(mutations: readonly Mutation[], sender: Sender, beside: readonly (() => unknown)[]): void
  /** Records an attempt that may crash the process, in a commit before the attempt (R30). */
  recordAttempt(mutation: Mutation, sender: Sender): void
  /** Counts an internal error outside the mutation's own run, such as in the feed, in a commit of its own. */
  recordFault(mutation: Mutation, sender: Sender, error: unknown): void
  /** Called inside the commit with each batch's changes, and for whom; the commit may still be rolled back. */
  onChanged(listener: (changed: Changed) => void): void
  /** Whether the outcome of a mutation is known: if not, this server lost history that the device has seen (R13). */
  knows(actor: string, mutationId: string): boolean
}

/** The changes of a commit, and who made them. */
type Changed = Committed & Pick<Sender, 'actor'>

type Deps = {
  readonly database: Database
  readonly store: RowStore
  readonly feed: FeedWriter
  readonly settings: Settings
}

export function createApplier(deps: Deps): Applier {
  const { store, feed } = deps
  const runner = new Runner(deps)
  const { outcomes } = runner
  const deletedAccounts = createDeletedAccounts(deps.database)
  const listeners: ((changed: Changed) => void)[] = []

  return {
    prefetch: (mutations, sender, beside) =>
      runner.prefetch(mutations, sender, { rows: createRows(store.load), beside }),
    recordAttempt(mutation, sender) {
      // A held mutation does not run: it may wait for an update any number of times.
      const error = 'The server stopped while running it'
      if (!isHeld(mutation)) outcomes.countRunning(mutation, sender, error)
    },
    recordFault: (mutation, sender, error) => void outcomes.countFault(mutation, sender, error),
    knows: (actor, id) => outcomes.has(actor, id),
    onChanged: (listener) => void listeners.push(listener),
    apply(mutations, sender) {
      const rows = createRows(store.load)
      runner.prefetch(mutations, sender, { rows })
      // Its session was found before the deletion was committed: nothing may be created in its name any more.
      if (rows.get('accounts', sender.actor) === null && deletedAccounts.has(sender.actor))
        throw accountDeleted()
      const known = outcomes.lookUp(sender.actor, mutations)
      const { results, changes, fault } = runner.applyAll(mutations, sender, { rows, known })
      const net = netOf(changes)
      const changed = { entered: feed.record(net), changes: net }
      for (const listener of listeners) listener({ ...changed, actor: sender.actor })
      return { results, ...changed, fault }
    },
  }
}

type Loaded = { readonly rows: Rows; readonly known: Known }

/** Runs mutations on rows in memory, and collects their outcomes. */
class Runner {
  readonly outcomes: ReturnType<typeof createOutcomes>
  readonly #deps: Deps
  readonly #usedIds: ReturnType<typeof createUsedIds>
  readonly #whoDeleted: ReturnType<typeof createWhoDeleted>
  readonly #prediction: ReturnType<typeof createReadPrediction>

  constructor(deps: Deps) {
    const { database, store } = deps
    this.#deps = deps
    this.outcomes = createOutcomes(database)
    this.#usedIds = createUsedIds(database)
    this.#whoDeleted = createWhoDeleted(database, store)
    this.#prediction = createReadPrediction(store)
  }

  #readersOf(actor: string) {
    const others = this.#deps.database.engine.likelyReaders().filter((person) => person !== actor)
    return { actor, others: others.slice(0, MAX_LIKELY_READERS) }
  }

  /** Whether the id of the row that a mutation would create was used before. */
  #isUsed(name: CommandName, input: unknown): boolean {
    const created = createdId(name, input)
    return created !== null && this.#usedIds.has(created)
  }

  #run(mutation: Mutation, sender: Sender, rows: Rows): readonly Change[] {
    const { id, name, version, input } = mutation
    if (!isCommandName(name)) throw new Error(`${name} is held before it runs`)
    if (sender.isQueued && commandOf(name).onlineOnly) throw refusal('online_only', 'server')
    const { actor, now, clock = null } = sender
    const at = onServerClock(mutation.at, { clock, now })
    if (Date.parse(at) < Date.parse(now) - OLDEST_MUTATION_MS) throw refusal('too_old', 'mutation')
    const context = {
      actor,
      at: clampTap({ at, now }, rows.get('accounts', actor)?.created_at ?? now),
      now,
      mutationId: id,
      settings: this.#deps.settings,
    }
    const parsed = { name, input: parseInput(name, input, version), context }
    if (this.#isUsed(name, parsed.input)) throw refusal('id_conflict', 'used')
    const changes = execute(
      parsed,
      rows,
      this.#prediction.learning(mutation, this.#readersOf(actor)),
    )
    for (const used of retiredIds(changes)) this.#usedIds.add(used)
    this.#whoDeleted.note(changes, context)
    return changes
  }

  /** Runs one mutation: its changes, and its outcome. Throws only internal errors, until it was retried enough. */
  #applyOne(
    mutation: Mutation,
    sender: Sender,
    { rows, known }: Loaded,
  ): [MutationResult, readonly Change[]] {
    const end = (ending: Ending): MutationResult => {
      const settled = this.outcomes.keep(mutation, sender, ending)
      known.outcomes.set(mutation.id, settled)
      return resultOf(mutation.id, settled)
    }
    const outcome = known.outcomes.get(mutation.id)
    if (outcome) return [repeated(mutation, outcome), []]
    if (isHeld(mutation)) return [{ id: mutation.id, status: 'held' }, []]
    if ((known.failures.get(mutation.id) ?? 0) >= MAX_ATTEMPTS)
      return [end({ refusal: givenUp() }), []]
    try {
      const changes = this.#run(mutation, sender, rows)
      const facts = commandOf(mutation.name as CommandName).facts?.(changes)
      return [end({ facts }), changes]
    } catch (error) {
      if (error instanceof CommandError) {
        const refusal = this.#whoDeleted.explain(error, mutation.input, sender.actor)
        return [end({ refusal }), []]
      }
      if (endsTransaction(error)) throw error
      if (this.outcomes.countFault(mutation, sender, error) < MAX_ATTEMPTS) throw error
      return [end({ refusal: givenUp() }), []]
    }
  }

  prefetch(
    mutations: readonly Mutation[],
    { actor }: Sender,
    { rows, beside = [] }: { readonly rows: Rows; readonly beside?: readonly (() => unknown)[] },
  ): void {
    const { database, store, feed } = this.#deps
    const { engine } = database
    const readers = this.#readersOf(actor)
    engine.prefetch([
      ...beside,
      () => engine.prefetch(this.#prediction.loading(rows, mutations, readers)),
      () => this.outcomes.lookUp(actor, mutations),
      () => store.get('accounts', actor),
      ...mutations.map(
        ({ name, input }) =>
          () =>
            isCommandName(name) && this.#isUsed(name, Object(input)),
      ),
      () => engine.prefetch(feed.reads([actor, ...readers.others])),
    ])
  }

  /** In order, up to the first one that is held or fails. */
  applyAll(mutations: readonly Mutation[], sender: Sender, loaded: Loaded) {
    const changes: Change[] = []
    const results: MutationResult[] = []
    for (const mutation of mutations) {
      try {
        const [result, changed] = this.#applyOne(mutation, sender, loaded)
        results.push(result)
        changes.push(...changed)
        if (result.status === 'held') break
      } catch (error) {
        if (endsTransaction(error)) throw error
        return { results, changes, fault: error }
      }
    }
    return { results, changes, fault: null }
  }
}

function givenUp(): CommandError {
  return refusal('server_error', 'unsaved')
}

/** The net effect of several changes to the same rows. */
function netOf(changes: readonly Change[]): readonly Change[] {
  const net = new Map<string, Change>()
  for (const change of changes) {
    const key = keyOf(change)
    const earlier = net.get(key)
    net.set(key, earlier ? { ...change, before: earlier.before } : change)
  }
  return [...net.values()].filter(({ before, after }) => !sameRow(before, after))
}

/** From a newer release than this server: it waits on its device, and so do those behind it. */
function isHeld({ name, version }: Mutation): boolean {
  return !isCommandName(name) || version > commandOf(name).version
}

function repeated(mutation: Mutation, known: Outcome): MutationResult {
  if (known.fingerprint === fingerprintOf(mutation)) return resultOf(mutation.id, known)
  const { code, details } = refusal('id_conflict', 'other_change')
  const outcome = {
    status: 'rejected',
    code,
    message: null,
    details: JSON.stringify(details),
  } as const
  return resultOf(mutation.id, outcome)
}
