/** What runs inside a page to be shown: goes there, waits, and looks for faults. Bundled into one script by main.ts. */
import { shownTexts, shownTargets } from './shown.ts'
import { targetFaults } from './target-faults.ts'
import { textFaults } from './text-faults.ts'
import { untilDrawn, untilStill } from './until-still.ts'

const inPage = {
  untilStill,
  untilDrawn,

  /** As a link in the app would: without loading it anew. */
  go(to: string): void {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    scrollTo(0, 0)
  },

  /** Scrolling sideways, text that is cut or spills, and targets too small for a finger. */
  findFaults(isTouch: boolean): readonly string[] {
    const faults = new Set<string>()
    const overflow = document.documentElement.scrollWidth - innerWidth
    if (overflow > 0) faults.add(`scrolls sideways by ${overflow} px`)
    for (const text of shownTexts()) for (const fault of textFaults(text)) faults.add(fault)
    if (isTouch)
      for (const target of shownTargets())
        for (const fault of targetFaults(target)) faults.add(fault)
    for (const scrolled of document.querySelectorAll('*'))
      scrolled.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    return [...faults]
  },
}

export type InPage = typeof inPage

Object.assign(globalThis, { inPage })
