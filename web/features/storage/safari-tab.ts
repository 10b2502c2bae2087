/** Whether this is a tab of Safari, which deletes stored data after seven days without a visit (R39). */

type Browser = {
  readonly userAgent: string
  readonly isInstalled: boolean
  readonly isKept: boolean | null
}

/** All browsers on iOS are Safari underneath. */
export function isSafariTab({ userAgent, isInstalled, isKept }: Browser): boolean {
  if (isInstalled || isKept === true) return false
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
  return isApple && /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)
}
