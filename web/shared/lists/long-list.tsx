/** A virtualized list of any length: only rows near the viewport are read and rendered. */
import type { ReactNode } from 'react'
import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { CardList } from './list-item.tsx'
import { ListPlaceContext } from './list-item.tsx'
import type { ListRange } from './list-range.ts'

/** Rows come and go this many at a time: full lines of one, two and three columns, few enough for one frame. */
const BLOCK = 12

/** Reads a range of the list, in order. */
export type ReadRange<Row> = (
  database: AccountDatabase,
  range: ListRange,
) => PromiseLike<readonly Row[]>

export type LongListProps<Row> = {
  /** How many rows there are in total. */
  readonly count: number
  readonly read: ReadRange<Row>
  /** Everything `read` depends on besides the database. */
  readonly inputs?: readonly unknown[]
  /** The arrangement of the rows, and their estimated height before they are read. */
  readonly layout: typeof CardList
  /** Whether it begins so far from where people start that its first rows need not be in the first frame. */
  readonly isFar?: boolean
  /** Shown until the first rows are read. */
  readonly loading: ReactNode
  /** The row as a list item; undefined while its data is loading. */
  readonly children: ((row: Row) => ReactNode) | undefined
}

export function LongList<Row extends { readonly id: string }>(props: LongListProps<Row>) {
  const { layout, isFar = false, ...rows } = props
  return (
    <Blocks count={rows.count} {...{ layout, isFar }}>
      {(from) => <Rows {...rows} from={from} />}
    </Blocks>
  )
}

export type KnownListProps<Row> = Pick<LongListProps<Row>, 'layout' | 'isFar'> & {
  readonly rows: readonly Row[]
  readonly children: (row: Row) => ReactNode
}

/** The same for rows that are already in memory. */
export function KnownList<Row extends { readonly id: string }>(props: KnownListProps<Row>) {
  const { rows, children, ...rest } = props
  return (
    <Blocks count={rows.length} {...rest}>
      {(from) =>
        rows.slice(from, from + BLOCK).map((row, index) => (
          <ListPlaceContext key={row.id} value={{ position: from + index + 1, of: rows.length }}>
            {children(row)}
          </ListPlaceContext>
        ))
      }
    </Blocks>
  )
}

/**
 * Whether one of several lists below each other begins far from the one that people start with: more rows than a block
 * are between them.
 */
export function isFarFrom(start: number, place: number, counts: readonly number[]): boolean {
  const between = place < start ? counts.slice(place + 1, start) : counts.slice(start, place)
  return between.reduce((sum, count) => sum + count, 0) > BLOCK
}

type BlocksProps = Pick<LongListProps<never>, 'count' | 'layout' | 'isFar'> & {
  /** The rows of a block, by the index of the first. */
  readonly children: (from: number) => ReactNode
}

function Blocks({ count, layout, isFar = false, children }: BlocksProps) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set(isFar ? [] : [0]))
  const note = useCallback((block: number, isNear: boolean) => {
    // Rows that come into the page may wait for a tap, because they are not visible yet.
    startTransition(() =>
      setNear((known) => {
        const others = [...known].filter((other) => other !== block)
        return new Set(isNear ? [...others, block] : others)
      }),
    )
  }, [])
  const list = useRef<HTMLDivElement>(null)
  const firstSize = Math.min(BLOCK, count)
  useEffect(() => watchFirstBlock(list.current, firstSize), [firstSize])
  const blocks = Array.from({ length: Math.ceil(count / BLOCK) }, (_, block) => block)
  return (
    <div role="list" ref={list}>
      {blocks.map((block) => (
        <Block
          key={block}
          block={block}
          size={Math.min(BLOCK, count - block * BLOCK)}
          layout={layout}
          onNear={note}
        >
          {near.has(block) && children(block * BLOCK)}
        </Block>
      ))}
    </div>
  )
}

/** Estimates the height of unseen rows from those of the first block. Returns a function that stops this. */
function watchFirstBlock(list: HTMLElement | null, rows: number): (() => void) | undefined {
  const first = list?.firstElementChild
  if (!list || !first) return undefined
  const watcher = new ResizeObserver(() => {
    const gap = Number.parseFloat(getComputedStyle(first).rowGap)
    list.style.setProperty('--row', `${(first.clientHeight + gap) / rows}px`)
  })
  watcher.observe(first)
  return () => watcher.disconnect()
}

type BlockProps = {
  readonly block: number
  readonly size: number
  readonly layout: typeof CardList
  readonly onNear: (block: number, isNear: boolean) => void
  readonly children: ReactNode
}

/** Memoised: of thousands of blocks, a tap renders only those with rows again. */
const Block = memo(function RowBlock({
  block,
  size,
  layout: Layout,
  onNear,
  children,
}: BlockProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = place.current
    if (own === null) return
    return watchNearness(own, (isNear, height) => {
      // The focused row stays, however far somebody scrolls.
      if (!isNear && own.contains(document.activeElement)) return
      if (!isNear && own.childElementCount > 0) own.style.setProperty('--height', `${height}px`)
      onNear(block, isNear)
    })
  }, [block, onNear])
  return (
    <Layout as="div" ref={place} style={{ '--rows': size }}>
      {children}
    </Layout>
  )
})

type RowsProps<Row> = Omit<LongListProps<Row>, 'layout' | 'isFar'> & { readonly from: number }

function Rows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { count, read, inputs = [], loading, from, children } = props
  const rows = useLive(async (database) => read(database, { from, size: BLOCK }), [from, ...inputs])
  if (!rows || !children) return from === 0 && loading
  return rows.map((row, index) => (
    <ListPlaceContext key={row.id} value={{ position: from + index + 1, of: count }}>
      {children(row)}
    </ListPlaceContext>
  ))
}

/** How far beyond the window's edge an element counts as near, so that a fling does not arrive before its rows. */
const MARGIN = '1500px'

/** Of the window, and of a dialog that scrolls; a browser without the second reads rows as they come into sight. */
const margins: IntersectionObserverInit = { rootMargin: MARGIN, scrollMargin: MARGIN }

type Listener = (isNear: boolean, height: number) => void

const listeners = new WeakMap<Element, Listener>()

let observer: IntersectionObserver | undefined

/**
 * Tells elements when they come near the viewport and when they leave it again. One observer for all of them, because a
 * long list watches hundreds of places. `height` is in pixels. Returns a function that stops watching.
 */
function watchNearness(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(tellListeners, margins)
  const watching = observer
  listeners.set(element, listener)
  watching.observe(element)
  return () => watching.unobserve(element)
}

function tellListeners(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries)
    listeners.get(target)?.(isIntersecting, boundingClientRect.height)
}
