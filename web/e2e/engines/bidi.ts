/** A connection by WebDriver BiDi: sends commands, receives answers and events. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

type Json = Readonly<Record<string, unknown>>

export type Connection = {
  send(method: string, params: Json): Promise<Json>
  /** Called with the data of a subscribed event. */
  on(method: string, listener: (params: Json) => void): void
  close(): void
}

type Message = {
  readonly type: 'success' | 'error' | 'event'
  readonly id?: number | null
  readonly result?: Json
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: Json
}

export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (message: Message) => void>()
  const listeners = new Map<string, (params: Json) => void>()
  let count = 0
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message
    if (message.type === 'event') listeners.get(message.method ?? '')?.(message.params ?? {})
    else if (typeof message.id === 'number') {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    }
  })
  await once(socket, 'open')
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, (message) => {
          if (message.type === 'success') resolve(message.result ?? {})
          else reject(new Error(`${method}: ${message.error}, ${message.message}`))
        })
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
    on: (method, listener) => void listeners.set(method, listener),
    close: () => socket.close(),
  }
}
