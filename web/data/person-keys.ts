/** Everything that the browser stores about a person outside of the databases, so that signing out can delete it. */

/** In every tab's storage, each under a key that ends with the person's id. */
const kept = {
  timeZone: 'mitten-zone-',
  seenSync: 'mitten-seen-sync-',
  firstRun: 'mitten-first-run-',
} as const
/** In `sessionStorage`, which outlives reloads: the account last active in this tab. Open tabs have this old name. */
const LAST_ACTIVE_ACCOUNT = 'mitten-in-front'
/** Takes the place of an account that has signed out: an address never passes from one person to the next. */
const GONE = ''

type PersonKey = keyof typeof kept

/** Null if nothing is stored, and if storage is blocked: no code may depend on it. */
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

/** Null if the tab is new. */
export function lastActiveAccount(): string | null {
  return sessionStorage.getItem(LAST_ACTIVE_ACCOUNT)
}

export function saveLastActiveAccount(account: string): void {
  sessionStorage.setItem(LAST_ACTIVE_ACCOUNT, account)
}

/** Keeps the entries of these people only. Every tab has to do this, because no other reaches its own storage. */
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
    // Storage is blocked, so nothing was stored either.
  }
}
