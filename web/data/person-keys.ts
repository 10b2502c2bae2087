/** All that the browser stores about a person outside the databases, so that signing out can delete it. */

/** In every tab's storage, each under a key that ends with the person's id. */
const kept = {
  timeZone: 'mitten-zone-',
  seenSync: 'mitten-seen-sync-',
  firstRun: 'mitten-first-run-',
} as const
/** In `sessionStorage`, so it outlives reloads: the account that was last active in this tab. Open tabs hold it under this old name. */
const LAST_ACTIVE_ACCOUNT = 'mitten-in-front'
/** Replaces an account that signed out since: an address never passes from one person to the next. */
const GONE = ''

type PersonKey = keyof typeof kept

/** Null when nothing is stored, and where storage is blocked: no code may depend on it. */
export function readKept(account: string, key: PersonKey): string | null {
  try {
    return localStorage.getItem(kept[key] + account)
  } catch {
    return null
  }
}

export function keep(account: string, key: PersonKey, value: string): void {
  try {
    localStorage.setItem(kept[key] + account, value)
  } catch {
    // As above.
  }
}

/** Null when the tab is new. */
export function lastActiveAccount(): string | null {
  return sessionStorage.getItem(LAST_ACTIVE_ACCOUNT)
}

export function saveLastActiveAccount(account: string): void {
  sessionStorage.setItem(LAST_ACTIVE_ACCOUNT, account)
}

/** Leaves nothing of anybody but these people. Every tab has to: no other reaches its own storage. */
export function keepOnly(people: readonly string[]): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const prefix = Object.values(kept).find((start) => key.startsWith(start))
      if (prefix !== undefined && !people.includes(key.slice(prefix.length)))
        localStorage.removeItem(key)
    }
    const last = lastActiveAccount()
    if (last !== null && !people.includes(last)) saveLastActiveAccount(GONE)
  } catch {
    // Storage is blocked: nothing was kept either.
  }
}
