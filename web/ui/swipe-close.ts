/** Closes a sheet by swiping down, or a drawer by swiping left. */
import { type PointerEvent, type RefObject, useRef } from 'react'

interface Swipe {
  readonly pointer: number
  readonly from: number
  readonly at: number
}

/** Past this way, or at this speed in pixels a millisecond, letting go closes. */
const farEnough = 110
const fastEnough = 0.5

export function useSwipeClose(
  panel: RefObject<HTMLElement | null>,
  direction: 'down' | 'left',
  onClose: () => void,
) {
  const swipe = useRef<Swipe | null>(null)
  const wayOf = (event: PointerEvent, from: number) =>
    Math.max(0, direction === 'down' ? event.clientY - from : from - event.clientX)

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || isControl(event.target)) return
      const from = direction === 'down' ? event.clientY : event.clientX
      swipe.current = { pointer: event.pointerId, from, at: event.timeStamp }
    },
    onPointerMove(event: PointerEvent) {
      if (swipe.current?.pointer !== event.pointerId) return
      const way = wayOf(event, swipe.current.from)
      if (way > 8) event.currentTarget.setPointerCapture(event.pointerId)
      move(panel.current, direction, way > 8 ? way : 0)
    },
    onPointerUp(event: PointerEvent) {
      if (swipe.current?.pointer !== event.pointerId) return
      const way = wayOf(event, swipe.current.from)
      const speed = way / Math.max(event.timeStamp - swipe.current.at, 1)
      swipe.current = null
      if (way > farEnough || (way > 30 && speed > fastEnough)) onClose()
      else move(panel.current, direction, 0)
    },
    onPointerCancel() {
      swipe.current = null
      move(panel.current, direction, 0)
    },
  }
}

function move(panel: HTMLElement | null, direction: 'down' | 'left', way: number) {
  if (panel)
    panel.style.translate = way === 0 ? '' : direction === 'down' ? `0 ${way}px` : `${-way}px 0`
}

function isControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, textarea, select, label') !== null
  )
}
