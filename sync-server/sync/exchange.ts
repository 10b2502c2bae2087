/** The one exchange: applies what a device queued and answers with outcomes and feed from the same snapshot (R10). */
import type { Settings } from '#domain/command.ts'
import { parseCursor } from '#domain/cursor.ts'
import type {
  ExchangeRequest,
  ExchangeResponse,
  MutationResult,
  Page,
} from '#domain/sync-protocol.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Applier, Sender } from '#server/sync/apply-mutation.ts'
import type { PageReader } from '#server/sync/page.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

/** From this many unanswered tries on, mutations run one by one, each attempt counted before it is made (R30). */
const CAREFUL_FROM = 5

type Deps = {
  readonly writer: Writer
  readonly applier: Applier
  readonly pages: PageReader
  readonly pokes: PokeHub
  readonly settings: Settings
  readonly report: (fault: unknown) => void
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
  pokes,
  settings,
  report,
}: Deps): Exchange {
  /**
   * A server that does not know what it acknowledged, or where it led a device, was restored: the device then starts
   * over and sends what it kept. Asked before anything is applied, for that would move the feed on.
   */
  function isForgotten({ acknowledged, cursor }: ExchangeRequest, { actor }: Sender): boolean {
    const at = parseCursor(cursor)
    const isElsewhere =
      at !== null && (at.epoch !== pages.epoch() || at.version > pages.versionOf(actor))
    return isElsewhere || (acknowledged !== null && !applier.knows(actor, acknowledged))
  }

  function pageFor(request: ExchangeRequest, sender: Sender): Page {
    const forgot = isForgotten(request, sender)
    const page = pages.read(sender.actor, forgot ? null : request.cursor)
    return { ...page, base: request.cursor, forgot }
  }

  function applyAndRead(request: ExchangeRequest, sender: Sender): Answer {
    const { results, viewers, fault } = applier.apply(request.mutations, {
      ...sender,
      isQueued: true,
    })
    if (fault !== null) report(fault)
    pokes.changed(viewers)
    return { results, page: pageFor(request, sender) }
  }

  async function carefully(request: ExchangeRequest, sender: Sender): Promise<Answer> {
    const results: MutationResult[] = []
    for (const mutation of request.mutations) {
      if (!applier.knows(sender.actor, mutation.id))
        await writer.run(() => applier.brace(mutation, sender))
      const one = await writer.run(() =>
        applyAndRead({ ...request, mutations: [mutation] }, sender),
      )
      results.push(...one.results)
      if (one.results[0]?.status !== 'applied' && one.results[0]?.status !== 'rejected') break
    }
    return { results, page: pageFor(request, sender) }
  }

  async function answer(request: ExchangeRequest, sender: Sender): Promise<Answer> {
    // What was forgotten has to come again before anything newer: order is kept (invariant 6).
    if (request.mutations.length === 0 || isForgotten(request, sender))
      return { results: [], page: pageFor(request, sender) }
    if (request.attempt >= CAREFUL_FROM) return carefully(request, sender)
    return writer.run(() => applyAndRead(request, sender))
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
