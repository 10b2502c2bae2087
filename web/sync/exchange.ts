/** One exchange of the device: sends waiting mutations, receives outcomes and news, and applies them together. */
import { areApart } from '#domain/calendar.ts'
import { parseCursor } from '#domain/cursor.ts'
import type { Mutation, Page } from '#domain/sync-protocol.ts'
import { MAX_EXCHANGE_BYTES, MAX_MUTATIONS, PROTOCOL } from '#domain/sync-protocol.ts'
import type { ExchangeRequest, ExchangeResponse } from '#domain/sync-protocol.ts'
import type { DeviceState, DeviceStore, OutboxItem } from '#web/data/device-store.ts'
import { cursorOf } from '#web/data/device-store.ts'
import { readyItems } from './hold.ts'
import type { Answer } from './rebase.ts'
import { applyAnswer } from './rebase.ts'
import type { Transport } from './transport.ts'
import { ExchangeError } from './transport.ts'

/** Space in a request for everything except its mutations. */
const ENVELOPE_BYTES = 10_000

export type ExchangeDeps = {
  readonly store: DeviceStore
  readonly account: string
  readonly transport: Transport
  /** The device's own clock, uncorrected, in milliseconds. */
  readonly clock: () => number
}

export type Exchanged = {
  /** How many mutations were sent, and how many of them got a final answer. */
  readonly sent: number
  readonly answered: number
  /** The server is older than one of them: the queue waits until the server is updated. */
  readonly isHeld: boolean
  /** More is waiting to be sent, or the first sync is still fetching history. */
  readonly hasMore: boolean
  /** How long until the held changes may be sent, in milliseconds (R51). */
  readonly holdEndsInMs: number | null
}

export type ExchangeOptions = {
  /** How often in a row the first mutation was sent without an answer. */
  readonly attempt: number
  /** The maximum number of mutations to send. */
  readonly limit: number
  /** Skip the request if nothing waits: another tab has already sent it. */
  readonly onlyIfWaiting?: boolean
  /**
   * Send no changes yet, because the server may be unreachable: unsent changes can still be undone, and a server that
   * is down was not crashed by one of them.
   */
  readonly isProbe?: boolean
}

const nothingToDo = { sent: 0, answered: 0, isHeld: false, hasMore: false } as const

/** Runs one exchange. Rejects with ExchangeError if there was no answer; then nothing has changed here. */
export async function exchange(deps: ExchangeDeps, options: ExchangeOptions): Promise<Exchanged> {
  const { store, account, transport, clock } = deps
  const { state, items, isMore, isNone, holdEndsInMs } = await choose(store, clock(), options)
  if (options.onlyIfWaiting && isNone) return { ...nothingToDo, holdEndsInMs }
  const cursor = cursorOf(state)
  const nowMs = clock() + state.clockOffsetMs
  const request = {
    mitten: PROTOCOL,
    account,
    cursor,
    acknowledged: state.acknowledged,
    attempt: options.attempt,
    clock: new Date(nowMs).toISOString(),
    mutations: items.map((item) => toMutation(item, state, nowMs)),
  } as const
  const sentAt = clock()
  let isAnswered = true
  const response = await transport(request, state.device).catch((error: unknown) => {
    isAnswered = false
    return setAside(error, request, { settings: state.settings, sentAt })
  })
  const receivedAt = clock()
  const pages = await completePages(response.page, (cursor) =>
    transport({ ...request, cursor, mutations: [], attempt: 0 }, state.device),
  )
  const serverInfo = isAnswered ? serverInfoOf(response, { sentAt, receivedAt }) : {}
  const taken = await applyAnswer(store, account, {
    pages,
    results: response.results,
    now: response.now,
    serverInfo,
    isRefusedHere: !isAnswered,
  })
  const mustStartOver = !response.page.reset && cursorOf({ ...state, ...serverInfo }) !== cursor
  // A stale answer brought no news; after the last page of a first sync, the changes made meanwhile follow.
  const isBehind = taken === 'stale' || isPaging(cursor) || mustStartOver
  const sentRequest = { cursor, sent: items.length, isMoreHere: isMore || isBehind }
  return { ...outcomeOf(response, sentRequest), holdEndsInMs }
}

/** Which part of the queue goes into this request, whether more waits behind it, and whether nothing waits at all. */
async function choose(
  store: DeviceStore,
  now: number,
  { limit, isProbe = false }: ExchangeOptions,
) {
  const most = isProbe ? 1 : Math.min(limit, MAX_MUTATIONS)
  const { state, ready, holdEndsInMs } = await (isProbe ? lookAhead : takeOut)(store, most, now)
  const cursor = cursorOf(state)
  // While a first sync is paged, the news about mutations sent now would come last: they wait, and stay visible (I7).
  const items = isProbe || cursor === null || isPaging(cursor) ? [] : withinBytes(ready)
  const isMore = ready.length === most || items.length < ready.length
  return { state, items, isMore, isNone: ready.length === 0, holdEndsInMs }
}

