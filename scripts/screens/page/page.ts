/** Runs inside the page: navigates, waits, and looks for faults. Bundled into one script by main.ts. */
import { showAsBefore, showIn } from './show-in.ts'
import { named, shownTargets, shownTexts } from './shown.ts'
import { textFaults } from './text-faults.ts'

/** How long nothing may change on a screen that has loaded everything. */
const STILL_MS = 150
/** A page that has not come to rest by then never will: waiting longer would delay every other screen. */
const TIMEOUT_MS = 60_000

/** Waits until a page is stable: no changes, no animation, all images and fonts loaded. */
function untilStill(): Promise<void> {
  return new Promise((resolve, reject) => {
    let changed: Element | null = null
    const end = (finish: () => void) => {
      clearTimeout(timer)
      clearTimeout(limit)
      watcher.disconnect()
      finish()
    }
    const rest = () => setTimeout(() => end(resolve), STILL_MS)
    const watcher = new MutationObserver(([change]) => {
      changed = change?.target instanceof Element ? change.target : changed
      clearTimeout(timer)
      timer = rest()
    })
    const limit = setTimeout(
      () => end(() => reject(new Error(`changes without end: ${named(changed)}`))),
      TIMEOUT_MS,
    )
    let timer = rest()
    watcher.observe(document, { childList: true, subtree: true, attributes: true })
  })
}

async function untilDrawn(): Promise<void> {
  await document.fonts.ready
  const awaited = [...document.images].filter(
    (image) => image.loading !== 'lazy' && !image.complete,
  )
  await Promise.all(awaited.map((image) => image.decode().catch(() => undefined)))
  // A held animation never ends.
  const finite = document
    .getAnimations()
    .filter(({ playState }) => playState !== 'paused')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  const ends = Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)))
  const limit = new Promise((_, reject) =>
    setTimeout(() => reject(new Error('an animation never ends')), TIMEOUT_MS),
  )
  await Promise.race([ends, limit])
  // Two frames: the last change is laid out and painted by then.
  await nextFrame()
  await nextFrame()
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

const MIN_TARGET_PX = 44

/** Finds targets that are too small for a finger, by hit testing, so that labels and transparent edges count. */
function targetFaults(target: Element): readonly string[] {
  if (isInSentence(target)) return []
  target.scrollIntoView({ block: 'center', inline: 'center' })
  const { width, height } = target.getBoundingClientRect()
  const answers = answersOf(target)
  // A covered element is not a target now.
  if (width === 0 || height === 0 || !answers(0, 0)) return []
  /** How far it responds in one direction. */
  const reach = (x: number, y: number) => {
    let far = 0
    while (far < MIN_TARGET_PX && answers(x * (far + 1), y * (far + 1))) far += 1
    return far
  }
  // Just inside the edges.
  const isWide = width > MIN_TARGET_PX - 0.5 || reach(-1, 0) + reach(1, 0) > MIN_TARGET_PX - 3
  const isHigh = height > MIN_TARGET_PX - 0.5 || reach(0, -1) + reach(0, 1) > MIN_TARGET_PX - 3
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

const inPage = {
  untilStill,
  untilDrawn,
  showIn,
  showAsBefore,

  /** Navigates as a link in the app would: without a reload. */
  go(to: string): void {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    scrollTo(0, 0)
  },

  /** Horizontal scrolling, text that is cut or overflows, and targets too small for a finger. */
  findFaults(isTouch: boolean): readonly string[] {
    const faults = new Set<string>()
    const scrolled = scrolledNow()
    const overflow = document.documentElement.scrollWidth - innerWidth
    if (overflow > 0) faults.add(`scrolls sideways by ${overflow} px`)
    for (const text of shownTexts()) for (const fault of textFaults(text)) faults.add(fault)
    if (isTouch)
      for (const target of shownTargets())
        for (const fault of targetFaults(target)) faults.add(fault)
    // Checking a target scrolls it into view.
    for (const element of document.querySelectorAll('*'))
      element.scrollTo({ left: 0, top: 0, behavior: 'instant', ...scrolled.get(element) })
    return [...faults]
  },
}

type InPage = typeof inPage

type Place = { readonly left: number; readonly top: number }

/** Elements that are scrolled away from their start. */
function scrolledNow(): ReadonlyMap<Element, Place> {
  const places = new Map<Element, Place>()
  for (const element of document.querySelectorAll('*')) {
    const { scrollLeft: left, scrollTop: top } = element
    if (left > 0 || top > 0) places.set(element, { left, top })
  }
  return places
}

declare global {
  var inPage: InPage
}

globalThis.inPage = inPage
