/**
 * Shows points and open tasks of people who want it on the household's MQTT broker, and completes tasks when its
 * buttons are pressed (A47). Of several processes only one is connected.
 */
import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { MINUTE_MS } from '#domain/calendar.ts'
import { commandOf } from '#domain/commands.ts'
import type { Resident } from '#domain/home/shown.ts'
import { offeredBy } from '#domain/home/shown.ts'
import type { Config } from '#server/config.ts'
import type { Core } from '#server/core.ts'
import { getOrCreateMeta } from '#server/core.ts'
import { createMemoryLimitStore } from '#server/http/limit-store.ts'
import { createTokenBucket } from '#server/http/token-bucket.ts'
import type { Log } from '#server/log.ts'
import { inSnapshot } from '#server/store/database.ts'
import { createKeepJob } from '#server/store/due-jobs.ts'
import { storageFailure } from '#server/store/storage-failure.ts'
import type { Broker } from './broker.ts'
import { connectBroker } from './broker.ts'
import type { HomePeople } from './home-people.ts'
import { createHomePeople } from './home-people.ts'
import { messagesOf } from './messages.ts'
import { readShown } from './read-shown.ts'

/** Changes in quick succession are shown together. */
const DEBOUNCE_MS = 300
/** Tasks also become due because time passes. */
const LOOK_MS = MINUTE_MS
const HOLD_EVERY_MS = 10_000
const HELD_MS = 30_000
/** More often than a family would press them. */
const PRESSES = { burst: 30, everyMs: 2000 } as const

type Deps = Pick<Core, 'database' | 'store' | 'writer' | 'applier' | 'commits'> & {
  readonly config: Pick<Config, 'mqttUrl' | 'publicOrigin'>
  readonly log: Log
  readonly now: () => Date
  readonly reconnectMs?: number
}

export type Home = ReturnType<typeof createHome>

export function createHome(deps: Deps) {
  const { database, commits, config, log, now } = deps
  const people = createHomePeople(database)
  const id = getOrCreateMeta(database, 'home', () => randomBytes(4).toString('hex'))
  const server = { id, origin: config.publicOrigin }
  const keepJob = createKeepJob(database, v7(), now)
  const timers: NodeJS.Timeout[] = []
  const complete = createComplete(deps)
  let heldAtMs = 0
  let residents: readonly Resident[] = []
  let broker: Broker | null = null
  let soon: NodeJS.Timeout | null = null

  function look(): void {
    if (broker === null || !database.open) return
    try {
      residents = readResidents(deps, people)
      broker.want(messagesOf(server, residents))
    } catch (error) {
      log.fault(error)
    }
  }

  function lookAgain(): void {
    if (broker === null) return
    soon ??= setTimeout(() => {
      soon = null
      look()
    }, DEBOUNCE_MS).unref()
  }

  function changed(viewers: Pick<ReadonlySet<string>, 'has'>): void {
    if (residents.some(({ userId }) => viewers.has(userId))) lookAgain()
  }

  /** Ignores a task that is not offered now: anybody who can reach the broker may send anything. */
  function pressed(userId: string, key: string): void {
    const resident = residents.find((each) => each.userId === userId)
    if (resident === undefined || !offeredBy(resident).some((task) => task.key === key)) return
    void complete(userId, key).then(lookAgain, (error: unknown) => log.fault(error))
  }

  async function hold(url: string): Promise<void> {
    try {
      const isOurs = keepJob('mqtt', HELD_MS)
      heldAtMs = performance.now()
      if (isOurs && broker === null) {
        broker = await connectBroker({ ...deps, url, server, onPressed: pressed })
        look()
      } else if (!isOurs) await leave(false)
    } catch (error) {
      log.fault(error)
      if (isLost(error, heldAtMs)) await leave(false)
    }
  }

  async function leave(isStopping: boolean): Promise<void> {
    const left = broker
    broker = null
    await left?.end(isStopping)
  }

  return {
    people,
    hasBroker: config.mqttUrl !== null,
    /** A person has changed what they show: the connected process checks this at once. */
    chosen(userId: string): void {
      lookAgain()
      database.engine.news.publish({ atHome: [userId] })
    },
    async start(): Promise<void> {
      const url = config.mqttUrl
      if (url === null) return
      commits.onCommitted(({ entered }) => changed(entered))
      database.engine.news.onMessage(({ moved = [], atHome = [] }) => {
        changed(new Set(moved))
        if (atHome.length > 0) lookAgain()
      })
      await hold(url)
      timers.push(setInterval(() => void hold(url), HOLD_EVERY_MS).unref())
      timers.push(setInterval(look, LOOK_MS).unref())
    },
    async stop(): Promise<void> {
      for (const timer of timers.splice(0)) clearInterval(timer)
      await leave(true)
      if (config.mqttUrl !== null && database.open) keepJob('mqtt', 0)
    },
  }
}

/** Whether another process may have the broker by now. If the database is full, no process can take it. */
function isLost(error: unknown, heldAtMs: number): boolean {
  return performance.now() - heldAtMs >= HELD_MS && storageFailure(error) !== 'no_room'
}

function readResidents({ database, store, now }: Deps, people: HomePeople): readonly Resident[] {
  const at = now().toISOString()
  return inSnapshot(database, () =>
    people.all().flatMap(({ userId, completes }) => {
      const shown = readShown(store, userId, at)
      return shown === null ? [] : { ...shown, completes }
    }),
  )
}

/** Completes as the person; if it is refused, perhaps because somebody else has just done it, nothing changes. */
function createComplete({ writer, applier, commits, log, now }: Deps) {
  const presses = createTokenBucket(PRESSES, { store: createMemoryLimitStore(), now })
  return async (userId: string, key: string): Promise<void> => {
    const { waitMs, take } = presses.look(userId)
    if (waitMs > 0) return log.warn('mqtt_too_often', { user: userId })
    take()
    const [id, slot] = key.split('/')
    const name = slot === undefined ? 'completeTask' : 'completeOccurrence'
    const input = slot === undefined ? { id } : { id, slot }
    const at = now().toISOString()
    const mutation = { id: v7(), name, version: commandOf(name).version, input, at }
    const { results, fault, ...committed } = await writer.run(
      () => applier.apply([mutation], { actor: userId, now: at }),
      { around: userId },
    )
    if (results[0] === undefined) throw fault
    commits.publish(committed)
  }
}
