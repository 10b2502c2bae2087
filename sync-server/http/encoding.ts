/** The compression that a client accepts. */
import { parseAccept } from 'hono/utils/accept'

/** The smaller format first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The smaller format of those that the client accepts. */
export function preferredEncoding(accepted: string | undefined): Encoding | null {
  return encodings.find((encoding) => takes(accepted, encoding)) ?? null
}

export function takes(accepted: string | undefined, encoding: Encoding): boolean {
  return parseAccept(accepted ?? '').some(({ type, q }) => type === encoding && q > 0)
}
