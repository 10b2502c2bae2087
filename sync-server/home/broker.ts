/**
 * The connection to the household's MQTT broker. It makes the retained messages of this server there match the wanted
 * ones: what somebody no longer shows is removed as soon as the broker is there, even if it was gone meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { MqttClient } from 'mqtt'
import type { Log } from '#server/log.ts'
import type { Messages, ServerIdentity } from './messages.ts'
import { availability, topicsOf } from './messages.ts'

const RECONNECT_MS = 5000
const CONNECT_MS = 10_000
/** A broker that does not answer must not keep the server from stopping. */
const BYE_MS = 2000
/** Pause before others' messages are put right: two copies of this server would otherwise answer each other nonstop. */
const RIGHT_MS = 500
/** Longer than any message that this server writes. */
const MAX_MESSAGE_BYTES = 64 * 1024

export type Broker = {
  /** From now on there are to be exactly these messages. */
  want(messages: Messages): void
  /** Leaves the messages to another process, or says that the server is gone. */
  end(isStopping: boolean): Promise<void>
}

type Options = {
  readonly url: string
  readonly server: ServerIdentity
  readonly log: Log
  /** A person's button was pressed. */
  readonly onPressed: (userId: string, key: string) => void
  readonly reconnectMs?: number
}

/** The client is loaded only if there is a broker. */
export async function connectBroker({
  url,
  server,
  log,
  onPressed,
  reconnectMs = RECONNECT_MS,
}: Options): Promise<Broker> {
  const { connect } = await import('mqtt')
  const topics = topicsOf(server)
  const retained = { qos: 1, retain: true } as const
  const will = { topic: topics.status, payload: Buffer.from(availability.offline), ...retained }
  const client = connect(url, { will, reconnectPeriod: reconnectMs, connectTimeout: CONNECT_MS })
  const sent = new Map<string, string>()
  const wrong = new Set<string>()
  let wanted: Messages = new Map()
  let isLeaving = false

  function publish(topic: string, payload: string): void {
    client.publish(topic, payload, retained, (error) => {
      // It is sent again, with everything else, when the broker is back.
      if (error) sent.delete(topic)
    })
  }

  function settle(): void {
    if (!client.connected) return
    for (const [topic, payload] of wanted) {
      if (sent.get(topic) === payload) continue
      sent.set(topic, payload)
      publish(topic, payload)
    }
    for (const topic of sent.keys()) {
      if (wanted.has(topic)) continue
      sent.delete(topic)
      publish(topic, '')
    }
  }

  function putRight(): void {
    if (!isLeaving) for (const topic of wrong) publish(topic, wanted.get(topic) ?? '')
    wrong.clear()
  }

  client.on('connect', () => {
    log.info('mqtt_connected')
    sent.clear()
    client.subscribe([...topics.all], { qos: 1 })
    settle()
  })
  client.on('message', (topic, payload, { retain }) => {
    if (isLeaving) return
    const text = payload.length <= MAX_MESSAGE_BYTES ? payload.toString() : null
    const person = personIn(topic, topics.status)
    if (person !== null && !retain && text !== null) return onPressed(person, text)
    // Overwrites what others wrote there, and clears retained commands, which would run again at every connection.
    if (text === (wanted.get(topic) ?? '')) return
    if (wrong.size === 0) setTimeout(putRight, RIGHT_MS).unref()
    wrong.add(topic)
  })
  logTrouble(client, log, () => isLeaving)

  return {
    want(messages) {
      wanted = messages
      settle()
    },
    async end(isStopping) {
      isLeaving = true
      const bye = async () => {
        if (isStopping) await client.publishAsync(topics.status, availability.offline, retained)
        await client.endAsync()
      }
      if (client.connected) await Promise.race([bye(), pause(BYE_MS, null, { ref: false })])
      await client.endAsync(true)
    },
  }
}

/** Logged once each time it is gone; the address contains a password, and is never logged. */
function logTrouble(client: MqttClient, log: Log, isLeaving: () => boolean): void {
  let isLogged = false
  client.on('connect', () => (isLogged = false))
  const logGone = (reason: string) => {
    if (!isLogged && !isLeaving()) log.warn('mqtt_gone', { reason })
    isLogged = true
  }
  client.on('error', (error) => logGone('code' in error ? String(error.code) : error.name))
  client.on('close', () => logGone('closed'))
}

/** The person a command topic belongs to; null for every other topic. */
function personIn(topic: string, status: string): string | null {
  const [base, server] = status.split('/')
  const [first, second, person = null, last, ...more] = topic.split('/')
  const isCommand = first === base && second === server && last === 'complete' && more.length === 0
  return isCommand ? person : null
}
