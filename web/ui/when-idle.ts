/** Does work that nobody is waiting for once the page is idle; in browsers that cannot tell, after a moment. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 1500)
}
