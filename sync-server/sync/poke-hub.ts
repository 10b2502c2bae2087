/** Tells connected devices that their feed has news; a small page is sent along. */
import { parseCursor } from '#domain/cursor.ts'
import type { Page } from '#domain/sync-protocol.ts'
import type { News, NewsMessage } from '#server/store/database.ts'
import { isInfrastructureFailure } from '#server/store/storage-failure.ts'
import { TIME_SLICE_MS } from '#server/store/writer.ts'
import type { PageReader } from '#server/sync/page.ts'

/** Larger pages are left to the next exchange, which is compressed. */
const POKE_ROWS = 50
const POKE_BYTES = 64 * 1024
/** The time after which a failed read is tried again. */
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
  /** Called after the commit that changed these feeds; the pokes are sent after the answers to its requests. */
  changed(viewers: Iterable<string>): void
  /** A device was just answered up to this cursor: it needs no poke for it. */
  reached(viewer: string, device: string, cursor: string): void
  /** Ends the streams of a session or a person, in whatever process they are. */
  end(which: { readonly sessionHash?: string; readonly viewer?: string }, reason: string): void
  /** Ends all streams of this process. */
  stop(reason: string): void
  /** The sessions with a stream here. */
  sessions(): readonly string[]
  /** Whether a session of a person has a stream. */
  isOpen(viewer: string, sessionHash: string): boolean
  size(): number
}

type Reached = NonNullable<NewsMessage['reached']>[number]
type Ended = NonNullable<NewsMessage['ended']>[number]

/** The poke for a device, and its cursor afterwards. */
type Message = { readonly poke: Poke; readonly cursor: string | null }

export function createPokeHub(pages: PageReader, news: News): PokeHub {
  return new Hub(pages, news)
}

/** The streams of one process. */
class Hub implements PokeHub {
  readonly #pages: PageReader
  readonly #news: News
  readonly #streams = new Map<string, Set<PokeStream>>()
  readonly #moved = new Set<string>()
  readonly #openElsewhere = new Set<string>()

