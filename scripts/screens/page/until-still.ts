/** Waits until a page is stable: no changes, no animation, all images and fonts loaded. */
import { named } from './shown.ts'

/** How long nothing may change on a screen that has loaded everything. */
const STILL_MS = 150
/** A page that has not come to rest by then never does: waiting on would hold up every other screen. */
const PATIENCE_MS = 60_000

export function untilStill(): Promise<void> {
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
      PATIENCE_MS,
    )
    let timer = rest()
    watcher.observe(document, { childList: true, subtree: true, attributes: true })
  })
}

export async function untilDrawn(): Promise<void> {
  await document.fonts.ready
  const awaited = [...document.images].filter(
    (image) => image.loading !== 'lazy' && !image.complete,
  )
  await Promise.all(awaited.map((image) => image.decode().catch(() => undefined)))
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  const ends = Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)))
  await Promise.race([ends, giveUp('an animation never ends')])
  // Two frames: the last change is laid out and painted by then.
  await nextFrame()
  await nextFrame()
}

function giveUp(reason: string): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(reason)), PATIENCE_MS))
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
