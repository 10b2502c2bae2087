/** Closes a sheet by swiping down, a drawer by swiping left, or a floating card by swiping it down or aside. */
import { type PointerEvent, type RefObject, useRef } from 'react'

export type SwipeDirection = 'down' | 'left' | 'away'

interface Swipe {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly at: number
}

/** How far the finger has moved, as far as the direction lets the panel follow. */
interface Way {
  readonly x: number
  readonly y: number
}

/** Beyond this distance, or at this speed in pixels per millisecond, letting go closes it. */
const farEnough = 110
const fastEnough = 0.5

const wayIn: Record<SwipeDirection, (x: number, y: number) => Way> = {
  down: (_, y) => ({ x: 0, y: Math.max(0, y) }),
  left: (x) => ({ x: Math.min(0, x), y: 0 }),
  away: (x, y) => (Math.abs(x) > y ? { x, y: 0 } : { x: 0, y: Math.max(0, y) }),
}

export function useSwipeClose(
  panel: RefObject<HTMLElement | null>,
  direction: SwipeDirection,
  onClose: () => void,
) {
  const swipe = useRef<Swipe | null>(null)
  const wayOf = ({ clientX, clientY }: PointerEvent, { x, y }: Swipe) =>
    wayIn[direction](clientX - x, clientY - y)

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || isControl(event.target)) return
      const { pointerId: pointer, clientX: x, clientY: y, timeStamp: at } = event
      swipe.current = { pointer, x, y, at }
    },
    onPointerMove(event: PointerEvent) {
      if (swipe.current?.pointer !== event.pointerId) return
      const way = wayOf(event, swipe.current)
      if (lengthOf(way) > 8) event.currentTarget.setPointerCapture(event.pointerId)
      move(panel.current, lengthOf(way) > 8 ? way : still)
    },
    onPointerUp(event: PointerEvent) {
      if (swipe.current?.pointer !== event.pointerId) return
      const way = lengthOf(wayOf(event, swipe.current))
      const speed = way / Math.max(event.timeStamp - swipe.current.at, 1)
      swipe.current = null
      if (way > farEnough || (way > 30 && speed > fastEnough)) onClose()
      else move(panel.current, still)
    },
    onPointerCancel() {
      swipe.current = null
      move(panel.current, still)
    },
  }
}

const still: Way = { x: 0, y: 0 }

function lengthOf({ x, y }: Way): number {
  return Math.abs(x) + Math.abs(y)
}

function move(panel: HTMLElement | null, way: Way) {
  if (panel) panel.style.translate = way.x === 0 && way.y === 0 ? '' : `${way.x}px ${way.y}px`
}

function isControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, textarea, select, label') !== null
  )
}
