/** A minimal HTTP/1.1 keep-alive connection, so that the client does not distort the measurement. */
import { connect as connectSocket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

export type Connection = {
  /** Sends a whole request; resolves with the body of the response. One at a time. */
  send(request: Buffer): Promise<string>
  close(): void
}
type Waiting = { readonly resolve: (body: string) => void; readonly reject: (error: Error) => void }

export function connect(port: number): Promise<Connection> {
  return new Promise((opened, failed) => {
    const socket = connectSocket({ port, host: '127.0.0.1', noDelay: true })
    let received = Buffer.alloc(0)
    let waiting: Waiting | null = null

    socket.on('data', (data) => {
      received = received.length === 0 ? data : Buffer.concat([received, data])
      const body = bodyOf(received)
      if (body === null) return
      received = Buffer.alloc(0)
      const { resolve } = waiting ?? { resolve: () => {} }
      waiting = null
      resolve(body)
    })
    socket.on('error', (error) => {
      failed(error)
      waiting?.reject(error)
    })
    socket.on('close', () => waiting?.reject(new Error('The server closed the connection')))
    socket.on('connect', () =>
      opened({
        send: (request) =>
          new Promise((resolve, reject) => {
            waiting = { resolve, reject }
            socket.write(request)
          }),
        close: () => socket.destroy(),
      }),
    )
  })
}

/** Servers send the length of compressed bodies. */
function textOf(head: string, body: Buffer): string {
  return (/content-encoding: br/i.test(head) ? brotliDecompressSync(body) : body).toString()
}

/** The body once it is complete; null until then. */
function bodyOf(received: Buffer): string | null {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd === -1) return null
  const head = received.toString('latin1', 0, headEnd)
  const body = received.subarray(headEnd + 4)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return body.length < Number(length) ? null : textOf(head, body)
  const isWhole = body.subarray(-5).toString('latin1') === '0\r\n\r\n'
  return isWhole ? body.toString().replace(/(^|\r\n)[0-9a-f]+\r\n/gi, '') : null
}
