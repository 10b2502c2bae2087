/** The EventSource of devices that are not pages: each reads its stream from its own port, with its own cookie. */
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request } from 'node:http'
import type { Page } from '#domain/sync-protocol.ts'

export type Listening = {
  readonly port: number
  readonly cookie: string
  /** A page that came with an event. */
  readonly page: (page: Page) => void
  readonly stream: (isUp: boolean) => void
}

const devices = new Map<string, Listening>()

/** From now on, the stream that this device opens is this one. */
export function serveEvents(device: string, listening: Listening): void {
  devices.set(device, listening)
  Reflect.set(globalThis, 'EventSource', ProxiedEventSource)
}

class ProxiedEventSource extends EventTarget {
  readonly #asked: ClientRequest
  readonly #listening: Listening
  #isOver = false

  constructor(path: string) {
    super()
    const device = new URL(path, 'http://localhost').searchParams.get('device') ?? ''
    const listening = devices.get(device)
    if (!listening) throw new Error(`No device ${device}`)
    this.#listening = listening
    const { port, cookie } = listening
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
    this.#asked = request({ host: '127.0.0.1', port, path, headers, agent: false })
    this.#asked.on('error', () => this.#end()).on('response', (answer) => this.#read(answer))
    this.#asked.end()
  }

  close(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#listening.stream(false)
    this.#asked.destroy()
  }

  #end(): void {
    if (!this.#isOver) this.dispatchEvent(new Event('error'))
  }

  #read(answer: IncomingMessage): void {
    if (answer.statusCode !== 200) return this.#end()
    let rest = ''
    answer.on('error', () => this.#end()).on('close', () => this.#end())
    answer.setEncoding('utf8').on('data', (part: string) => {
      const events = `${rest}${part}`.split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) this.#tell(event)
    })
  }

  #tell(text: string): void {
    const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text) ?? []
    if (this.#isOver) return
    if (name === 'hello') this.#listening.stream(true)
    if (name === 'page') this.#listening.page(JSON.parse(data) as Page)
    this.dispatchEvent(new MessageEvent(name, { data }))
  }
}
