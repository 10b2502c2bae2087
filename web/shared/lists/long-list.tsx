/** A virtualized list of any length: only rows near the viewport are read and rendered. */
import type { ReactNode } from 'react'
import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { CardList } from './list-item.tsx'
import { ListPlaceContext } from './list-place.ts'
import type { ListRange } from './list-range.ts'
import { watchNearness } from './near-window.ts'

/** Rows come and go by so many: full lines of one, two and three columns, few enough for one frame. */
const BLOCK = 12

/** Reads a range of the list, in order. */
export type ReadRange<Row> = (
  database: AccountDatabase,
  range: ListRange,
) => PromiseLike<readonly Row[]>

export type LongListProps<Row> = {
  /** How many rows there are in all. */
  readonly count: number
  readonly read: ReadRange<Row>
  /** What `read` depends on besides the database. */
  readonly inputs?: readonly unknown[]
  /** How rows stand beside and below each other, and how high they are before they are read. */
  readonly layout: typeof CardList
  /** Shown until the first rows are read. */
  readonly loading: ReactNode
  /** The row as a list item; undefined while its data is loading. */
  readonly children: ((row: Row) => ReactNode) | undefined
}

export function LongList<Row extends { readonly id: string }>(props: LongListProps<Row>) {
  const { layout, ...rows } = props
  const { count } = rows
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0]))
  const note = useCallback((block: number, isNear: boolean) => {
    // Rows that come into the page may wait for a tap; they are not in sight yet.
    startTransition(() =>
      setNear((known) => {
        const others = [...known].filter((other) => other !== block)
        return new Set(isNear ? [...others, block] : others)
      }),
    )
  }, [])
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => watchFirstBlock(list.current), [])
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
          {near.has(block) && <Rows {...rows} from={block * BLOCK} />}
        </Block>
      ))}
    </div>
  )
}

/** Estimates the height of unseen rows from those of the first block. Returns a function that stops observing. */
function watchFirstBlock(list: HTMLElement | null): (() => void) | undefined {
  const first = list?.firstElementChild
  if (!list || !first) return undefined
  const watcher = new ResizeObserver(() => {
    const gap = Number.parseFloat(getComputedStyle(first).rowGap)
    list.style.setProperty('--row', `${(first.clientHeight + gap) / BLOCK}px`)
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

/** Memoised: of thousands of blocks a tap draws again only those that hold rows. */
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
      // The focus stays where it is, however far somebody scrolls.
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

type RowsProps<Row> = Omit<LongListProps<Row>, 'layout'> & { readonly from: number }

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
