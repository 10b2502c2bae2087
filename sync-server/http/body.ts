/**
 * Reads the JSON object of a request: checks the type, limits the size before and while reading, and limits what it
 * contains. Not hono/body-limit: it would save a tenth of this code, but opening a stream for each body triples the
 * cost of a small call.
 */
import type { Context } from 'hono'
import { HttpError } from '#server/errors.ts'

/** The limits of a body: bytes, and the number of values, because a value takes far more time than its bytes. */
export type BodyLimit = {
  readonly bytes: number
  readonly values: number
  /** Maximum number of characters beside one data URL: processing long texts costs more than their bytes suggest. */
  readonly besideImage?: number
}
export const bodyLimit = {
  /** The limit for everybody, signed in or not. */
  open: { bytes: 32_000, values: 100 },
  json: { bytes: 256_000, values: 5000 },
  sync: { bytes: 1_000_000, values: 40_000 },
  image: { bytes: 7_500_000, values: 5000, besideImage: 256_000 },
} as const satisfies Readonly<Record<string, BodyLimit>>

/** No valid body nests deeper; a deeper one would overflow the stack of recursive code. */
const MAX_DEPTH = 64

export type JsonObject = Readonly<Record<string, unknown>>
/** The refusal of a body with more bytes than this. */
type Refuse = (limit: number) => HttpError

/** The body as an object; an empty object for calls without a body. */
export async function readJson(
  c: Context,
  limit: BodyLimit = bodyLimit.json,
  refuse: Refuse = tooLarge,
): Promise<JsonObject> {
  const type = c.req.header('content-type')
  if (type !== undefined && !isJson(type)) throw wrongType()
  const length = lengthOf(c)
  if (length === 0) return {}
  if (length !== null && length > limit.bytes) throw refuse(limit.bytes)
  // Node ends a body at its announced length, so only a body of unknown length is counted.
  const text = await (length === null
    ? readCounting(c, limit.bytes, refuse).then(String)
    : c.req.text().catch(brokenOff))
  if (text === '') return {}
  if (type === undefined) throw wrongType()
  return parse(text, limit)
}

/** The raw body. */
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

/** Null if it is unknown, because the body is chunked. */
function lengthOf(c: Context): number | null {
  const header = c.req.header('content-length')
  if (header !== undefined) return Number(header)
  const isPlain = c.req.header('transfer-encoding') === undefined
  // On a connection, a request with neither header has no body; a Request in a test has neither header, too.
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

/** The client disconnected: not an internal error, and nobody reads the answer. */
function brokenOff(): never {
  throw new HttpError(400, 'broken_off', 'The request broke off')
}

/** The length of the data URL in a body. The only valid escape in it is that of a slash, which some clients write. */
function imageLength(text: string): number {
  const start = text.search(/"data:/i)
  const url = start < 0 ? '' : text.slice(start, text.indexOf('"', start + 1))
  return /\\[^/]/.test(url) ? 0 : url.length
}

/** Refuses text as long as a picture that was not recognized as one: processing it costs more than reading it. */
export function refuseLong(value: unknown): void {
  const limit = bodyLimit.image.besideImage
  if (lettersIn(value) > limit) throw tooLarge(limit)
}

function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [key, each]) => sum + key.length + lettersIn(each), 0)
}

function parse(text: string, { bytes, values, besideImage = bytes }: BodyLimit): JsonObject {
  if (text.length - imageLength(text) > besideImage) throw tooLarge(besideImage)
  refuseUnreasonable(text, values)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // The parser's own message quotes the text.
    throw new HttpError(400, 'bad_json', 'The request is not valid JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, 'bad_json', 'The request must be a JSON object')
  // The name may appear plain or escaped; most often it does not.
  if (text.includes('__proto__') || text.includes('\\u005')) removePrototypes(value)
  return value as JsonObject
}

/** Counts depth and values without creating any of them. It may be wrong for invalid JSON, which is refused anyway. */
function refuseUnreasonable(text: string, maxValues: number): void {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH)
        throw new HttpError(400, 'bad_json', 'The request is nested too deeply')
      values++
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--
    else if (code === COMMA) values++
    if (values > maxValues) throw tooManyValues(maxValues)
  }
}

/** Skips from quote to quote, because a string may contain a whole picture; each run of backslashes is read once. */
function endOfString(text: string, start: number): number {
  for (let at = start; ;) {
    at = text.indexOf('"', at + 1)
    if (at < 0) return text.length
    let before = at
    while (text.charCodeAt(before - 1) === BACKSLASH) before--
    if ((at - before) % 2 === 0) return at
  }
}

const [QUOTE, COMMA, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x2c, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
]

/** After parsing, because that is several times faster than a reviver. The depth is already limited. */
function removePrototypes(value: object): void {
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__')
  for (const each of Object.values(value) as readonly unknown[])
    if (typeof each === 'object' && each !== null) removePrototypes(each)
}

function wrongType(): HttpError {
  return new HttpError(415, 'unsupported_type', 'Please send application/json')
}

function tooLarge(limit: number): HttpError {
  return new HttpError(413, 'too_large', `The request is larger than ${limit} bytes`).with({
    limit,
  })
}

function tooManyValues(limit: number): HttpError {
  return new HttpError(413, 'too_large', `The request holds more than ${limit} values`).with({
    limit,
  })
}
