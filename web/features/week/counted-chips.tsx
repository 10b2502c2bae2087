/** As many chips as fit, and beside the last one how many more there are. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import { theme } from '#web/ui/theme.ts'
import { weekTexts } from './texts.ts'

export type CountedChipsProps = {
  readonly entries: readonly WeekEntry[]
  /** How many chips fit. */
  readonly max: number
  /** How many chips are side by side. */
  readonly columns?: number
  /** Opens all of them. */
  readonly onMore: () => void
  readonly children: (entry: WeekEntry) => ReactNode
}

export function CountedChips({ entries, max, columns = 1, onMore, children }: CountedChipsProps) {
  const left = entries.length - max
  // Completed entries make way for those still to do.
  const inOrder =
    left > 0 ? entries.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b))) : entries
  return (
    <Chips style={{ '--columns': columns }}>
      {inOrder.slice(0, max).map((entry, place) => (
        <li key={entry.id}>
          {children(entry)}
          {left > 0 && place === max - 1 && (
            <More
              type="button"
              data-chip=""
              aria-haspopup="dialog"
              aria-label={weekTexts.more(left)}
              onClick={onMore}
            >
              {weekTexts.left(left)}
            </More>
          )}
        </li>
      ))}
    </Chips>
  )
}

function isDone({ state }: WeekEntry): boolean {
  return state === 'done' || state === 'skipped'
}

const Chips = styled.ul`
  ${theme.grid(2)}
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  > li {
    display: flex;
  }
  /* Beside a number the name needs the space of the tick; all other states keep their sign. */
  > li > :not(:last-child) > .lucide-check {
    display: none;
  }
`

const More = styled.button`
  flex: none;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  padding: 0 4px;
  ${theme.bare}
  border-radius: 12px;
  color: ${theme.text.link};
  font: ${theme.font.smallStrong};
`
