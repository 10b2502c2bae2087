/** Streams a long answer, chunk by chunk, so that it does not block other requests. */

/** Read as fast as it is fetched, and no faster: a slow connection keeps nothing in memory. Others are served in between. */
export function textStream(text: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
      await new Promise((resolve) => setImmediate(resolve))
    },
    async cancel() {
      await text.return(undefined)
    },
  })
}
