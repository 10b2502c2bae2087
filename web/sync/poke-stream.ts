/** Listens to the server's pokes. One tab of a browser holds the stream; it brings small news along (architecture 2). */
import { parseCursor } from '#domain/cursor.ts'
import { page as pageSchema } from '#domain/sync-protocol.ts'
import type { DeviceStore } from '#web/data/device-store.ts'
import { cursorOf } from '#web/data/device-store.ts'
import { retryDelay } from './back-off.ts'
import { applyAnswer } from './rebase.ts'
import type { SyncLoop } from './sync-loop.ts'

/** The server sends a beat every 25 s; this long without a word means the connection is dead. */
const SILENCE_MS = 60_000

export type PokeStreamDeps = {
  readonly store: DeviceStore
  readonly account: string
  readonly loop: SyncLoop
  /** Hears of news that rode along with a poke: no exchange tells of them. */
  readonly tookIn: () => void
  readonly random: () => number
}

/** Keeps a stream open until the signal aborts; a broken one is opened again with growing pauses. */
export async function followPokes(deps: PokeStreamDeps, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    const { wasOpen } = await follow(deps, signal)
    deps.loop.setStream(false)
    if (signal.aborted) return
    if (wasOpen) failures = 0
    await pause(retryDelay(failures, deps.random), signal)
  }
}

async function follow(
  deps: PokeStreamDeps,
  signal: AbortSignal,
): Promise<{ readonly wasOpen: boolean }> {
  const { state } = await deps.store.outgoing(0)
  const query = new URLSearchParams({ account: deps.account, device: state.device })
  const cursor = cursorOf(state)
  if (cursor !== null) query.set('cursor', cursor)
  const source = new EventSource(`/api/sync/events?${query}`)
  return new Promise((resolve) => {
    let wasOpen = false
    let silence: ReturnType<typeof setTimeout>
    function end(): void {
      clearTimeout(silence)
      source.close()
      resolve({ wasOpen })
    }
    function alive(): void {
      clearTimeout(silence)
      silence = setTimeout(end, SILENCE_MS)
    }
    alive()
    source.addEventListener('hello', (event) => {
      wasOpen = true
      alive()
      deps.loop.setStream(true)
      if (versionIn(event) !== parseCursor(cursor)?.version) deps.loop.wake('poke')
    })
    source.addEventListener('beat', alive)
    source.addEventListener('poke', () => deps.loop.wake('poke'))
    source.addEventListener('page', (event) => {
      // What cannot be kept now is only a hint, too: the exchange will say why.
      void takeIn(deps, event).catch(() => deps.loop.wake('poke'))
    })
    source.addEventListener('bye', end)
    source.addEventListener('error', end)
    signal.addEventListener('abort', end, { once: true })
  })
}

/** A page that does not fit, or cannot be read, is only a hint that there is news. */
async function takeIn(
  { store, account, loop, tookIn }: PokeStreamDeps,
  event: MessageEvent<string>,
): Promise<void> {
  const parsed = pageSchema.safeParse(JSON.parse(event.data))
  if (!parsed.success) return loop.wake('poke')
  const outcome = await applyAnswer(store, account, {
    pages: [parsed.data],
    results: [],
    now: new Date().toISOString(),
    learned: {},
    sent: { items: [], rebases: -1, settled: -1 },
  })
  if (outcome === 'stale') loop.wake('poke')
  else tookIn()
}

function versionIn({ data }: MessageEvent<string>): number {
  const parsed: unknown = JSON.parse(data)
  const isVersion = typeof parsed === 'object' && parsed !== null && 'version' in parsed
  return isVersion ? Number(parsed.version) : 0
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
