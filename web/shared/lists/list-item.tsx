/** An item in a list of cards: if its button disappears, the keyboard focus moves to a neighbor, not to the page. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, use, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { holdPage } from '#web/ui/hold-page.ts'
import { focusPage, isFocusShownIn, moveFocus } from '#web/ui/move-focus.ts'
import { theme } from '#web/ui/theme.ts'

export type ListItemProps = {
  /** Changes when the card's button is replaced by another; the focus then moves to the new one. */
  readonly focusKey: string
  readonly children: ReactNode
}

export function ListItem({ focusKey, children }: ListItemProps) {
  const place = useRef<HTMLLIElement>(null)
  const pressed = useRef<'no' | 'pointer' | 'keyboard'>('no')
  const shown = useRef(focusKey)

  // Immediately, so that pressing a new button is not taken for pressing the one that it replaced.
  useLayoutEffect(() => {
    const isReplaced = shown.current !== focusKey
    shown.current = focusKey
    if (!isReplaced) return
    const isLost = document.activeElement === document.body
    if (pressed.current === 'keyboard' && isLost) focusIn(place.current)
    pressed.current = 'no'
  }, [focusKey])

  useLayoutEffect(() => {
    const own = place.current
    // Runs while the card still exists, so that the focus moves on before it would fall back to the page.
    return () => {
      if (own === null) return
      if (pressed.current !== 'no') holdPage()
      if (!isFocusShownIn(own)) return
      if (focusIn(own.nextElementSibling) || focusIn(own.previousElementSibling)) return
      focusPage()
    }
  }, [])

  const note = () => (pressed.current = isFocusShownIn(place.current) ? 'keyboard' : 'pointer')
  return (
    <PlacedItem ref={place} onClickCapture={note}>
      {children}
    </PlacedItem>
  )
}

type ListPlace = {
  /** Counted from 1. */
  readonly position: number
  readonly of: number
}

/** The position of an item in a list that is rendered only in part, for screen readers (WCAG 1.3.1). */
export const ListPlaceContext = createContext<ListPlace | null>(null)

/** The element of an item, which knows its position in a long list. */
export function PlacedItem(props: ComponentPropsWithRef<'li'>) {
  const inLongList = use(ListPlaceContext)
  // Blocks of rows come between a long list and its items, and HTML has no elements for that.
  const Place = (inLongList ? 'div' : 'li') as 'li'
  const attributes = inLongList && {
    role: 'listitem',
    'aria-posinset': inLongList.position,
    'aria-setsize': inLongList.of,
  }
  return <Place {...attributes} {...props} />
}

function focusIn(item: Element | null): boolean {
  return moveFocus(item?.querySelector('button, a'))
}

/**
 * Cards below each other; also one block of such a list, which keeps its height while its rows are not read. Each item
 * is isolated, so that a change in one does not repaint all: this halves the cost of a tap.
 */
export const CardList = styled.ul`
  --gap: 12px;
  --row-guess: 166px;
  ${theme.media.fromLandscape} {
    --row-guess: 100px;
  }
  ${theme.column('var(--gap)')}
  > * {
    isolation: isolate;
  }
  & + & {
    margin-top: var(--gap);
  }
  &:empty {
    height: var(--height, calc(var(--rows) * var(--row, var(--row-guess)) - var(--gap)));
  }
`
