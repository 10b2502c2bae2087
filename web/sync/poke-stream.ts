/** Listens to the server's pokes. One tab of a browser holds the stream; a poke carries a small page (R26). */
import { parseCursor } from '#domain/cursor.ts'
import { page as pageSchema } from '#domain/sync-protocol.ts'
import type { DeviceStore } from '#web/data/device-store.ts'
import { cursorOf } from '#web/data/device-store.ts'
import { retryDelay } from './back-off.ts'
import { applyAnswer } from './rebase.ts'
import type { SyncLoop } from './sync-loop.ts'

/** The server sends a heartbeat every 25 s; after this long without data the connection is dead. */
const HEARTBEAT_TIMEOUT_MS = 60_000
/** A stream that lasted this long was a good one: when it ends, it is reopened without a pause. */
const SETTLED_MS = 10_000

export type PokeStreamDeps = {
  readonly store: DeviceStore
  readonly account: string
  readonly loop: SyncLoop
  /** Called for news that came with a poke, because no exchange reports it. */
  readonly applied: () => void
  readonly random: () => number
}

/**
 * Keeps a stream open until the signal aborts; a broken one is reopened after growing delays. If a person has more
 * streams than allowed, the server closes the oldest: reconnecting at once would close the next one, and so on for
 * ever. Such a device waits for the longest delay, and polls meanwhile.
 */
export async function followPokes(deps: PokeStreamDeps, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    const { heldMs, isCrowdedOut } = await follow(deps, signal)
    deps.loop.setStream(false)
    if (signal.aborted) return
    if (heldMs >= SETTLED_MS) failures = 0
    await pause(retryDelay(isCrowdedOut ? Infinity : failures, deps.random), signal)
  }
}

/** The end of a stream: how long it was open, and whether it was closed in favour of another one. */
type Followed = { readonly heldMs: number; readonly isCrowdedOut: boolean }

async function follow(deps: PokeStreamDeps, signal: AbortSignal): Promise<Followed> {
  // An exchange does the same reads, and reports why they fail.
  const found = await deps.store.outgoing(0).catch(() => null)
  if (found === null || signal.aborted) return { heldMs: 0, isCrowdedOut: false }
  const { state } = found
  const query = new URLSearchParams({ account: deps.account, device: state.device })
  const cursor = cursorOf(state)
  if (cursor !== null) query.set('cursor', cursor)
  const source = new EventSource(`/api/sync/events?${query}`)
  return new Promise((resolve) => {
    let openedAt: number | null = null
    let timer: ReturnType<typeof setTimeout>
    function end(isCrowdedOut: boolean): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', endBroken)
      source.close()
      resolve({ heldMs: openedAt === null ? 0 : performance.now() - openedAt, isCrowdedOut })
    }
    const endBroken = () => end(false)
    function restartTimeout(): void {
      clearTimeout(timer)
      timer = setTimeout(endBroken, HEARTBEAT_TIMEOUT_MS)
    }
    restartTimeout()
    source.addEventListener('hello', ({ data }) => {
      openedAt = performance.now()
      restartTimeout()
      deps.loop.setStream(true)
      if (valueIn(data, 'version') !== parseCursor(cursor)?.version) deps.loop.wake('poke')
    })
    source.addEventListener('beat', restartTimeout)
    source.addEventListener('poke', () => deps.loop.wake('poke'))
    source.addEventListener('page', (event) => {
      // A page that cannot be stored now is only a hint, too: the exchange will report the reason.
      void applyPage(deps, event).catch(() => deps.loop.wake('poke'))
    })
    source.addEventListener('bye', ({ data }) => end(valueIn(data, 'reason') === 'too_many'))
    source.addEventListener('error', endBroken)
    signal.addEventListener('abort', endBroken)
  })
}

/** A page that does not fit, or cannot be read, is only a hint that there is news. */
async function applyPage(
  { store, account, loop, applied }: PokeStreamDeps,
  event: MessageEvent<string>,
): Promise<void> {
  const parsed = pageSchema.safeParse(JSON.parse(event.data))
  if (!parsed.success) return loop.wake('poke')
  const outcome = await applyAnswer(store, account, {
    pages: [parsed.data],
    results: [],
    now: new Date().toISOString(),
    serverInfo: {},
  })
  if (outcome === 'stale') loop.wake('poke')
  else applied()
}

/** One value of an event; undefined if it is missing. */
function valueIn(data: string, name: string): unknown {
  const parsed: unknown = JSON.parse(data)
  return typeof parsed === 'object' && parsed !== null
    ? (parsed as Readonly<Record<string, unknown>>)[name]
    : undefined
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, delayMs)
    signal.addEventListener('abort', goOn)
    function goOn(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', goOn)
      resolve()
    }
  })
}
