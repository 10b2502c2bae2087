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
import { isMachineTrouble } from '#server/store/storage-trouble.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Applier, Sender } from '#server/sync/apply-mutation.ts'
import type { Commits } from '#server/sync/commits.ts'
import type { PageReader } from '#server/sync/page.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

/** After this many unanswered attempts mutations run one by one, each attempt recorded before it is made (R30). */
const ONE_BY_ONE_FROM = 5
/** Mutations per commit: about 40 ms, after which others are served. */
const BATCH_MUTATIONS = 100
/** One by one for this long at most; the device sends the rest again. It waits for its answer 30 seconds. */
const ONE_BY_ONE_MS = 5000

type Deps = {
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
type Answer = { readonly results: readonly MutationResult[]; readonly page: Page }

export type Exchange = (
  request: ExchangeRequest,
  sender: Sender,
  device: string,
) => Promise<ExchangeResponse>

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createExchange({
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

  function pageFor(request: ExchangeRequest, sender: Sender, forgot: boolean): Page {
    const page = pages.read(sender.actor, forgot ? null : request.cursor)
    return { ...page, base: request.cursor, forgot }
  }

  async function applyBatch(
    mutations: readonly Mutation[],
    sender: Sender,
  ): Promise<readonly MutationResult[]> {
    const applied = await writer.run(
      () => applier.apply(mutations, { ...sender, isQueued: true }),
      { circleOf: sender.actor },
    )
    if (applied.fault !== null) report(applied.fault)
    commits.tell(applied)
    return applied.results
  }

  /** Stops at the first that is held or fails; a stop in between leaves complete commits, and the rest is sent again. */
  async function applyInBatches(
    mutations: readonly Mutation[],
    sender: Sender,
  ): Promise<readonly MutationResult[]> {
    const results: MutationResult[] = []
    while (results.length < mutations.length) {
      const batch = mutations.slice(results.length, results.length + BATCH_MUTATIONS)
      const applied = await applyBatch(batch, sender)
      results.push(...applied)
      if (applied.length < batch.length || applied.at(-1)?.status === 'held') break
    }
    return results
  }

  /**
   * One of them may have crashed the server: each new mutation runs in its own commit, after one that records the
   * attempt. Known ones cost no more than in a batch, and the page is read once.
   */
  async function applyOneByOne(
    mutations: readonly Mutation[],
    sender: Sender,
  ): Promise<readonly MutationResult[]> {
    const startedAt = clock()
    const isNew = ({ id }: Mutation) => !applier.knows(sender.actor, id)
    const firstNew = mutations.findIndex(isNew)
    const known = firstNew === -1 ? mutations : mutations.slice(0, firstNew)
    const results = [...(await applyBatch(known, sender))]
    for (const mutation of mutations.slice(known.length)) {
      if (clock() - startedAt > ONE_BY_ONE_MS) break
      await writer.run(() => applier.recordAttempt(mutation, sender))
      const [result] = await applyBatch([mutation], sender).catch(async (error: unknown) => {
        if (error instanceof HttpError || isMachineTrouble(error)) throw error
        report(error)
        await writer.run(() => applier.recordFault(mutation, sender, error))
        return []
      })
      if (result) results.push(result)
      if (result === undefined || result.status === 'held') break
    }
    return results
  }

  async function answer(request: ExchangeRequest, asking: Sender): Promise<Answer> {
    const sender = { ...asking, clock: request.clock }
    // Forgotten mutations must come again before anything newer: order is kept (I6).
    const forgot = isForgotten(request, sender)
    if (request.mutations.length === 0 || forgot)
      return { results: [], page: pageFor(request, sender, forgot) }
    const apply = request.attempt >= ONE_BY_ONE_FROM ? applyOneByOne : applyInBatches
    const results = await apply(request.mutations, sender)
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
