/** The blob URLs of photos that are on the screen, by account and hash: what was shown a moment ago shows at once. */
export const shownPhotos = new Map<string, string>()

export function shownKey(account: string, hash: string): string {
  return `${account} ${hash}`
}
