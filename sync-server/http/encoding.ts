/** Which compression a client takes. */

export type Encoding = 'br' | 'gzip'

const BROTLI = /(?:^|[,\s])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[\s,;]|$)/
const GZIP = /(?:^|[,\s])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[\s,;]|$)/

/** The smaller of those it takes. */
export function preferredEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null
  if (BROTLI.test(accepted)) return 'br'
  return GZIP.test(accepted) ? 'gzip' : null
}
