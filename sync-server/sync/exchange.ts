/** The exchange: applies the mutations of a device and answers with their outcomes and the news after them (I7). */
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
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { inSnapshot } from '#server/store/database.ts'
import { isMachineTrouble } from '#server/store/storage-trouble.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Applied, Applier, Sender } from '#server/sync/apply-mutation.ts'
import type { Commits } from '#server/sync/commits.ts'
import type { PageReader } from '#server/sync/page.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

/** After this many unanswered attempts mutations run one by one, each attempt recorded before it is made (R30). */
const ONE_BY_ONE_FROM = 5
/** Mutations per commit: about 40 ms, after which others are served. */
const BATCH_MUTATIONS = 200
/** One by one for this long at most; the device sends the rest again. It waits for its answer 30 seconds. */
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
/** Null if the server was restored. */
type Results = readonly MutationResult[] | null
type Answer = { readonly results: readonly MutationResult[]; readonly page: Page }

export type Exchange = (
  request: ExchangeRequest,
  sender: Sender,
  device: string,
) => Promise<ExchangeResponse>

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createExchange({
  database,
  writer,
  applier,
  pages,
  commits,
  pokes,
  settings,
  report,
  clock,
}: Deps): Exchange {
  /**
   * A server that does not know a mutation it acknowledged, or a cursor it gave out, was restored: the device then
   * starts over and sends what it kept. Checked before anything is applied, because that would advance the feed.
   */
  function isForgotten({ acknowledged, cursor }: ExchangeRequest, { actor }: Sender): boolean {
    const at = parseCursor(cursor)
    const isElsewhere =
      at !== null && (at.epoch !== pages.epoch() || at.version > pages.versionOf(actor))
    return isElsewhere || (acknowledged !== null && !applier.knows(actor, acknowledged))
  }

  function readsOfHistory({ acknowledged, cursor }: ExchangeRequest, { actor }: Sender) {
    return [
      () => cursor !== null && pages.versionOf(actor),
      () => acknowledged !== null && applier.knows(actor, acknowledged),
    ]
  }

  function pageFor(request: ExchangeRequest, sender: Sender, forgot: boolean): Page {
    const page = pages.read(sender.actor, forgot ? null : request.cursor)
    return { ...page, base: request.cursor, forgot }
  }

  async function commit<Done extends Applied | null>(
    work: () => Done,
    { actor }: Sender,
  ): Promise<Done> {
    const applied = await writer.run(work, { around: actor })
    if (applied === null) return applied
    if (applied.fault !== null) report(applied.fault)
    commits.tell(applied)
    return applied
  }

  /** Stops at the first that is held or fails; a stop in between leaves complete commits, and the rest is sent again. */
  async function applyInBatches(request: ExchangeRequest, sender: Sender): Promise<Results> {
    const results: MutationResult[] = []
    while (results.length < request.mutations.length) {
      const batch = request.mutations.slice(results.length, results.length + BATCH_MUTATIONS)
      const isFirst = results.length === 0
      const applied = await commit(() => {
        applier.prefetch(batch, sender, isFirst ? readsOfHistory(request, sender) : [])
        return isFirst && isForgotten(request, sender) ? null : applier.apply(batch, sender)
      }, sender)
      if (applied === null) return null
      results.push(...applied.results)
      if (applied.results.length < batch.length || results.at(-1)?.status === 'held') break
    }
    return results
  }

  async function applyAlone(
    mutation: Mutation,
    sender: Sender,
  ): Promise<MutationResult | undefined> {
    try {
      return (await commit(() => applier.apply([mutation], sender), sender)).results[0]
    } catch (error) {
      if (error instanceof HttpError || isMachineTrouble(error)) throw error
      report(error)
      await writer.run(() => applier.recordFault(mutation, sender, error))
      return undefined
    }
  }

  /**
   * One of them may have crashed the server: each new mutation runs in its own commit, after one that records the
   * attempt. Known ones cost no more than in a batch, and the page is read once.
   */
  async function applyOneByOne(request: ExchangeRequest, sender: Sender): Promise<Results> {
    if (isForgotten(request, sender)) return null
    const { mutations } = request
    const startedAt = clock()
    const isNew = ({ id }: Mutation) => !applier.knows(sender.actor, id)
    const firstNew = mutations.findIndex(isNew)
    const known = firstNew === -1 ? mutations : mutations.slice(0, firstNew)
    const results = [...(await commit(() => applier.apply(known, sender), sender)).results]
    for (const mutation of mutations.slice(known.length)) {
      if (clock() - startedAt > ONE_BY_ONE_MS) break
      await writer.run(() => applier.recordAttempt(mutation, sender))
      const result = await applyAlone(mutation, sender)
      if (result) results.push(result)
      if (result === undefined || result.status === 'held') break
    }
    return results
  }

  /** Only looks, at one moment. */
  function pull(request: ExchangeRequest, sender: Sender): Answer {
    return inSnapshot(database, () => {
      database.engine.prefetch(readsOfHistory(request, sender))
      return { results: [], page: pageFor(request, sender, isForgotten(request, sender)) }
    })
  }

  async function answer(request: ExchangeRequest, asking: Sender): Promise<Answer> {
    const sender = { ...asking, clock: request.clock, isQueued: true }
    if (request.mutations.length === 0) return pull(request, sender)
    const apply = request.attempt >= ONE_BY_ONE_FROM ? applyOneByOne : applyInBatches
    const results = await apply(request, sender)
    // Forgotten mutations must come again before anything newer: order is kept (I6).
    if (results === null) return { results: [], page: pageFor(request, sender, true) }
    // Read after all of them, so that the page contains everything that is answered as applied.
    return { results, page: pageFor(request, sender, false) }
  }

  return async (request, sender, device) => {
    const { results, page } = await answer(request, sender)
    pokes.reached(sender.actor, device, page.cursor)
    return {
      mitten: PROTOCOL,
      account: sender.actor,
      now: sender.now,
      settings,
      results: [...results],
      page,
    }
  }
}
