/** Answers with a whole list: a short one at once, a long one streamed in batches. */
import type { Context } from 'hono'
import type { AnyRow } from '#domain/tables.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { takes } from '#server/http/encoding.ts'
import { textStream } from '#server/http/text-stream.ts'

type Pieces = Generator<readonly AnyRow[]>

/** Under this name the rows of all pieces, of which each shows the household as it is when it is read. */
export function answerList(
  c: Context,
  { name, pieces }: { name: string; pieces: Pieces },
): Response | Promise<Response> {
  const first = pieces.next().value ?? []
  const second = pieces.next()
  if (second.done) return answerJson(c, { [name]: first })
  const stream = textStream(textOf(name, [first, second.value], pieces))
  c.header('Content-Type', 'application/json')
  c.header('Vary', 'Accept-Encoding')
  if (!takes(c.req.header('accept-encoding'), 'gzip')) return c.body(stream)
  c.header('Content-Encoding', 'gzip')
  return c.body(stream.pipeThrough(new CompressionStream('gzip')))
}

async function* textOf(
  name: string,
  start: readonly (readonly AnyRow[])[],
  rest: Pieces,
): AsyncGenerator<string> {
  yield `{${JSON.stringify(name)}:[`
  let before = ''
  for (const pieces of [start, rest])
    for (const rows of pieces) {
      if (rows.length === 0) continue
      yield before + rows.map((row) => JSON.stringify(row)).join(',')
      before = ','
    }
  yield ']}'
}
