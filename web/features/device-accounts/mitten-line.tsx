/** The washing line on which everybody's mitten hangs, following the sag of the line. */
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { colourwaysFor } from './colourways.ts'
import type { PersonHere } from './people-here.ts'
import { PersonTile } from './person-tile.tsx'

export type MittenLineProps = {
  readonly label: string
  readonly people: readonly PersonHere[]
  /** Everybody on the device, if only some of them hang here: so these keep their colours. */
  readonly all?: readonly PersonHere[]
  /** Shown below a name in place of the lock and the unsent changes. */
  readonly noteOf?: (person: PersonHere) => ReactNode
  /** The person who gets the focus. */
  readonly focused?: string | null
  readonly onChoose: (person: PersonHere) => void
  /** List items that hang at the end of the line. */
  readonly children?: ReactNode
}

export function MittenLine(props: MittenLineProps) {
  const { label, people, all = people, noteOf, focused = null, onChoose, children } = props
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => watchSag(list.current))
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-person="${focused}"]`)?.focus()
  }, [focused])
  const colourways = colourwaysFor(all.map(({ id }) => id))
  return (
    <Line ref={list} aria-label={label}>
      {people.map((person, place) => {
        const colourway = colourways.get(person.id)
        return (
          <li key={person.id}>
            {colourway && (
              <PersonTile
                person={person}
                colourway={colourway}
                isFlipped={place % 2 === 1}
                note={noteOf?.(person)}
                onChoose={() => onChoose(person)}
              />
            )}
          </li>
        )
      })}
      {children}
    </Line>
  )
}

/** The line continues beyond both edges of the visible part, by this share of the width. */
const BEYOND = 0.1

/** Tells every mitten how low the line is at its peg. Returns a function that stops observing. */
function watchSag(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const watcher = new ResizeObserver(() => {
    for (const item of list.children) {
      if (!(item instanceof HTMLElement)) continue
      const middle = (item.offsetLeft + item.offsetWidth / 2) / list.clientWidth
      const along = (middle + BEYOND) / (1 + 2 * BEYOND)
      item.style.setProperty('--sagged', (4 * along * (1 - along)).toFixed(3))
    }
  })
  watcher.observe(list)
  return () => watcher.disconnect()
}

/** A parabola as wide as the element it is drawn on, with the same thickness everywhere. */
function rope(sag: number): string {
  const thick = 3.5
  const path = `M0 0Q50 ${2 * sag} 100 0V${thick}Q50 ${2 * sag + thick} 0 ${thick}Z`
  const height = sag + thick
  const svg = `<svg xmlns='http://www.w3.org/2000/svg'><svg width='100%' height='${height}' viewBox='0 0 100 ${height}' preserveAspectRatio='none'><path d='${path}'/></svg></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

const SAG = 22
const SAG_ON_PHONE = 12

/* The rope hangs behind every row of pegs, from edge to edge. */
const Line = styled.ul`
  --tile: 232px;
  --sag: ${SAG}px;
  --row: calc(340px + var(--sag));
  --between: ${theme.space(2)};
  position: relative;
  isolation: isolate;
  ${theme.grid('var(--between) var(--apart, var(--between))')}
  grid-template-columns: repeat(auto-fit, minmax(0, var(--tile)));
  grid-auto-rows: var(--row);
  align-self: start;
  justify-self: stretch;
  justify-content: center;
  margin-inline: -32px;
  padding-inline: 32px;
  > li {
    padding-top: calc(var(--sagged, 1) * var(--sag));
  }
  &::before {
    content: '';
    position: absolute;
    inset: 10px -${BEYOND * 100}% 0;
    z-index: -1;
    background: ${theme.line.strong};
    mask: ${rope(SAG)} 0 0 / 100% calc(var(--row) + var(--between)) repeat-y;
    pointer-events: none;
  }
  ${theme.media.phone} {
    --tile: 160px;
    --sag: ${SAG_ON_PHONE}px;
    --row: calc(220px + var(--sag));
    margin-inline: -16px;
    padding-inline: 16px;
    &::before {
      top: 5px;
      mask-image: ${rope(SAG_ON_PHONE)};
    }
  }
`
