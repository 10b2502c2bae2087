/** Finds targets that are too small for a finger, by hit testing, so that labels and transparent edges count. */
import { named } from './shown.ts'

const LEAST = 44
/** Just inside the edge of the minimum size. */
const REACH = LEAST / 2 - 1

export function targetFaults(target: Element): readonly string[] {
  if (isInSentence(target)) return []
  target.scrollIntoView({ block: 'center', inline: 'center' })
  const { width, height } = target.getBoundingClientRect()
  const answers = answersOf(target)
  // A covered element is not a target now.
  if (width === 0 || height === 0 || !answers(0, 0)) return []
  const isWide = width > LEAST - 0.5 || (answers(-REACH, 0) && answers(REACH, 0))
  const isHigh = height > LEAST - 0.5 || (answers(0, -REACH) && answers(0, REACH))
  if (isWide && isHigh) return []
  return [`a target of ${Math.round(width)} x ${Math.round(height)} px: ${named(target)}`]
}

/** Whether a tap at this distance from its center hits the target. */
function answersOf(target: Element): (x: number, y: number) => boolean {
  const { left, top, width, height } = target.getBoundingClientRect()
  const labels = 'labels' in target ? (target as HTMLInputElement).labels : null
  const own = [target, target.closest('label'), ...(labels ?? [])]
  return (x, y) => {
    const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
    return own.some((part) => part?.contains(hit) && hit !== null)
  }
}

/** Links in text may be as small as these (WCAG 2.5.8). */
function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false
  const around = target.parentElement?.textContent?.trim() ?? ''
  return around.length > (target.textContent?.trim().length ?? 0)
}
