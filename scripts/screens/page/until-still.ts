/** Waits until a page is stable: no changes, no animation, all images and fonts loaded. */

/** How long nothing may change on a screen that has loaded everything. */
const STILL_MS = 150

export function untilStill(): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, STILL_MS)
    })
    const done = () => {
      watcher.disconnect()
      resolve()
    }
    let timer = setTimeout(done, STILL_MS)
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
  await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)))
  // Two frames: the last change is laid out and painted by then.
  await nextFrame()
  await nextFrame()
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
