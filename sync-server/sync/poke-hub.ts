/** Tells connected devices that their feed has news; a small page is sent along. */
import { parseCursor } from '#domain/cursor.ts'
import type { Page } from '#domain/sync-protocol.ts'
import type { News, Told } from '#server/store/database.ts'
import { isMachineTrouble } from '#server/store/storage-trouble.ts'
import type { PageReader } from '#server/sync/page.ts'

/** Larger pages are left to the next exchange, which is compressed. */
const RIDING_ROWS = 50
const RIDING_BYTES = 64 * 1024
/** After this time it is tried again to read what there is to tell. */
const LATER_MS = 1000
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
  /** Called after the commit that changed these feeds; the pokes are sent after its answers. */
  changed(viewers: Iterable<string>): void
  /** A device was just answered up to this cursor: it needs no poke for it. */
  reached(viewer: string, device: string, cursor: string): void
  /** Ends the streams of a session or a person, wherever they are. */
  end(which: { readonly sessionHash?: string; readonly viewer?: string }, reason: string): void
  /** Ends all streams of this process. */
  stop(reason: string): void
  /** The sessions with a stream here. */
  sessions(): readonly string[]
  /** Whether a session of a person has a stream. */
  isOpen(viewer: string, sessionHash: string): boolean
  size(): number
}

type Reached = NonNullable<Told['reached']>[number]
type Ended = NonNullable<Told['ended']>[number]

/** What a device receives, and its cursor afterwards. */
type Message = { readonly poke: Poke; readonly cursor: string | null }

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createPokeHub(pages: PageReader, news: News): PokeHub {
  const streams = new Map<string, Set<PokeStream>>()
  const moved = new Set<string>()
  const openElsewhere = new Set<string>()

  /** Null for a device that is up to date. */
  function newsFor(viewer: string, cursor: string | null): Message | null {
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
    const newsByCursor = new Map<string | null, Message | null>()
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
    for (const [index, viewer] of viewers.entries())
      try {
        tell(viewer)
      } catch (error) {
        if (!isMachineTrouble(error)) throw error
        // The database cannot be read just now: nobody is told less, only later.
        setTimeout(() => changedHere(viewers.slice(index)), LATER_MS).unref()
        return
      }
  }

  function drop(stream: PokeStream): void {
    const { viewer, sessionHash } = stream
    const open = streams.get(viewer)
    if (!open?.delete(stream)) return
    if (open.size === 0) streams.delete(viewer)
    if (![...open].some((other) => other.sessionHash === sessionHash))
      news.tell({ streams: [{ sessionHash, isOpen: false }] })
  }

  function endOne(stream: PokeStream, reason: string): void {
    stream.send({ event: 'bye', data: JSON.stringify({ reason }) })
    stream.close()
    drop(stream)
  }

  function changedHere(viewers: Iterable<string>): void {
    const isScheduled = moved.size > 0
    for (const viewer of viewers) if (streams.has(viewer)) moved.add(viewer)
    if (!isScheduled && moved.size > 0) setImmediate(flush)
  }

  function reachedHere({ viewer, device, cursor }: Reached): void {
    for (const stream of streams.get(viewer) ?? [])
      if (stream.device === device) stream.cursor = cursor
  }

  function endHere({ sessionHash, viewer, reason }: Ended): void {
    const open = viewer === undefined ? [...streams.values()] : [streams.get(viewer) ?? []]
    for (const stream of open.flatMap((some) => [...some]))
      if (sessionHash === undefined || stream.sessionHash === sessionHash) endOne(stream, reason)
  }

  // What a device was answered comes first, so that its own change is not told to it.
  news.onTold(({ moved: others = [], ended = [], reached = [], streams: changed = [] }) => {
    for (const { sessionHash, isOpen } of changed)
      if (isOpen) openElsewhere.add(sessionHash)
      else openElsewhere.delete(sessionHash)
    reached.forEach(reachedHere)
    ended.forEach(endHere)
    changedHere(others)
  })
  news.onMissed(() => changedHere(streams.keys()))

  return {
    open(stream) {
      // First of all: if the database does not answer, nothing was opened.
      const version = pages.versionOf(stream.viewer)
      const open = streams.get(stream.viewer) ?? new Set()
      streams.set(stream.viewer, open.add(stream))
      const [oldest] = open
      if (open.size > STREAMS_PER_VIEWER && oldest) endOne(oldest, 'too_many')
      news.tell({ streams: [{ sessionHash: stream.sessionHash, isOpen: true }] })
      stream.send({ event: 'hello', data: JSON.stringify({ version }) })
      return () => drop(stream)
    },
    changed(viewers) {
      const all = [...viewers]
      changedHere(all)
      if (all.length > 0) news.tell({ moved: all })
    },
    reached(viewer, device, cursor) {
      reachedHere({ viewer, device, cursor })
      if (device !== '') news.tell({ reached: [{ viewer, device, cursor }] })
    },
    end(which, reason) {
      endHere({ ...which, reason })
      news.tell({ ended: [{ ...which, reason }] })
    },
    stop(reason) {
      endHere({ reason })
    },
    sessions: () =>
      [...streams.values()].flatMap((open) => [...open].map((stream) => stream.sessionHash)),
    isOpen: (viewer, sessionHash) =>
      openElsewhere.has(sessionHash) ||
      [...(streams.get(viewer) ?? [])].some((stream) => stream.sessionHash === sessionHash),
    size: () => [...streams.values()].reduce((sum, open) => sum + open.size, 0),
  }
}

function rowsIn({ put, gone }: Page): number {
  return [...Object.values(put), ...Object.values(gone)].reduce((sum, rows) => sum + rows.length, 0)
}
