/** A place in a list of cards: it keeps the focus near when what had it is gone. */
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

export type ListItemProps = {
  /** Changes when the card's button is replaced by another; the focus then moves to the new one. */
  readonly focusKey: string
  readonly children: ReactNode
}

export function ListItem({ focusKey, children }: ListItemProps) {
  const place = useRef<HTMLLIElement>(null)
  const pressed = useRef(false)
  const shown = useRef(focusKey)

  useEffect(() => {
    const isReplaced = shown.current !== focusKey
    shown.current = focusKey
    if (!isReplaced) return
    if (pressed.current && document.activeElement === document.body) focusIn(place.current)
    pressed.current = false
  }, [focusKey])

  useLayoutEffect(() => {
    const own = place.current
    // Runs while the card still stands: the focus moves on before it would fall off the page.
    return () => {
      if (own?.contains(document.activeElement) !== true) return
      if (focusIn(own.nextElementSibling) || focusIn(own.previousElementSibling)) return
      document.querySelector('main')?.focus()
    }
  }, [])

  return (
    <Place ref={place} onClickCapture={() => (pressed.current = true)}>
      {children}
    </Place>
  )
}

function focusIn(item: Element | null): boolean {
  const target = item?.querySelector<HTMLElement>('button, a')
  target?.focus()
  return target !== undefined && target !== null
}

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

/* Far down a long list, cards out of sight cost nothing to lay out or paint. The room around them is for shadows. */
const Place = styled.li`
  &:nth-child(n + 20) {
    margin: -4px -16px -20px;
    padding: 4px 16px 20px;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 154px;
  }
`
