/** Who was in front in this tab last, over reloads too: an address never passes from one person to the next. */
const KEY = 'mitten-in-front'

/** Null when the tab is new. */
export function lastInFront(): string | null {
  return sessionStorage.getItem(KEY)
}

export function noteInFront(accountId: string): void {
  sessionStorage.setItem(KEY, accountId)
}
