/**
 * What the app does when its page is left. A browser may put the page aside as it stands, to show it again at "back". WebKit does
 * so in the middle of a transaction, too: that one stays open, and every later page of the app waits for it, until the browser
 * throws the page away. Dexie closes its connections by itself, but a close waits for what still runs.
 */
import { cutOffTransactions } from '#web/data/running-transactions.ts'

export function watchLeaving(): void {
  let isCutOff = false
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) isCutOff = cutOffTransactions()
  })
  // What was cut off is still waited for: a page that is shown again starts anew.
  window.addEventListener('pageshow', () => {
    if (isCutOff) window.location.reload()
  })
}
