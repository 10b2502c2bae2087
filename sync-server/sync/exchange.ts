/** The exchange: applies the mutations of a device, and answers with their outcomes and the news after them (I7). */
import type { Settings } from '#domain/command.ts'
import { parseCursor } from '#domain/cursor.ts'
import type {
  ExchangeRequest,
  ExchangeResponse,
  Mutation,
  MutationResult,
  Page,
} from '#domain/sync-protocol.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import { SCHEMA } from '#domain/tables.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { inSnapshot } from '#server/store/database.ts'
import { isInfrastructureFailure } from '#server/store/storage-failure.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Applied, Applier, Sender } from '#server/sync/apply-mutation.ts'
import type { Commits, Committed } from '#server/sync/commits.ts'
import type { PageReader } from '#server/sync/page.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

/** After this many unanswered attempts mutations run one by one, each attempt recorded before it is made (R30). */
const ONE_BY_ONE_FROM = 5
/** Mutations per commit: about 40 ms, after which others are served. */
const BATCH_MUTATIONS = 200
/** For this long at most they run one by one; the device sends the rest again. It waits 30 seconds for its answer. */
const ONE_BY_ONE_MS = 5000

type Deps = {
  readonly database: Database
  readonly writer: Writer
  readonly applier: Applier
  readonly pages: PageReader
  readonly commits: Commits
  readonly pokes: PokeHub
  readonly settings: Settings
  readonly report: (fault: unknown) => void
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number
}
/** The outcomes, and the commits that contain them; null if the server was restored. */
type Done = {
  readonly results: readonly MutationResult[]
  readonly commits: readonly Committed[]
} | null
type Answer = { readonly results: readonly MutationResult[]; readonly page: Page }

export type Exchange = (
  request: ExchangeRequest,
  sender: Sender,
  device: string,
) => Promise<ExchangeResponse>

/** Applies the mutations of a request, and answers with the outcomes and the news. */
export function createExchange(deps: Deps): Exchange {
  const exchanges = new Exchanges(deps)
  return (request, sender, device) => exchanges.take(request, sender, device)
}

class Exchanges {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async take(request: ExchangeRequest, sender: Sender, device: string): Promise<ExchangeResponse> {
    const { results, page } = await this.#answer(request, sender)
    this.#deps.pokes.reached(sender.actor, device, page.cursor)
    return {
      mitten: PROTOCOL,
      account: sender.actor,
      now: sender.now,
      schema: SCHEMA,
      settings: this.#deps.settings,
      results: [...results],
      page,
    }
  }

  /**
   * A server that does not know a mutation it acknowledged, or a cursor it gave out, was restored: the device then
   * starts over and sends what it kept. Checked before anything is applied, because that would advance the feed.
   */
  #isForgotten({ acknowledged, cursor }: ExchangeRequest, { actor }: Sender): boolean {
    const at = parseCursor(cursor)
    const isElsewhere =
      at !== null &&
      (at.epoch !== this.#deps.pages.epoch() || at.version > this.#deps.pages.versionOf(actor))
    return isElsewhere || (acknowledged !== null && !this.#deps.applier.knows(actor, acknowledged))
  }

  #readsOfHistory({ acknowledged, cursor }: ExchangeRequest, { actor }: Sender) {
    return [
      () => cursor !== null && this.#deps.pages.versionOf(actor),
      () => acknowledged !== null && this.#deps.applier.knows(actor, acknowledged),
    ]
  }

