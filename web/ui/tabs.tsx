/** Tabs that are links, so that each has an address; arrow keys move between them. */
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import { Badge } from './badge.tsx'
import { Name } from './name.tsx'
import { theme } from './theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface TabItem {
  readonly id: string
  readonly to: string
  readonly label: string
  readonly count?: number
  /** The items that wait for a decision: the tab is marked, and stays visible even if not all tabs fit. */
  readonly waiting?: { readonly count: number; readonly name: string } | undefined
}

export interface TabsProps {
  /** Connects tabs and panels: unique on the page. */
  readonly of: string
  /** The choice that the tabs offer, read aloud. */
  readonly label: string
  readonly tabs: readonly TabItem[]
  readonly current: string
}

export function Tabs({ of, label, tabs, current }: TabsProps) {
  const track = useRef<HTMLDivElement>(null)
  // The counts arrive later than the words, and make the tabs wider.
  const widths = tabs
    .map(({ label, count, waiting }) => `${label} ${count} ${waiting?.count}`)
    .join()
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `widths` is what the tabs take up
  useEffect(() => showTab(track.current, `${of}-tab-${current}`), [of, current, widths])
  return (
    <Track ref={track} role="tablist" aria-label={label} onKeyDown={moveByKey} $count={tabs.length}>
      {tabs.map((tab) => {
        const selected = tab.id === current
        return (
          <Tab
            key={tab.id}
            to={tab.to}
            replace
            preventScrollReset
            role="tab"
            id={`${of}-tab-${tab.id}`}
            aria-selected={selected}
            aria-controls={selected ? `${of}-panel-${tab.id}` : undefined}
            tabIndex={selected ? 0 : -1}
            title={tab.waiting?.name}
            data-waiting={tab.waiting && !selected ? '' : undefined}
          >
            <Name>{tab.label}</Name>
            <TabCount {...tab} />
          </Tab>
        )
      })}
    </Track>
  )
}

/** The same number is not shown twice: if everything waits, only the mark has it. */
function TabCount({ count, waiting }: Pick<TabItem, 'count' | 'waiting'>) {
  const isAll = waiting?.count === count
  return (
    <>
      {count !== undefined &&
        (isAll ? (
          <VisuallyHidden>({numberText(count)})</VisuallyHidden>
        ) : (
          <b>({numberText(count)})</b>
        ))}
      {waiting && <Badge count={waiting.count} />}
    </>
  )
}

export interface TabPanelProps {
  readonly of: string
  readonly tab: string
  readonly children: ReactNode
}

export function TabPanel({ of, tab, children }: TabPanelProps) {
  return (
    <Panel role="tabpanel" id={`${of}-panel-${tab}`} aria-labelledby={`${of}-tab-${tab}`}>
      {children}
    </Panel>
  )
}

/** If not all tabs fit, the chosen one is scrolled to the middle of the space that the marked ones leave. */
function showTab(track: HTMLElement | null, id: string) {
  const tab = document.getElementById(id)
  if (!track || !tab) return
  const room = track.getBoundingClientRect()
  const place = tab.getBoundingClientRect()
  const marked = [...track.querySelectorAll<HTMLElement>('[data-waiting]')]
  const taken = marked.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
  track.scrollLeft += place.left + place.width / 2 - (room.left + (room.width - taken) / 2)
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const target = tabs[nextIndex(event.key, at, tabs.length)]
  if (!target) return
  event.preventDefault()
  target.focus()
  target.click()
}

function nextIndex(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return key === ' ' ? at : -1
}

/* Three fit side by side on a phone. */
const close = css`
  gap: 5px;
  padding: 0 8px;
  font-size: 0.875rem;
`

/* Hidden texts in it scroll with it: otherwise they would widen the page. */
const Track = styled.div<{ $count: number }>`
  position: relative;
  display: flex;
  gap: 4px;
  width: fit-content;
  max-width: 100%;
  padding: 4px;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.sunken};
  overflow-x: auto;
  scrollbar-width: none;
  ${theme.media.phone} {
    width: 100%;
    > a {
      flex: ${({ $count }) => ($count > 2 ? '1 0 auto' : '1 1 0')};
      ${({ $count }) => $count === 3 && close}
    }
  }
`

const Tab = styled(Link)`
  ${theme.inline(2)}
  justify-content: center;
  flex: none;
  min-height: ${theme.size.tab};
  padding: 0 var(--p-tab);
  border-radius: ${theme.radius.pill};
  color: ${theme.text.muted};
  font: ${theme.font.smallStrong};
  font-size: var(--f-tab);
  white-space: nowrap;
  transition: background ${theme.motion.quick} ${theme.motion.easeOut};
  b {
    color: ${theme.text.faint};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-waiting] {
    position: sticky;
    inset-inline-end: -4px;
    border-radius: 0;
    background: ${theme.surface.sunken};
    box-shadow: -8px 0 8px ${theme.surface.sunken};
  }
  &[aria-selected='true'] {
    ${theme.raised}
    color: ${theme.text.main};
    b {
      color: ${theme.text.link};
    }
    ${theme.media.forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Panel = styled.div`
  min-width: 0;
`
