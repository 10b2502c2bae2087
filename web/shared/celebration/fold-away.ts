/** Animates a card that leaves a list, and the cards below it that move up. */

const FOLD = { duration: 200, easing: 'cubic-bezier(0.5, 0, 0.9, 0.4)' }
const CLOSE_UP = { duration: 420, easing: 'cubic-bezier(0.3, 1.3, 0.5, 1)' }
/** As many as fit on a screen. */
const FOLLOWERS = 8

/** Waits for the item to disappear; returns a function that cancels this. */
export function foldAway(item: HTMLElement): () => void {
  const place = item.getBoundingClientRect()
  const followers = followersOf(item).map((each) => ({ each, top: topOf(each) }))
  // Called before the next frame is painted, so the gap is never visible.
  const watcher = new MutationObserver(() => {
    if (item.isConnected) return
    watcher.disconnect()
    fold(item, place)
    for (const { each, top } of followers) closeUp(each, top)
  })
  if (item.parentElement) watcher.observe(item.parentElement, { childList: true })
  return () => watcher.disconnect()
}

/** A copy of the card in its old place. */
function fold(item: HTMLElement, { left, top, width, height }: DOMRect): void {
  const ghost = document.createElement('div')
  ghost.append(...item.cloneNode(true).childNodes)
  ghost.inert = true
  ghost.ariaHidden = 'true'
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: 'top',
    pointerEvents: 'none',
  })
  document.body.append(ghost)
  const frames = [
    { opacity: 1, transform: 'none' },
    { opacity: 0, transform: 'scaleY(0.3)' },
  ]
  ghost.animate(frames, FOLD).addEventListener('finish', () => ghost.remove())
}

function closeUp(element: Element, before: number): void {
  const moved = before - topOf(element)
  if (!element.isConnected || moved === 0) return
  element.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], CLOSE_UP)
}

function followersOf(item: Element): readonly Element[] {
  const found: Element[] = []
  for (let next = item.nextElementSibling; next; next = next.nextElementSibling) {
    found.push(next)
    if (found.length === FOLLOWERS) break
  }
  return found
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}
