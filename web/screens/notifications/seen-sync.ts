/** When an account last heard from the server while somebody was looking, kept for this device. */
function keyOf(account: string): string {
  return `mitten-seen-sync-${account}`
}

export function lastSeenSync(account: string): string | null {
  try {
    return localStorage.getItem(keyOf(account))
  } catch {
    return null
  }
}

export function rememberSync(account: string, at: string): void {
  try {
    localStorage.setItem(keyOf(account), at)
  } catch {
    // Storage is blocked: then nothing is summed up, and the badge counts.
  }
}