  constructor(pages: PageReader, news: News) {
    this.#pages = pages
    this.#news = news
    // The answers to devices come first, so that no device is told of its own change.
    this.#news.onMessage(({ moved = [], ended = [], reached = [], streams = [] }) => {
      for (const { sessionHash, isOpen } of streams)
        if (isOpen) this.#openElsewhere.add(sessionHash)
        else this.#openElsewhere.delete(sessionHash)
      for (const each of reached) this.#reachedHere(each)
      for (const each of ended) this.#endHere(each)
      this.#changedHere(moved)
    })
    this.#news.onMissed(() => this.#changedHere(this.#streams.keys()))
  }

  open(stream: PokeStream): () => void {
    // Read first: if the database does not answer, nothing has been opened.
    const version = this.#pages.versionOf(stream.viewer)
    const open = this.#streams.get(stream.viewer) ?? new Set()
    this.#streams.set(stream.viewer, open.add(stream))
    const [oldest] = open
    if (open.size > STREAMS_PER_VIEWER && oldest) this.#endOne(oldest, 'too_many')
    this.#news.publish({ streams: [{ sessionHash: stream.sessionHash, isOpen: true }] })
    stream.send({ event: 'hello', data: JSON.stringify({ version }) })
    return () => this.#drop(stream)
  }

  changed(viewers: Iterable<string>): void {
    const all = [...viewers]
    this.#changedHere(all)
    if (all.length > 0) this.#news.publish({ moved: all })
  }

  reached(viewer: string, device: string, cursor: string): void {
    this.#reachedHere({ viewer, device, cursor })
    if (device !== '') this.#news.publish({ reached: [{ viewer, device, cursor }] })
  }

  end(which: Omit<Ended, 'reason'>, reason: string): void {
    this.#endHere({ ...which, reason })
    this.#news.publish({ ended: [{ ...which, reason }] })
  }

  stop(reason: string): void {
    this.#endHere({ reason })
  }

  sessions(): readonly string[] {
    return [...this.#streams.values()].flatMap((open) =>
      [...open].map(({ sessionHash }) => sessionHash),
    )
  }

  isOpen(viewer: string, sessionHash: string): boolean {
    return (
      this.#openElsewhere.has(sessionHash) ||
      [...(this.#streams.get(viewer) ?? [])].some((stream) => stream.sessionHash === sessionHash)
    )
  }

  size(): number {
    return [...this.#streams.values()].reduce((sum, open) => sum + open.size, 0)
  }

  /** Null for a device that is up to date. */
  #pokeFor(viewer: string, cursor: string | null): Message | null {
    const version = this.#pages.versionOf(viewer)
    const at = parseCursor(cursor)
    if (at !== null && at.version >= version) return null
    const page = at === null || at.position !== null ? null : this.#pages.read(viewer, cursor)
    if (page !== null && !page.more && !page.reset && rowsIn(page) <= POKE_ROWS) {
      const data = JSON.stringify(page)
      if (Buffer.byteLength(data) <= POKE_BYTES)
        return { poke: { event: 'page', data }, cursor: page.cursor }
    }
    return { poke: { event: 'poke', data: JSON.stringify({ version }) }, cursor }
  }

  /** Devices with the same cursor receive the same page: it is read once. */
  #poke(viewer: string): void {
    const pokesByCursor = new Map<string | null, Message | null>()
    for (const stream of this.#streams.get(viewer) ?? []) {
      const { cursor } = stream
      if (!pokesByCursor.has(cursor)) pokesByCursor.set(cursor, this.#pokeFor(viewer, cursor))
      const next = pokesByCursor.get(cursor)
      if (!next) continue
      stream.cursor = next.cursor
      stream.send(next.poke)
    }
  }

  /** After the answers of the same commit, so that a device gets its own answer before a poke about it. */
  #flush(): void {
    const viewers = [...this.#moved]
    this.#moved.clear()
    const startedAt = performance.now()
    for (const [index, viewer] of viewers.entries())
      try {
        if (performance.now() - startedAt > TIME_SLICE_MS)
          return this.#changedHere(viewers.slice(index))
        this.#poke(viewer)
      } catch (error) {
        if (!isInfrastructureFailure(error)) throw error
        // If the database cannot be read now, all devices are told later, of everything.
        setTimeout(() => this.#changedHere(viewers.slice(index)), LATER_MS).unref()
        return
      }
  }

  #drop(stream: PokeStream): void {
    const { viewer, sessionHash } = stream
    const open = this.#streams.get(viewer)
    if (!open?.delete(stream)) return
    if (open.size === 0) this.#streams.delete(viewer)
    if (![...open].some((other) => other.sessionHash === sessionHash))
      this.#news.publish({ streams: [{ sessionHash, isOpen: false }] })
  }

  #endOne(stream: PokeStream, reason: string): void {
    stream.send({ event: 'bye', data: JSON.stringify({ reason }) })
    stream.close()
    this.#drop(stream)
  }

  #changedHere(viewers: Iterable<string>): void {
    const isScheduled = this.#moved.size > 0
    for (const viewer of viewers) if (this.#streams.has(viewer)) this.#moved.add(viewer)
    if (!isScheduled && this.#moved.size > 0) setImmediate(() => this.#flush())
  }

  #reachedHere({ viewer, device, cursor }: Reached): void {
    for (const stream of this.#streams.get(viewer) ?? [])
      if (stream.device === device) stream.cursor = cursor
  }

  #endHere({ sessionHash, viewer, reason }: Ended): void {
    const open =
      viewer === undefined ? [...this.#streams.values()] : [this.#streams.get(viewer) ?? []]
    for (const stream of open.flatMap((some) => [...some]))
      if (sessionHash === undefined || stream.sessionHash === sessionHash)
        this.#endOne(stream, reason)
  }
}

function rowsIn({ put, gone }: Page): number {
  return [...Object.values(put), ...Object.values(gone)].reduce((sum, rows) => sum + rows.length, 0)
}
