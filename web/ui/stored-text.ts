/** A text under a key of the browser's own storage. If that is blocked, nothing is stored: no code may depend on it. */

export function createStoredText(area: 'localStorage' | 'sessionStorage', key: string) {
  return {
    /** Null if nothing is stored. */
    read(): string | null {
      try {
        return window[area].getItem(key)
      } catch {
        return null
      }
    },
    /** Null removes it. */
    write(text: string | null): void {
      try {
        if (text === null) window[area].removeItem(key)
        else window[area].setItem(key, text)
      } catch {
        // Storage is blocked: what would be stored lasts as long as the page.
      }
    },
  }
}
