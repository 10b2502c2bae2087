/** Runs inside every page: finds visible elements by role, label or text, and tells whether they can be used. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

/** A text matches a part, ignoring case; an exact text matches everything; a pattern is given by its parts. */
export type Match = { readonly source: string; readonly flags: string }

/** Each step searches the results of the previous one. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Match; readonly level?: number }
  | { readonly by: 'label' | 'text'; readonly match: Match }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'seen' }
  | { readonly by: 'hasText'; readonly match: Match }
  | { readonly by: 'place'; readonly index: number }

export type Look = {
  readonly count: number
  readonly isSeen: boolean
  /** It is enabled, and nothing covers it. */
  readonly isFree: boolean
  readonly x: number
  readonly y: number
  /** Its position: while this changes, it is moving. */
  readonly box: string
}

function find(steps: readonly Step[]): readonly HTMLElement[] {
  let found: readonly HTMLElement[] = [document.documentElement]
  for (const step of steps) found = [...new Set(take(found, step))]
  return found
}

function take(from: readonly HTMLElement[], step: Step): readonly HTMLElement[] {
  switch (step.by) {
    case 'place':
      return from.slice(step.index, step.index === -1 ? undefined : step.index + 1)
    case 'seen':
      return from.filter(isSeen)
    case 'hasText':
      return from.filter((element) => pattern(step.match).test(textOf(element)))
    default:
      return from.flatMap((element) => within(element, step))
  }
}

type Search = Extract<Step, { readonly by: 'role' | 'label' | 'text' | 'css' }>

function within(element: HTMLElement, step: Search): readonly HTMLElement[] {
  switch (step.by) {
    case 'role':
      return queryAllByRole(element, step.role, {
        ...(step.name && { name: pattern(step.name) }),
        ...(step.level !== undefined && { level: step.level }),
      })
    case 'label':
      return queryAllByLabelText(element, pattern(step.match))
    case 'text':
      return queryAllByText(element, pattern(step.match))
    default:
      return [...element.querySelectorAll<HTMLElement>(step.selector)]
  }
}

function pattern({ source, flags }: Match): RegExp {
  return new RegExp(source, flags)
}

function textOf(element: HTMLElement): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

/** Scrolls the found element into view on request. */
function look(steps: readonly Step[], isWanted: boolean): Look {
  const found = find(steps)
  const [element] = found
  const nothing = { count: found.length, isSeen: false, isFree: false, x: 0, y: 0, box: '' }
  if (element === undefined || !isSeen(element)) return nothing
  // Also away from elements that float at the edge of the window.
  if (isWanted && !(isWithin(element) && isOnTop(element)))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return {
    count: found.length,
    isSeen: true,
    isFree: !element.matches(':disabled') && isOnTop(element),
    ...middleOf(element),
    box: [x, y, width, height].join(),
  }
}

function middleOf(element: HTMLElement) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

function isWithin(element: HTMLElement): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}

/** A checkbox that is covered by its label is clicked on the label. */
function isOnTop(element: HTMLElement): boolean {
  const { x, y } = middleOf(element)
  const top = document.elementFromPoint(x, y)
  if (top === null) return false
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element>) ?? [])] : []
  return [element, ...labels].some((mine) => mine.contains(top) || top.contains(mine))
}

function focus(steps: readonly Step[]): void {
  const [element] = find(steps)
  element?.focus()
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    element.select()
}

/** Selects it as a person does from the list. */
function pick(steps: readonly Step[], label: string): void {
  const [select] = find(steps)
  if (!(select instanceof HTMLSelectElement)) throw new Error('That is no list to pick from')
  const option = [...select.options].find(({ text }) => text === label)
  if (option === undefined) throw new Error(`There is no ${label} to pick`)
  select.value = option.value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}

const finder = { find, look, focus, pick, textOf }

Object.assign(globalThis, { finder })