  #pageFor(request: ExchangeRequest, sender: Sender, forgot: boolean): Page {
    const page = this.#deps.pages.read(sender.actor, forgot ? null : request.cursor)
    return { ...page, base: request.cursor, forgot }
  }

  async #commit<Done extends Applied | null>(
    work: () => Done,
    { actor }: Sender,
    prefetch = () => undefined as void,
  ): Promise<Done> {
    const applied = await this.#deps.writer.run(work, { around: actor, prefetch })
    if (applied === null) return applied
    if (applied.fault !== null) this.#deps.report(applied.fault)
    this.#deps.commits.publish(applied)
    return applied
  }

  /** Stops at the first that is held or fails. A stop in between leaves complete commits; the rest is sent again. */
  async #applyInBatches(request: ExchangeRequest, sender: Sender): Promise<Done> {
    const results: MutationResult[] = []
    const commits: Committed[] = []
    while (results.length < request.mutations.length) {
      const batch = request.mutations.slice(results.length, results.length + BATCH_MUTATIONS)
      const isFirst = results.length === 0
      const beside = isFirst ? this.#readsOfHistory(request, sender) : []
      const applied = await this.#commit(
        () =>
          isFirst && this.#isForgotten(request, sender)
            ? null
            : this.#deps.applier.apply(batch, sender),
        sender,
        () => this.#deps.applier.prefetch(batch, sender, beside),
      )
      if (applied === null) return null
      results.push(...applied.results)
      commits.push(applied)
      if (applied.results.length < batch.length || results.at(-1)?.status === 'held') break
    }
    return { results, commits }
  }

  async #applyAlone(mutation: Mutation, sender: Sender): Promise<MutationResult | undefined> {
    try {
      return (await this.#commit(() => this.#deps.applier.apply([mutation], sender), sender))
        .results[0]
    } catch (error) {
      if (error instanceof HttpError || isInfrastructureFailure(error)) throw error
      this.#deps.report(error)
      await this.#deps.writer.run(() => this.#deps.applier.recordFault(mutation, sender, error))
      return undefined
    }
  }

  /**
   * One of them may have crashed the server: each new mutation runs in its own commit, after a commit that records the
   * attempt. Known ones cost no more than in a batch, and the page is read only once.
   */
  async #applyOneByOne(request: ExchangeRequest, sender: Sender): Promise<Done> {
    if (this.#isForgotten(request, sender)) return null
    const { mutations } = request
    const startedAt = this.#deps.clock()
    const isNew = ({ id }: Mutation) => !this.#deps.applier.knows(sender.actor, id)
    const firstNew = mutations.findIndex(isNew)
    const known = firstNew === -1 ? mutations : mutations.slice(0, firstNew)
    const results = [
      ...(await this.#commit(() => this.#deps.applier.apply(known, sender), sender)).results,
    ]
    for (const mutation of mutations.slice(known.length)) {
      if (this.#deps.clock() - startedAt > ONE_BY_ONE_MS) break
      await this.#deps.writer.run(() => this.#deps.applier.recordAttempt(mutation, sender))
      const result = await this.#applyAlone(mutation, sender)
      if (result) results.push(result)
      if (result === undefined || result.status === 'held') break
    }
    return { results, commits: [] }
  }

  /** Only reads, from one snapshot. */
  #pull(request: ExchangeRequest, sender: Sender): Answer {
    return inSnapshot(this.#deps.database, () => {
      this.#deps.database.engine.prefetch(this.#readsOfHistory(request, sender))
      return {
        results: [],
        page: this.#pageFor(request, sender, this.#isForgotten(request, sender)),
      }
    })
  }

  async #answer(request: ExchangeRequest, asking: Sender): Promise<Answer> {
    const sender = { ...asking, clock: request.clock, isQueued: true }
    if (request.mutations.length === 0) return this.#pull(request, sender)
    const apply = request.attempt >= ONE_BY_ONE_FROM ? this.#applyOneByOne : this.#applyInBatches
    const done = await apply.call(this, request, sender)
    // Forgotten mutations must come again before anything newer, because order is kept (I6).
    if (done === null) return { results: [], page: this.#pageFor(request, sender, true) }
    // After all of them, so that the page contains every effect that is answered as applied.
    const known = this.#deps.pages.after(sender.actor, request.cursor, done.commits)
    return { results: done.results, page: known ?? this.#pageFor(request, sender, false) }
  }
}
