/** Dragging a chip to another day or person: at once with a mouse, after a long press with a finger (C14, C16). */
import type { PointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Place, Replanned } from '#domain/chores/replan.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { followPointer } from './follow-pointer.ts'

export type Dragged = {
  readonly entry: WeekEntry
  /** The position of the pointer. */
  readonly x: number
  readonly y: number
  /** The cell under the pointer, and what would happen there; null outside of the days. */
  readonly over: Place | null
  readonly planned: Replanned | null
}

export type Dragging = {
  readonly dragged: Dragged | null
  readonly chip: (entry: WeekEntry) => {
    readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void
    readonly 'data-dragged'?: true
  }
  readonly cell: (day: string, person: string | null) => { readonly 'data-drop'?: 'yes' | 'no' }
}

export type DragRules = {
  readonly mayDrag: (entry: WeekEntry) => boolean
  readonly planFor: (entry: WeekEntry, place: Place) => Replanned
  readonly onDrop: (entry: WeekEntry, planned: Replanned) => void
}

export function useDrag(rules: DragRules): Dragging {
  const { dragged, start } = useFollowed(rules)
  return {
    dragged,
    chip: (entry) => ({
      ...(rules.mayDrag(entry) && {
        onPointerDown: (event: PointerEvent<HTMLElement>) => start(entry, event.nativeEvent),
      }),
      ...(dragged?.entry.id === entry.id && { 'data-dragged': true }),
    }),
    cell: (day, person) =>
      dragged?.over?.day === day && dragged.over.person === person && dragged.planned
        ? { 'data-drop': 'change' in dragged.planned ? 'yes' : 'no' }
        : {},
  }
}

function useFollowed({ planFor, onDrop }: DragRules) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const stop = useRef<(() => void) | null>(null)
  const isDragging = useRef(false)
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    const hold = (event: TouchEvent) => isDragging.current && event.preventDefault()
    // Registered before any touch: later, some browsers would scroll anyway.
    addEventListener('touchmove', hold, { passive: false })
    return () => removeEventListener('touchmove', hold)
  }, [])

  function release() {
    isDragging.current = false
    setDragged(null)
  }
  function start(entry: WeekEntry, down: globalThis.PointerEvent) {
    stop.current?.()
    stop.current = followPointer(down, {
      onMove(x, y) {
        isDragging.current = true
        const over = placeAt(x, y)
        setDragged({ entry, x, y, over, planned: over && planFor(entry, over) })
      },
      onEnd(x, y) {
        release()
        const over = placeAt(x, y)
        if (over) onDrop(entry, planFor(entry, over))
      },
      onCancel: release,
    })
  }
  return { dragged, start }
}

/** The cell at a point of the window. */
function placeAt(x: number, y: number): Place | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('td[data-day]')
  const { day, person } = cell?.dataset ?? {}
  return day === undefined ? null : { day, person: person || null }
}
