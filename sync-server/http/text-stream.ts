/** Streams a long answer, chunk by chunk, so that it does not block other requests. */
import { setImmediate } from 'node:timers/promises'

/** Generated only as fast as it is read, so a slow connection fills no memory. Other requests are served in between. */
export function textStream(text: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
      await setImmediate()
    },
    async cancel() {
      await text.return(undefined)
    },
  })
}
