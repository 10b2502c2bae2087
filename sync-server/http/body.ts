/** Reads a request's JSON object: the right type, bounded in size before and while reading, and nothing else. */
import type { Context } from 'hono'
import { HttpError } from '#server/errors.ts'

export const bodyLimit = { json: 256_000, sync: 1_000_000, image: 7_500_000 } as const

/** Nothing of ours nests deeper; what does would overflow the stack of whoever walks through it. */
const MAX_DEPTH = 64

export type JsonObject = Readonly<Record<string, unknown>>
/** What is said of a body beyond the limit. */
type Refuse = (limit: number) => HttpError

/** The body as an object, or an empty one for calls that have none. */
export async function readJson(
  c: Context,
  limit: number = bodyLimit.json,
  refuse: Refuse = tooLarge,
): Promise<JsonObject> {
  const type = c.req.header('content-type')
  if (type !== undefined && !isJson(type)) throw wrongType()
  const length = lengthOf(c)
  if (length === 0) return {}
  if (length !== null && length > limit) throw refuse(limit)
  // Node ends a body at its announced length, so only one of unknown length is counted.
  const text = await (length === null
    ? readCounting(c, limit, refuse).then(String)
    : c.req.text().catch(brokenOff))
  if (text === '') return {}
  if (type === undefined) throw wrongType()
  return parse(text)
}

/** The body as it is. */
export async function readBytes(
  c: Context,
  limit: number,
  refuse: Refuse = tooLarge,
): Promise<Buffer> {
  const length = lengthOf(c)
  if (length !== null && length > limit) throw refuse(limit)
  if (length === null) return readCounting(c, limit, refuse)
  return Buffer.from(await c.req.arrayBuffer().catch(brokenOff))
}

function isJson(type: string): boolean {
  return type === 'application/json' || /^application\/json\s*(;|$)/i.test(type)
}

/** Null when it is not known: a body sent in chunks. */
function lengthOf(c: Context): number | null {
  const header = c.req.header('content-length')
  if (header !== undefined) return Number(header)
  const isPlain = c.req.header('transfer-encoding') === undefined
  // Over a connection, a request with neither header has no body; a Request made in a test has neither, too.
  return isPlain && c.env?.incoming !== undefined ? 0 : null
}

async function readCounting(c: Context, limit: number, refuse: Refuse): Promise<Buffer> {
  const stream = c.req.raw.body
  if (stream === null) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff)
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > limit) throw refuse(limit)
    chunks.push(value)
  }
}

/** The other side went away: no fault of ours, and nobody is left to read this. */
function brokenOff(): never {
  throw new HttpError(400, 'broken_off', 'The request broke off')
}

function parse(text: string): JsonObject {
  if (isTooDeep(text)) throw new HttpError(400, 'bad_json', 'The request is nested too deeply')
  let value: unknown
  try {
    // The careful way only where the name may occur, plainly or escaped: it is several times slower.
    const isPlain = !text.includes('__proto__') && !text.includes('\\u005')
    value = isPlain ? JSON.parse(text) : JSON.parse(text, withoutPrototypes)
  } catch {
    // The parser's own words quote the text.
    throw new HttpError(400, 'bad_json', 'The request is not valid JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, 'bad_json', 'The request must be a JSON object')
  return value as JsonObject
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isInString = !isInString
    else if (isInString) at += code === BACKSLASH ? 1 : 0
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--
  }
  return false
}

const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
]

function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}

function wrongType(): HttpError {
  return new HttpError(415, 'unsupported_type', 'Please send application/json')
}

export function tooLarge(limit: number): HttpError {
  return new HttpError(413, 'too_large', `The request is larger than ${limit} bytes`, { limit })
}
