/** Does what nobody waits for yet once the page has nothing else to do; a browser that cannot tell waits a moment. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 1500)
}
