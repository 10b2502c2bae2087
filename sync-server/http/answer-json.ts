/**
 * Answers JSON the cheap way: stringified once, headers ready made, larger answers compressed beside the event loop.
 * Not by hono/compress: it knows no brotli.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Encoding } from '#server/http/encoding.ts'
import { preferredEncoding } from '#server/http/encoding.ts'
import type { SecurityHeaders } from '#server/http/headers.ts'

/** Below this an answer fits a packet anyway. */
const COMPRESS_FROM = 1024

/**
 * For handlers: `return answerJson(c, value)`. The answer has no headers but the API's own; a handler that sets a
 * cookie or another header uses `c.json`.
 */
export type AnswerJson = (
  c: Context,
  value: unknown,
  status?: number,
) => Response | Promise<Response>

export function createAnswerJson({ api, complete }: SecurityHeaders): AnswerJson {
  const plain = { 'Content-Type': 'application/json', ...api }
  const varying = { ...plain, Vary: 'Accept-Encoding' }
  const encoded = {
    br: { ...varying, 'Content-Encoding': 'br' },
    gzip: { ...varying, 'Content-Encoding': 'gzip' },
  }

  /** Made from a plain object: going through `c.header` or `Headers` takes longer than all checks together. */
  function answer(
    body: string | Uint8Array<ArrayBuffer>,
    status: number,
    headers: Record<string, string>,
  ): Response {
    const response = new Response(body, { status, headers })
    complete.add(response)
    return response
  }

  async function answerCompressed(
    text: string,
    status: number,
    encoding: Encoding,
  ): Promise<Response> {
    return answer(await compressors[encoding](text), status, encoded[encoding])
  }

  return (c, value, status = 200) => {
    const text = JSON.stringify(value)
    if (text.length < COMPRESS_FROM) return answer(text, status, plain)
    const encoding = preferredEncoding(c.req.header('accept-encoding'))
    return encoding === null
      ? answer(text, status, varying)
      : answerCompressed(text, status, encoding)
  }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<string, Buffer<ArrayBuffer>>(gzip)

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
  gzip: (text: string) => toGzip(text),
}
