/** Answers with a whole list: a short one at once, a long one streamed in batches. */
import type { Context } from 'hono'
import { answerJson } from '#server/http/answer-json.ts'
import { takes } from '#server/http/encoding.ts'
import { textStream } from '#server/http/text-stream.ts'

type Batches = Generator<readonly object[]>

/** Answers with the rows of all batches under this name. Each batch shows the household as it is when it is read. */
export function answerList(
  c: Context,
  { name, batches }: { name: string; batches: Batches },
): Response | Promise<Response> {
  const first = batches.next().value ?? []
  const second = batches.next()
  if (second.done) return answerJson(c, { [name]: first })
  const stream = textStream(textOf(name, [first, second.value], batches))
  c.header('Content-Type', 'application/json')
  c.header('Vary', 'Accept-Encoding')
  if (!takes(c.req.header('accept-encoding'), 'gzip')) return c.body(stream)
  c.header('Content-Encoding', 'gzip')
  return c.body(stream.pipeThrough(new CompressionStream('gzip')))
}

async function* textOf(
  name: string,
  start: readonly (readonly object[])[],
  rest: Batches,
): AsyncGenerator<string> {
  yield `{${JSON.stringify(name)}:[`
  let before = ''
  for (const batches of [start, rest])
    for (const rows of batches) {
      // Others are served after an empty one, too.
      yield (rows.length > 0 ? before : '') + rows.map((row) => JSON.stringify(row)).join(',')
      if (rows.length > 0) before = ','
    }
  yield ']}'
}
