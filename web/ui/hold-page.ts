/** Keeps the page as long as the window is scrolled, so that removing something at its end does not scroll it (U7). */

/** Call before something is removed from the page; `around` is the height that is removed outside of its main part. */
export function holdPage(around = 0): void {
  const main = document.querySelector('main')
  if (main === null || scrollY === 0) return
  const rest = document.documentElement.scrollHeight - main.offsetHeight - around
  let held = Number.POSITIVE_INFINITY
  const hold = () => {
    held = Math.min(held, scrollY + innerHeight - rest)
    main.style.minHeight = `${held}px`
  }
  hold()
  const watch = new AbortController()
  // The held space is removed as somebody scrolls up.
  const follow = () => {
    hold()
    if (main.offsetHeight <= held && scrollY > 0) return
    main.style.minHeight = ''
    watch.abort()
  }
  addEventListener('scroll', follow, { passive: true, signal: watch.signal })
}
