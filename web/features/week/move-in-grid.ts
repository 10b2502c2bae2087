/** Arrow keys in the week: to the chip above or below, and to the nearest day that has one. */
import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [days: number, chips: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const chip = event.target instanceof Element ? event.target.closest('[data-chip]') : null
  const cell = chip?.closest('td')
  if (!step || !chip || !cell) return
  const [days, chips] = step
  const next = chips === 0 ? besides(cell, chip, days) : inColumn(cell, chip, chips)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** In the same row, at the same height or the last one there. */
function besides(cell: HTMLTableCellElement, chip: Element, days: number): HTMLElement | undefined {
  const at = chipsOf(cell).findIndex((each) => each === chip)
  const cells = [...(cell.parentElement?.children ?? [])]
  let place = cells.indexOf(cell) + days
  for (; place > 0 && place < cells.length; place += days) {
    const found = chipsOf(cells[place])
    if (found.length > 0) return found[Math.min(at, found.length - 1)]
  }
  return undefined
}

/** Through all people's chips of the day. */
function inColumn(
  cell: HTMLTableCellElement,
  chip: Element,
  step: number,
): HTMLElement | undefined {
  const rows = [...(cell.closest('tbody')?.rows ?? [])]
  const column = rows.flatMap((row) => chipsOf(row.cells[cell.cellIndex]))
  return column[column.findIndex((each) => each === chip) + step]
}

function chipsOf(cell: Element | undefined): readonly HTMLElement[] {
  return [...(cell?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
}
