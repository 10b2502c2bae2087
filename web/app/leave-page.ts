/**
 * Ends running transactions when the page is left. A browser may freeze the page in the back/forward cache. WebKit does
 * so even during a transaction, which then stays open and blocks every later page of the app until the cached page is
 * discarded. Dexie closes its connections by itself, but a close waits for running transactions.
 */
import { cutOffTransactions } from '#web/data/running-transactions.ts'

export function watchLeaving(): void {
  let isCutOff = false
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) isCutOff = cutOffTransactions()
    // Shown again, it takes no tap that the reload would lose.
    document.body.inert = isCutOff
  })
  // Code still waits for the aborted transactions, so a page that is shown again reloads.
  window.addEventListener('pageshow', () => {
    if (isCutOff) window.location.reload()
  })
}
