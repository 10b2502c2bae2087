/** The devices of several households with the real engine, and a record of what they were told. */
import { setTimeout as pause } from 'node:timers/promises'
import type { MutationResult, Page } from '#domain/sync-protocol.ts'
import type { Random } from '#server/demo/random.ts'
import { differences, rowMapOf } from '#web/sync/testing/model-rows.ts'
import { createDeliveryTimes } from './delivery-times.ts'
import type { Callbacks, EngineDevice, Place } from './engine-device.ts'
import { firstSync, startDevice } from './engine-device.ts'
import type { Made } from './household-taps.ts'
import { tap } from './household-taps.ts'
import type { Person } from './people.ts'
import { makeHousehold } from './people.ts'

/** The first of each couple has two devices. */
const DEVICES_EACH = [2, 1] as const
const TAP_EVERY_MS = 250
/** Now and then somebody only watches: then only the server can tell them what others do. */
const REST_MS = [2000, 10_000] as const
const RESTS = 0.05
/** How long everybody may take to send their waiting changes, once nothing fails any more. */
const SETTLE_MS = 120_000

type Seat = Place & { readonly household: number; readonly number: number }

/** Registers everybody, and signs each device in separately. */
export async function seatsOf(port: number, households: number): Promise<readonly Seat[]> {
  const seats: Seat[] = []
  for (let household = 0; household < households; household++) {
    const people = await makeHousehold(port, household)
    for (const [place, person] of people.entries())
      for (let count = 0; count < (DEVICES_EACH[place] ?? 1); count++)
        seats.push(await seatOf(person, { port, household, number: seats.length }))
  }
  return seats
}

async function seatOf(
  { id, signIn }: Person,
  where: Pick<Seat, 'port' | 'household' | 'number'>,
): Promise<Seat> {
  return { ...where, account: id, cookie: await signIn() }
}

export function startDevices(seats: readonly Seat[]) {
  const deliveryTimes = createDeliveryTimes(seats.map(({ household }) => household))
  const made = new Map<string, Made>()
  const outcomes = new Map<string, MutationResult['status']>()
  const answers = new Map<string, number>()
  const faults: string[] = []

  function settled({ id, status }: MutationResult, number: number): void {
    if (status === 'held') return
    const before = outcomes.get(id)
    if (before !== undefined && before !== status)
      faults.push(`${id} was ${before}, then ${status}`)
    outcomes.set(id, status)
    const { name, taskId, isShared } = made.get(id) ?? {}
    const isNews = before === undefined && status === 'applied' && name === 'createTask' && isShared
    if (isNews && taskId !== undefined) deliveryTimes.acknowledged(number, taskId)
  }

  function callbacksOf({ number, household }: Seat): Callbacks {
    const strangers = seats.filter((seat) => seat.household !== household)
    const count = (answer: string) => void answers.set(answer, (answers.get(answer) ?? 0) + 1)
    return {
      answered: (status) => count(status === null ? 'broken off' : String(status)),
      settled: (result) => settled(result, number),
      page: (page) => {
        deliveryTimes.page(number, page)
        faults.push(...leaksIn(page, strangers))
      },
      stream: (isUp) => deliveryTimes.stream(number, isUp),
      fault: (error) => void faults.push(String(error)),
    }
  }

  const devices = seats.map((seat) => startDevice(seat, callbacksOf(seat)))

  /** Taps of one device until the signal aborts. */
  async function runTaps(number: number, random: Random, signal: AbortSignal): Promise<void> {
    const device = devices[number]
    const own = new Set<string>()
    while (device && !signal.aborted) {
      const isResting = random.chance(RESTS)
      await pause(isResting ? random.between(...REST_MS) : random.between(0, 2 * TAP_EVERY_MS))
      const queued = await tap({ device, own, random })
      if (queued) made.set(queued.id, queued)
    }
  }

  return {
    made,
    outcomes,
    answers,
    faults,
    deliveryTimes,
    devices,
    tapAll: (random: Random, signal: AbortSignal) =>
      Promise.all(devices.map((_, number) => runTaps(number, random, signal))),
    settleAll: () => settleAll(devices),
    /** How each device differs from a new device of the same person. */
    async differencesFromNew(): Promise<readonly string[]> {
      const found: string[] = []
      for (const [number, device] of devices.entries()) {
        const seat = seats[number]
        if (seat) found.push(...(await differenceFrom(device, seat, callbacksOf(seat))))
      }
      return found
    },
    stop: () => devices.forEach((device) => device.stop()),
  }
}

/** Rows of people in other households. */
function leaksIn({ put }: Page, strangers: readonly Seat[]): readonly string[] {
  const text = JSON.stringify(put)
  return strangers
    .filter(({ account }) => text.includes(account))
    .map(({ account }) => `A device was sent something of ${account}, a stranger`)
}

/** Until nothing is waiting anywhere, and everybody has asked once more after that. */
async function settleAll(devices: readonly EngineDevice[]): Promise<void> {
  const until = performance.now() + SETTLE_MS
  const count = async () => {
    const waiting = await Promise.all(devices.map((device) => device.waiting()))
    return waiting.reduce((sum, each) => sum + each, 0)
  }
  while ((await count()) > 0 && performance.now() < until)
    await Promise.all(devices.map((device) => device.syncNow()))
  const left = await count()
  if (left > 0) throw new Error(`${left} changes were not sent in ${SETTLE_MS / 1000} s`)
  await Promise.all(devices.map((device) => device.syncNow()))
}

async function differenceFrom(
  device: EngineDevice,
  seat: Seat,
  callbacks: Callbacks,
): Promise<readonly string[]> {
  const fresh = rowMapOf((await firstSync(seat, callbacks)).tables)
  const held = rowMapOf((await device.image()).tables)
  return differences(fresh, held).map(
    (difference) => `Device ${seat.number} differs: ${JSON.stringify(difference)}`,
  )
}
