/** Tells connected devices that their feed has news; a small page is sent along. */
import { parseCursor } from '#domain/cursor.ts'
import type { Page } from '#domain/sync-protocol.ts'
import type { PageReader } from '#server/sync/page.ts'

/** Larger pages are left to the next exchange, which is compressed. */
const RIDING_ROWS = 50
const RIDING_BYTES = 64 * 1024
/** The maximum of open streams for each person; another one closes the oldest (SEC44). */
const STREAMS_PER_VIEWER = 20

export type Poke = {
  readonly event: 'hello' | 'poke' | 'page' | 'bye'
  /** As JSON. */
  readonly data: string
}

export type PokeStream = {
  readonly viewer: string
  readonly sessionHash: string
  readonly device: string
  /** The cursor of the device as far as the server knows. */
  cursor: string | null
  readonly send: (poke: Poke) => void
  readonly close: () => void
}

export type PokeHub = {
  open(stream: PokeStream): () => void
  /** Called in the commit that changed these feeds; the pokes are sent after it. */
  changed(viewers: Iterable<string>): void
  /** A device was just answered up to this cursor: it needs no poke for it. */
  reached(viewer: string, device: string, cursor: string): void
  /** Ends the streams of a session, of a person, or all. */
  end(which: { readonly sessionHash?: string; readonly viewer?: string }, reason: string): void
  /** Whether a session of a person has a stream. */
  isOpen(viewer: string, sessionHash: string): boolean
  size(): number
}

/** What a device receives, and its cursor afterwards. */
type News = { readonly poke: Poke; readonly cursor: string | null }

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createPokeHub(pages: PageReader): PokeHub {
  const streams = new Map<string, Set<PokeStream>>()
  const moved = new Set<string>()

  /** Null for a device that is up to date. */
  function newsFor(viewer: string, cursor: string | null): News | null {
    const version = pages.versionOf(viewer)
    const at = parseCursor(cursor)
    if (at !== null && at.version >= version) return null
    const page = at === null || at.position !== null ? null : pages.read(viewer, cursor)
    if (page !== null && !page.more && !page.reset && rowsIn(page) <= RIDING_ROWS) {
      const data = JSON.stringify(page)
      if (Buffer.byteLength(data) <= RIDING_BYTES)
        return { poke: { event: 'page', data }, cursor: page.cursor }
    }
    return { poke: { event: 'poke', data: JSON.stringify({ version }) }, cursor }
  }

  /** Devices with the same cursor receive the same page: it is read once. */
  function tell(viewer: string): void {
    const newsByCursor = new Map<string | null, News | null>()
    for (const stream of streams.get(viewer) ?? []) {
      const { cursor } = stream
      if (!newsByCursor.has(cursor)) newsByCursor.set(cursor, newsFor(viewer, cursor))
      const news = newsByCursor.get(cursor)
      if (!news) continue
      stream.cursor = news.cursor
      stream.send(news.poke)
    }
  }

  /** After the answers of the same commit, so that a device's own answer comes before its own poke. */
  function flush(): void {
    const viewers = [...moved]
    moved.clear()
    viewers.forEach(tell)
  }

  function drop(stream: PokeStream): void {
    const open = streams.get(stream.viewer)
    open?.delete(stream)
    if (open?.size === 0) streams.delete(stream.viewer)
  }

  function end(stream: PokeStream, reason: string): void {
    stream.send({ event: 'bye', data: JSON.stringify({ reason }) })
    stream.close()
    drop(stream)
  }

  return {
    open(stream) {
      const open = streams.get(stream.viewer) ?? new Set()
      streams.set(stream.viewer, open.add(stream))
      const [oldest] = open
      if (open.size > STREAMS_PER_VIEWER && oldest) end(oldest, 'too_many')
      const version = pages.versionOf(stream.viewer)
      stream.send({ event: 'hello', data: JSON.stringify({ version }) })
      return () => drop(stream)
    },
    changed(viewers) {
      const isScheduled = moved.size > 0
      for (const viewer of viewers) if (streams.has(viewer)) moved.add(viewer)
      if (!isScheduled && moved.size > 0) setImmediate(flush)
    },
    reached(viewer, device, cursor) {
      for (const stream of streams.get(viewer) ?? [])
        if (stream.device === device) stream.cursor = cursor
    },
    end({ sessionHash, viewer }, reason) {
      const all = [...streams.values()].flatMap((open) => [...open])
      for (const stream of all)
        if (
          (sessionHash === undefined || stream.sessionHash === sessionHash) &&
          (viewer === undefined || stream.viewer === viewer)
        )
          end(stream, reason)
    },
    isOpen: (viewer, sessionHash) =>
      [...(streams.get(viewer) ?? [])].some((stream) => stream.sessionHash === sessionHash),
    size: () => [...streams.values()].reduce((sum, open) => sum + open.size, 0),
  }
}

function rowsIn({ put, gone }: Page): number {
  return [...Object.values(put), ...Object.values(gone)].reduce((sum, rows) => sum + rows.length, 0)
}
