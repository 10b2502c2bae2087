/** Runs inside the page: navigates, waits, and looks for faults. Bundled into one script by main.ts. */
import { shownTexts, shownTargets } from './shown.ts'
import { targetFaults } from './target-faults.ts'
import { textFaults } from './text-faults.ts'
import { untilDrawn, untilStill } from './until-still.ts'

const inPage = {
  untilStill,
  untilDrawn,

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

type Place = { readonly left: number; readonly top: number }

/** Elements that are scrolled away from their beginning. */
function scrolledNow(): ReadonlyMap<Element, Place> {
  const places = new Map<Element, Place>()
  for (const element of document.querySelectorAll('*')) {
    const { scrollLeft: left, scrollTop: top } = element
    if (left > 0 || top > 0) places.set(element, { left, top })
  }
  return places
}

export type InPage = typeof inPage

Object.assign(globalThis, { inPage })
