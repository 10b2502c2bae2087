/** Finds text that a box cuts off, that overflows, or that breaks inside a word. */
import { named } from './shown.ts'

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
/** The directions in which the text must still fit. */
type Bounds = { x: boolean; y: boolean }

export function textFaults(text: Text): readonly string[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  const edges = range.getBoundingClientRect()
  const faults = brokenWords(text, range).map(
    (word) => `breaks the word ${word}: ${named(text.parentElement, text)}`,
  )
  const bounds = { x: true, y: true }
  for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
    const fault = faultIn(box, edges, bounds)
    if (fault !== null) faults.push(`${fault}: ${named(box, text)}`)
  }
  return faults
}

/** Styles that end a text with an ellipsis or scroll it handle its length: in these directions it counts as fitting. */
function faultIn(box: Element, edges: Edges, bounds: Bounds): string | null {
  const style = getComputedStyle(box)
  const around = box.getBoundingClientRect()
  if (style.textOverflow === 'ellipsis') bounds.x = false
  if (style.webkitLineClamp !== 'none') bounds.y = false
  const isCutAtEnd = bounds.y && cuts(style.overflowY) && reachesBeyond(edges, around)
  const isBeside = bounds.x && reachesBeside(edges, around)
  if (scrolls(style.overflowX)) bounds.x = false
  if (scrolls(style.overflowY)) bounds.y = false
  if (isCutAtEnd) return 'cut at the top or the bottom'
  return isBeside ? besideFault(style) : null
}

function besideFault({ overflowX, display }: CSSStyleDeclaration): string | null {
  if (cuts(overflowX)) return 'cut at the side'
  return overflowX === 'visible' && !/^(inline|contents)$/.test(display) ? 'spills' : null
}

function reachesBeside(text: Edges, box: Edges): boolean {
  return text.right > box.right + 1 || text.left < box.left - 1
}

function reachesBeyond(text: Edges, box: Edges): boolean {
  return text.bottom > box.bottom + 2 || text.top < box.top - 2
}

/** A normal word must not break across lines; addresses and links may. */
function brokenWords(text: Text, range: Range): readonly string[] {
  if (range.getClientRects().length < 2) return []
  const words = [...text.data.matchAll(/(?<![\p{L}\d_@./-])\p{L}{3,16}(?![\p{L}\d_@./-])/gu)]
  return words.flatMap(({ 0: word, index }) => {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    // After a line break, WebKit adds the end of the line before, which has no width.
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    const lines = new Set(boxes.map(({ top }) => Math.round(top)))
    return lines.size > 1 ? [word] : []
  })
}

function cuts(value: string): boolean {
  return value === 'hidden' || value === 'clip'
}

function scrolls(value: string): boolean {
  return value === 'auto' || value === 'scroll'
}
