/** Tells elements when they come near the viewport and when they leave it again. */

/** How far beyond the window's edge an element counts as near: a fling must not arrive before its rows do. */
const MARGIN = '1500px'

type Listener = (isNear: boolean, height: number) => void

const listeners = new WeakMap<Element, Listener>()
let observer: IntersectionObserver | undefined

/** One observer for all: a long list watches hundreds of places. `height` is in pixels. Returns what ends the watch. */
export function watchNearness(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(tellListeners, { rootMargin: MARGIN })
  const watching = observer
  listeners.set(element, listener)
  watching.observe(element)
  return () => watching.unobserve(element)
}

function tellListeners(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries)
    listeners.get(target)?.(isIntersecting, boundingClientRect.height)
}
