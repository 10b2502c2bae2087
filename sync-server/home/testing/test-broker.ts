/** An MQTT broker in this process, and a client that sees all retained messages, as Home Assistant does. */
import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer } from 'node:net'
import { Aedes } from 'aedes'
import { connectAsync } from 'mqtt'

export type TestBroker = {
  readonly url: string
  /** Closes all connections until `comeBack`, without losing the retained messages. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

export async function startBroker(): Promise<TestBroker> {
  const broker = await Aedes.createBroker()
  const sockets = new Set<Socket>()
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  async function listen(at: number): Promise<Server> {
    const listening = createServer((socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      broker.handle(socket)
    })
    await new Promise<void>((resolve) => void listening.listen(at, '127.0.0.1', resolve))
    return listening
  }

  async function close(): Promise<void> {
    const closed = new Promise((resolve) => void server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    url: `mqtt://house:knit-one-purl-two@127.0.0.1:${port}`,
    goAway: close,
    async comeBack() {
      server = await listen(port)
    },
    async stop() {
      await close()
      await new Promise<void>((resolve) => broker.close(() => resolve()))
    },
  }
}

/** Sees the retained messages of a broker, and presses buttons. */
export async function watchBroker(url: string) {
  const client = await connectAsync(url, { reconnectPeriod: 50 })
  const kept = new Map<string, string>()
  const received: (readonly [topic: string, payload: string])[] = []
  client.on('message', (topic, payload) => {
    received.push([topic, payload.toString()])
    if (payload.length === 0) kept.delete(topic)
    else kept.set(topic, payload.toString())
  })
  await client.subscribeAsync('#', { qos: 1 })
  return {
    kept,
    /** Every message, including those overwritten since. */
    received,
    /** The payload of the only topic with this ending. */
    at: (end: string) => [...kept].find(([topic]) => topic.endsWith(end))?.[1],
    /** The discovery messages about the entities of a kind. */
    found: (kind: 'sensor' | 'button') =>
      [...kept]
        .filter(([topic]) => topic.startsWith(`homeassistant/${kind}/`))
        .map(([, payload]) => JSON.parse(payload) as Readonly<Record<string, string>>),
    send: (topic: string, payload: string, retain = false) =>
      client.publishAsync(topic, payload, { qos: 1, retain }),
    stop: () => client.endAsync(true),
  }
}
