/** A minimal HTTP client: one keep-alive connection, and streams of pokes. A broken connection rejects. */
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}
export type RequestOptions = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
export type Client = {
  send(asked: RequestOptions): Promise<Answer>
  /** Opens a stream; resolves when its first event has arrived, and reports the name of each. */
  stream(path: string, onEvent: (event: string) => void): Promise<void>
  /** Cuts every connection, like a network failure. */
  cut(): void
}

export function createClient(
  port: number,
  given: () => Readonly<Record<string, string>> = () => ({}),
): Client {
  let agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let streams: ClientRequest[] = []

  function open(
    { method, path, body, headers }: RequestOptions,
    ownAgent: Agent | false,
  ): ClientRequest {
    const text = body === undefined ? '' : JSON.stringify(body)
    const about = {
      'Content-Length': String(Buffer.byteLength(text)),
      ...(text === '' ? {} : { 'Content-Type': 'application/json' }),
    }
    const asked = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: ownAgent,
      headers: { 'Sec-Fetch-Site': 'same-origin', ...about, ...given(), ...headers },
    })
    asked.end(text)
    return asked
  }

  return {
    send: (asked) =>
      new Promise((resolve, reject) => {
        open(asked, agent)
          .on('error', reject)
          .on('response', (response) => void read(response).then(resolve, reject))
      }),
    stream: (path, onEvent) =>
      new Promise((resolve, reject) => {
        const asked = open({ method: 'GET', path }, false)
        streams.push(asked)
        asked.on('error', reject).on('response', (response: IncomingMessage) => {
          if (response.statusCode !== 200)
            reject(new Error(`The stream answered ${response.statusCode}`))
          response.on('error', () => {})
          response.setEncoding('utf8').on('data', (part: string) => {
            for (const [, event = ''] of part.matchAll(/^event: (\w+)$/gm)) onEvent(event)
            resolve()
          })
        })
      }),
    cut() {
      for (const stream of streams) stream.destroy()
      streams = []
      agent.destroy()
      agent = new Agent({ keepAlive: true, maxSockets: 1 })
    },
  }
}

/** The status of one answer on a new connection; null if there was none. */
export function fetchStatus(port: number, path: string): Promise<number | null> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, agent: false })
      .on('error', () => resolve(null))
      .on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? null)
      })
      .end()
  })
}

function read(response: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => (text += part))
    response.on('error', reject)
    response.on('close', () => {
      if (!response.complete) return reject(new Error('The answer broke off'))
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
  })
}
