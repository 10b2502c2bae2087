/** Many households at once on one server: the duration of requests, and the resources the server used. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Mutation } from '#domain/sync-protocol.ts'
import type { Random } from '#server/demo/random.ts'
import type { Chores } from './chores.ts'
import { createChores } from './chores.ts'
import { fetchStatus } from './http-client.ts'
import type { Device } from './people.ts'
import { makeHousehold } from './people.ts'
import type { ServerProcess } from './server-process.ts'

export type LoadDevice = {
  readonly device: Device
  readonly chores: Chores
  readonly queue: Mutation[]
  partner: LoadDevice | null
  sent: number
}
/** The answers: times of those with 200, and the count of each status. */
export type Answers = { readonly times: number[]; readonly statuses: Map<number, number> }
export type Usage = { readonly memoryMb: number; readonly handles: number }

const BATCH = 100
const TAP_EVERY_MS = 1000
const LOOK_EVERY_MS = 1000
const PROBE_EVERY_MS = 100
/** Registering hashes a password: this many households register at a time. */
const JOINING = 4

export async function registerAll(
  port: number,
  households: number,
  random: Random,
): Promise<LoadDevice[]> {
  const devices: LoadDevice[] = []
  let next = 0
  async function join(): Promise<void> {
    while (next < households) {
      const [one, other] = (await makeHousehold(port, next++)).map((person): LoadDevice => {
        const chores = createChores(person.id, random)
        return { device: person.device(), chores, queue: [], partner: null, sent: 0 }
      })
      if (!one || !other) throw new Error('A household has two people')
      devices.push(Object.assign(one, { partner: other }), Object.assign(other, { partner: one }))
    }
  }
  await Promise.all(Array.from({ length: JOINING }, join))
  return devices
}

/** Opens the stream of each device, and counts their events. */
export async function listenAll(devices: readonly LoadDevice[]): Promise<Map<string, number>> {
  const events = new Map<string, number>()
  const count = (event: string) => void events.set(event, (events.get(event) ?? 0) + 1)
  await Promise.all(devices.map(({ device }) => device.client.stream(device.streamPath, count)))
  return events
}

/** Everybody taps once a second, each at a different moment, for this time. */
export async function runTaps(devices: readonly LoadDevice[], seconds: number): Promise<Answers> {
  const answers: Answers = { times: [], statuses: new Map() }
  const until = performance.now() + seconds * 1000
  await Promise.all(
    devices.map(async (each, index) => {
      await pause((index / devices.length) * TAP_EVERY_MS)
      while (performance.now() < until) {
        const next = performance.now() + TAP_EVERY_MS
        each.queue.push(each.chores.tap())
        await drain(each, answers)
        await pause(Math.max(0, next - performance.now()))
      }
    }),
  )
  return answers
}

/** Everybody was offline and has this many changes waiting: all reconnect at the same moment. */
export async function reconnectAll(
  devices: readonly LoadDevice[],
  queued: number,
): Promise<Answers & { readonly seconds: number }> {
  for (const { device, chores, queue } of devices) {
    device.client.cut()
    while (queue.length < queued) queue.push(chores.tap())
  }
  const answers: Answers = { times: [], statuses: new Map() }
  const from = performance.now()
  await Promise.all([listenAll(devices), ...devices.map((each) => drain(each, answers))])
  return { ...answers, seconds: (performance.now() - from) / 1000 }
}

async function drain(each: LoadDevice, { times, statuses }: Answers): Promise<void> {
  while (each.queue.length > 0) {
    const batch = each.queue.slice(0, BATCH)
    const sentAt = performance.now()
    const { status, headers, response, text } = await each.device.exchange(batch)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (response === null) {
      const wait = headers['retry-after']
      if (wait === undefined) throw new Error(`Refused without Retry-After: ${text}`)
      await pause(1000 * Number(wait))
      continue
    }
    times.push(performance.now() - sentAt)
    const refused = response.results.find((result) => result.status !== 'applied')
    if (refused || response.results.length !== batch.length)
      throw new Error(`${JSON.stringify(refused)} after ${response.results.length} results`)
    each.queue.splice(0, batch.length)
    each.sent += batch.length
    for (const { id } of batch) {
      const offered = each.chores.offered.get(id)
      if (offered) each.partner?.chores.offer(offered)
    }
  }
}

/** Measures the server during some work: its resources, and the latency for another client. */
export async function watching<Result>(
  { server, port }: { readonly server: ServerProcess; readonly port: number },
  work: () => Promise<Result>,
) {
  const usage: Usage[] = []
  let longestWaitMs = 0
  let isOver = false
  const look = () => usage.push({ memoryMb: server.memoryMb(), handles: server.handles() })
  const looking = setInterval(look, LOOK_EVERY_MS)
  const probing = (async () => {
    while (!isOver) {
      const from = performance.now()
      await fetchStatus(port, '/healthz')
      longestWaitMs = Math.max(longestWaitMs, performance.now() - from)
      await pause(PROBE_EVERY_MS)
    }
  })()
  const result = await work()
  isOver = true
  clearInterval(looking)
  look()
  await probing
  return { result, usage, longestWaitMs }
}