async function lookAhead(store: DeviceStore, limit: number, now: number) {
  const outgoing = await store.outgoing(limit)
  return { state: outgoing.state, ...readyItems(outgoing, now) }
}

/**
 * Marks the items as sent in the transaction in which they are read for sending: an undo has either happened before, or
 * sees that it is too late.
 */
function takeOut(store: DeviceStore, limit: number, now: number) {
  return store.transaction(async (tx) => {
    const state = await tx.state()
    const found = readyItems({ state, items: await tx.waiting(state.settled, limit) }, now)
    const last = found.ready.at(-1)?.seq ?? 0
    if (last > state.sent) await tx.putState({ ...state, sent: last })
    return { state, ...found }
  }, 'relaxed')
}

type SentRequest = {
  readonly cursor: string | null
  readonly sent: number
  readonly isMoreHere: boolean
}

function outcomeOf(
  { results, page }: ExchangeResponse,
  { cursor, sent, isMoreHere }: SentRequest,
): Omit<Exchanged, 'holdEndsInMs'> {
  const answered = results.filter(({ status }) => status !== 'held').length
  const isHeld = answered < results.length
  // After starting over, the mutations that were kept wait again.
  const isMoreThere = page.more || (page.reset && cursor !== null)
  // If the server could not even process the head of the queue, the rest would fail, too.
  const goesOn = sent === 0 || (answered > 0 && !isHeld)
  const isRest = isMoreHere || answered < sent
  return { sent, answered, isHeld, hasMore: isMoreThere || (goesOn && isRest) }
}

/** A single mutation that the server cannot even read is refused here, kept and shown, so that the queue moves on. */
function setAside(
  error: unknown,
  request: ExchangeRequest,
  { settings, sentAt }: Pick<DeviceState, 'settings'> & { readonly sentAt: number },
): ExchangeResponse {
  const [only, ...others] = request.mutations
  const isUnreadable = error instanceof ExchangeError && error.failure.kind === 'refused'
  if (!isUnreadable || only === undefined || others.length > 0 || request.cursor === null)
    throw error
  const refusal = { status: 'rejected', code: 'invalid_args', message: '' } as const
  const { cursor } = request
  return {
    mitten: PROTOCOL,
    account: request.account,
    now: new Date(sentAt).toISOString(),
    settings,
    results: [{ id: only.id, ...refusal, details: { reason: 'unread' } }],
    page: { base: cursor, cursor, reset: false, forgot: false, more: false, put: {}, gone: {} },
  }
}

/** News in several pages is applied as one; the pages of a first sync are shown one by one (R12). */
async function completePages(
  first: Page,
  next: (cursor: string) => Promise<ExchangeResponse>,
): Promise<[Page, ...Page[]]> {
  const pages: [Page, ...Page[]] = [first]
  let last = first
  while (last.more && !isPaging(last.cursor)) {
    last = (await next(last.cursor)).page
    // A server that was restored in between starts over: that is no continuation, and the next exchange gets it again.
    if (last.reset) throw new ExchangeError({ kind: 'unreachable' })
    pages.push(last)
  }
  return pages
}

function isPaging(cursor: string | null): boolean {
  return (parseCursor(cursor)?.position ?? null) !== null
}

/** The offset of the server's clock, measured at the middle of the round trip (R34). */
function serverInfoOf(
  { now, settings, schema }: ExchangeResponse,
  { sentAt, receivedAt }: { readonly sentAt: number; readonly receivedAt: number },
): Answer['serverInfo'] {
  const clockOffsetMs = Math.round(Date.parse(now) - (sentAt + receivedAt) / 2)
  return { clockOffsetMs, lastSyncedAt: now, settings, serverSchema: schema }
}

/**
 * A mutation that was timed with another clock offset may be corrected with the current offset: the later of the two
 * times that is not ahead of the server. The clock may have been wrong then, or may have jumped since.
 */
function toMutation(item: OutboxItem, { clockOffsetMs }: DeviceState, nowMs: number): Mutation {
  const { id, name, version, input } = item
  const apartMs = clockOffsetMs - (item.clockOffsetMs ?? clockOffsetMs)
  if (!areApart(apartMs)) return { id, name, version, input, at: item.at }
  const asTold = Date.parse(item.at)
  const asKnown = asTold + apartMs
  const isLater = asTold > nowMs || (asKnown > asTold && asKnown <= nowMs)
  return { id, name, version, input, at: isLater ? new Date(asKnown).toISOString() : item.at }
}

/** As many items from the head as fit into one request; the first one always goes. */
function withinBytes(items: readonly OutboxItem[]): readonly OutboxItem[] {
  let bytes = ENVELOPE_BYTES
  const end = items.findIndex((item, index) => {
    bytes += 200 + 3 * JSON.stringify(item.input).length
    return index > 0 && bytes > MAX_EXCHANGE_BYTES
  })
  return end === -1 ? items : items.slice(0, end)
}
