/** The body of an event stream. Its buffer is limited: a reader that does not keep up is disconnected. */
import type { Context } from 'hono'

/** Bytes that may be buffered here. Beyond them Node buffers one event at most, and the system the buffer of a socket. */
const WAITING_BYTES = 128 * 1024
/** How long the reader has to read the buffer when a stream ends. */
const LINGER_MS = 10_000

export type EventStream = {
  readonly body: ReadableStream<Uint8Array>
  send(event: string, data: string): void
  /** Ends the stream: nothing more is sent. */
  end(): void
  /** Resolves when it has ended, whichever side ended it. */
  readonly over: Promise<void>
}

/** A device that was disconnected reconnects with its cursor, as always. */
export function openEventStream(c: Context): EventStream {
  let isOpen = true
  let resolve: () => void
  const over = new Promise<void>((settle) => (resolve = settle))
  let controller: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>(
    { start: (given) => void (controller = given), cancel: finish },
    new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
  )

  function finish(): void {
    isOpen = false
    resolve()
  }

  function end(): void {
    if (!isOpen) return
    finish()
    controller.close()
    setTimeout(() => breakOff(c), LINGER_MS).unref()
  }

  return {
    body,
    end,
    over,
    send(event, data) {
      if (!isOpen) return
      const bytes = new TextEncoder().encode(`event: ${event}\ndata: ${data}\n\n`)
      if (bytes.byteLength <= (controller.desiredSize ?? 0)) return controller.enqueue(bytes)
      end()
      breakOff(c)
    },
  }
}

/** Closes the connection unless everything was read: a reader that stops reading would keep the buffer for ever. */
function breakOff(c: Context): void {
  const { outgoing } = c.env ?? {}
  if (outgoing?.writableFinished === false) outgoing.destroy()
}
