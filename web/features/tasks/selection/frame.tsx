/**
 * The frame of a card that can be selected: by its checkbox, by a long press, or with Shift and an arrow. While
 * anything is selected, the card's own controls are inactive, and the whole card is the checkbox (T31).
 */
import { Check } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { use, useCallback, useEffect, useRef } from 'react'
import { css, styled } from 'styled-components'
import { moveFocus } from '#web/ui/move-focus.ts'
import { theme } from '#web/ui/theme.ts'
import { tickBox } from '#web/ui/tick-list.tsx'
import type { SelectableProps } from './selectable.tsx'
import { SelectionContext } from './selectable.tsx'
import { selectionTexts } from './texts.ts'

const LONG_PRESS_MS = 500
/** A finger that moves further than this is scrolling. */
const STILL_PX = 10

export function Frame({ selected, children }: SelectableProps) {
  const selection = use(SelectionContext)
  const box = useRef<HTMLInputElement>(null)
  const isActive = selection?.isActive ?? false
  const isSelected = selection?.has(selected) ?? false
  const toggle = () => selection?.toggle(selected)
  const press = useLongPress(toggle, isActive)
  const byKey = useRef(false)
  // From now on the card's controls are inactive, so the one that had the focus loses it.
  useEffect(() => {
    if (isActive && byKey.current) moveFocus(box.current)
    byKey.current = false
  }, [isActive])

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!event.shiftKey || step === undefined) return
    event.preventDefault()
    if (isActive) return selectNext(box.current, step)
    byKey.current = true
    toggle()
  }

  const { name } = selected.task ?? selected.chore
  return (
    <Whole onKeyDown={onKeyDown} {...press} data-selected={isSelected || undefined}>
      <div inert={isActive}>{children}</div>
      <Box $isActive={isActive}>
        <input
          ref={box}
          type="checkbox"
          data-selects
          tabIndex={isActive ? undefined : -1}
          aria-label={selectionTexts.select(name)}
          checked={isSelected}
          onChange={toggle}
        />
        <Check aria-hidden="true" />
      </Box>
    </Whole>
  )
}

function selectNext(from: HTMLInputElement | null, step: number): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-selects]')]
  const next = from && boxes[boxes.indexOf(from) + step]
  if (!next) return
  moveFocus(next)
  if (!next.checked) next.click()
}

/** Only by finger, because a mouse has the checkbox. */
function useLongPress(onLong: () => void, isActive: boolean) {
  const timer = useRef(0)
  const start = useRef({ x: 0, y: 0 })
  const stop = useCallback(() => window.clearTimeout(timer.current), [])
  useEffect(() => stop, [stop])
  if (isActive) return {}
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      if (pointerType === 'mouse') return
      start.current = { x, y }
      timer.current = window.setTimeout(onLong, LONG_PRESS_MS)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own menu would take over the finger.
    onContextMenu: (event: { preventDefault(): void; nativeEvent: Event }) => {
      if (
        event.nativeEvent instanceof window.PointerEvent &&
        event.nativeEvent.pointerType !== 'mouse'
      )
        event.preventDefault()
    },
  }
}

const Whole = styled.div`
  position: relative;
  border-radius: ${theme.radius.card};
  -webkit-touch-callout: none;
  /* The box is in the place of the menu. */
  > [inert] [aria-haspopup='menu'] {
    visibility: hidden;
  }
  &[data-selected] {
    box-shadow: 0 0 0 3px ${theme.line.action};
  }
`

/* Before anything is selected, it shows only to a pointer or with the focus, at the edge of the card. */
const waiting = css`
  inset-block-start: -10px;
  inset-inline-start: -10px;
  opacity: 0;
  ${Whole}:hover &,
  &:focus-within {
    opacity: 1;
  }
  /* As small as the margin, so that it covers no words. */
  > input {
    ${theme.square('20px')}
    border-radius: 7px;
  }
  @media not (hover: hover) {
    display: none;
  }
`

const Box = styled.label<{ $isActive: boolean }>`
  position: absolute;
  z-index: ${theme.layer.raised};
  display: grid;
  place-content: start end;
  padding: 10px;
  cursor: pointer;
  > * {
    grid-area: 1 / 1;
    place-self: center;
  }
  ${tickBox}
  ${({ $isActive }) => ($isActive ? 'inset: 0;' : waiting)}
`
