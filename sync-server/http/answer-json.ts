/**
 * Answers with JSON efficiently: serialized once, large answers compressed off the event loop. Not hono/compress: it
 * has no brotli.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Encoding } from '#server/http/encoding.ts'
import { preferredEncoding } from '#server/http/encoding.ts'

/** Compressing takes longer than applying a change: answers to one or a few changes are sent as they are. */
export const COMPRESS_FROM = 4096
const plain = { 'Content-Type': 'application/json' }
const varying = { ...plain, Vary: 'Accept-Encoding' }

/**
 * For handlers: `return answerJson(c, value)`. The answer has only the API's own headers; a handler that sets a cookie
 * or another header uses `c.json`.
 */
export function answerJson(c: Context, value: unknown, status = 200): Response | Promise<Response> {
  const text = JSON.stringify(value)
  if (text.length < COMPRESS_FROM) return new Response(text, { status, headers: plain })
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  return encoding === null
    ? new Response(text, { status, headers: varying })
    : answerCompressed(text, status, encoding)
}

async function answerCompressed(
  text: string,
  status: number,
  encoding: Encoding,
): Promise<Response> {
  const headers = { ...varying, 'Content-Encoding': encoding }
  return new Response(await compressors[encoding](text), { status, headers })
}

const toBrotli = promisify(brotliCompress)
export const toGzip = promisify<string, Buffer<ArrayBuffer>>(gzip)

const compressors = {
  br: (text: string) =>
    toBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: toGzip,
}
