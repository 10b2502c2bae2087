/** Moves a line of a list by its handle: by dragging it, or with the arrow keys. */
import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'

export function useDragged(lines: readonly string[], change: (lines: readonly string[]) => void) {
  const list = useRef<HTMLDivElement>(null)
  const dragged = useRef<number | null>(null)

  function move(from: number, to: number): void {
    if (to < 0 || to >= lines.length || to === from) return
    change(lines.toSpliced(from, 1).toSpliced(to, 0, lines[from] ?? ''))
  }

  const handleAt = (place: number) =>
    list.current?.querySelector<HTMLElement>(`[data-place='${place}'] > button`)

  /** The line under the pointer. */
  function placeUnder(y: number): number {
    const rows = [...(list.current?.querySelectorAll('[data-place]') ?? [])]
    const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return found < 0 ? rows.length - 1 : found
  }

  return {
    list,
    handleFor: (place: number) => ({
      onKeyDown(event: KeyboardEvent) {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        move(place, place + by)
        handleAt(Math.min(Math.max(place + by, 0), lines.length - 1))?.focus()
      },
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = place
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (dragged.current === null) return
        const to = placeUnder(clientY)
        move(dragged.current, to)
        dragged.current = to
      },
      onPointerUp: () => (dragged.current = null),
      onPointerCancel: () => (dragged.current = null),
    }),
  }
}
