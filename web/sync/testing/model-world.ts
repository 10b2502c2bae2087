/** Runs a plan of the convergence test: a household, its devices, the network and the server, checked at every step. */
import { HOUR_MS } from '#domain/calendar.ts'
import { idOf } from '#domain/testing/make.ts'
import { applyAnswer } from '#web/sync/rebase.ts'
import { firstIds, invitation, tap, tokenOf } from './model-commands.ts'
import type { ModelDevice, OpenStore } from './model-device.ts'
import { createModelDevice, openMemoryStore } from './model-device.ts'
import type { World } from './model-home.ts'
import { check, syncWell } from './model-home.ts'
import { people } from './model-household.ts'
import { createLedger } from './model-ledger.ts'
import type { Flight } from './model-network.ts'
import { createModelNetwork } from './model-network.ts'
import { settleDown } from './model-rest.ts'
import { createModelServer } from './model-server.ts'
import { createTally } from './model-tally.ts'
import type { Tally } from './model-tally.ts'
import type { Plan, Step } from './steps.ts'
import type { Variant } from './variant.ts'
import { sound } from './variant.ts'

type Options = {
  readonly variant?: Variant
  readonly tally?: Tally
  /** Opens the store of each device; in memory unless given. */
  readonly openStore?: (planLimits: boolean) => OpenStore
}

/** Plays the plan, lets everything come to rest and compares; throws Violation when an invariant breaks. */
export async function play(plan: Plan, options: Options = {}): Promise<void> {
  const world = createWorld(plan, options)
  world.tally.count('runs')
  for (const step of plan.steps) {
    world.pass(1000)
    world.tally.count('steps')
    for (const device of await take(world, step)) await check(world, device)
  }
  await settleDown(world, plan)
}

function createWorld(
  plan: Plan,
  { variant = sound, tally = createTally(), openStore = openMemoryStore }: Options,
): World {
  let time = Date.parse('2026-03-02T12:00:00.000Z')
  const now = () => time
  const { planLimits, pageRows } = plan
  const server = createModelServer({ now, pageRows, planLimits, variant })
  const devices = people.flatMap((person) =>
    [1, 2].map((n) =>
      createModelDevice({
        name: `${person} ${n}`,
        account: idOf(person),
        open: openStore(planLimits),
        planLimits,
        now,
        variant,
      }),
    ),
  )
  const others = (account: string) =>
    devices.find((device) => device.account !== account)?.account ?? ''
  const network = createModelNetwork(server, variant, others)
  const ledger = createLedger({ devices, server, now })
  return {
    devices,
    server,
    network,
    tally,
    ledger,
    ids: firstIds(),
    now,
    pass: (ms) => (time += ms),
  }
}

/** Takes one step; returns the devices it may have changed. */
// oxlint-disable-next-line complexity -- one case a kind of step
async function take(world: World, step: Step): Promise<readonly ModelDevice[]> {
  const { server, network, tally } = world
  const device = 'device' in step ? world.devices[step.device] : undefined
  switch (step.do) {
    case 'deliver':
      return touched(world, await network.deliver(step.pick, step.isLost))
    case 'backUp':
      server.backUp()
      return []
    case 'restartServer':
      server.restart()
      return []
    case 'restoreServer':
      return restoreServer(world, step)
    case 'passTime':
      world.pass(step.hours * HOUR_MS)
      return []
    case 'spoilTask':
      server.spoiled.add(world.ids.tasks[step.pick % world.ids.tasks.length] ?? '')
      return []
    case 'healTask':
      server.spoiled.clear()
      return []
    default:
      if (device === undefined) return []
      if (step.do === 'exchange') tally.fault(step.faults[0] ?? 'ok')
      return takeOn(world, device, step)
  }
}

async function takeOn(
  world: World,
  device: ModelDevice,
  step: Step,
): Promise<readonly ModelDevice[]> {
  const { network, tally, ids, ledger } = world
  switch (step.do) {
    case 'command':
      if ((await device.image()).state.cursor === null) await syncWell(world, device)
      tally.tapped(await tap(device, ids, step))
      return [device]
    case 'exchange':
      return touched(world, await network.send(device, step.faults, step.limit))
    case 'poke':
      await takePoke(world, device, step.isLate)
      return [device]
    case 'online':
      await online(world, device, step)
      return []
    case 'skewClock':
      device.skewMs = step.hours * HOUR_MS
      return []
    case 'takeImage':
      device.images.push(await device.keep())
      return []
    case 'evict':
      await network.abandon(device, false)
      await ledger.losing(() => device.evict())
      return [device]
    case 'restoreImage':
      await restoreImage(world, device, step.pick)
      return [device]
    default:
      return []
  }
}

function touched({ tally }: World, flight: Flight | null): readonly ModelDevice[] {
  if (flight?.outcome === 'failed') tally.count('failedExchanges')
  return flight ? [flight.device] : []
}

/** A page that a poke carried; a late one comes after the device has moved on. */
async function takePoke(world: World, device: ModelDevice, isLate: boolean): Promise<void> {
  const { state } = await device.image()
  const page = world.server.poke(device.account, state.cursor)
  if (!page) return
  if (isLate) await syncWell(world, device)
  const after = (await device.image()).state
  const now = new Date(world.now()).toISOString()
  const answer = {
    pages: [page],
    results: [],
    now,
    serverInfo: {},
    sent: { items: [], rebases: after.rebases, settled: -1 },
  } as const
  world.tally.count(await applyAnswer(device.store, device.account, answer))
}

/** An earlier state of this device, or of the person's other one: a backup of the phone, or a move to a new one. */
async function restoreImage(world: World, device: ModelDevice, pick: number): Promise<void> {
  const mine = world.devices.filter(({ account }) => account === device.account)
  const images = mine.flatMap((each) =>
    each.images.map((kept) => ({ kept, isCopy: each !== device })),
  )
  const found = images[pick % Math.max(1, images.length)]
  if (!found) return
  await world.network.abandon(device, false)
  await world.ledger.losing(() => device.restore(found.kept))
  if (found.isCopy) for (const each of mine) each.isCopied = true
}

async function restoreServer(
  world: World,
  { pick, ...asked }: { readonly pick: number; readonly isNewEpoch: boolean },
): Promise<readonly ModelDevice[]> {
  const { server, network, devices, ledger, tally } = world
  if (!server.hasBackup()) return []
  // What a device has of a paged first sync is newer than its cursor says: only a new epoch tells it to start over.
  const isNewEpoch = asked.isNewEpoch || devices.some((device) => device.isMixed())
  if (!isNewEpoch) await network.abandon(null, true)
  await ledger.losing(() => Promise.resolve(server.restore(pick, isNewEpoch)))
  tally.count(isNewEpoch ? 'restoresNewEpoch' : 'restoresSameEpoch')
  if (isNewEpoch) return []
  // Without a new epoch only a lost acknowledgement or a cursor from the future gives it away: who has not the one asks
  // now, before anybody's changes lead the feed on to where it was.
  for (const device of devices) {
    device.images.length = 0
    device.isStray = true
    const { acknowledged } = (await device.image()).state
    const willTell = acknowledged !== null && !server.watch.isKnown(device.account, acknowledged)
    if (!willTell || device.isCopied) await network.send(device, [], 0)
  }
  return devices
}

async function online(
  { server, ids, devices }: World,
  { account }: ModelDevice,
  { what, pick, value }: Extract<Step, { do: 'online' }>,
): Promise<void> {
  const person = people[pick % people.length] ?? 'Otis'
  switch (what) {
    case 'invite':
      return server.online(account, 'invitePartner', invitation(ids, person, value))
    case 'link': {
      const id = ids.partnerships[pick % Math.max(1, ids.partnerships.length)] ?? idOf('nothing')
      return server.online(account, 'linkInvitation', { token: tokenOf(id) })
    }
    case 'remove': {
      const mine = server
        .core()
        .store.all('partnerships', 'WHERE inviter_id = ? OR invitee_id = ?', account, account)
      const id = mine[pick % Math.max(1, mine.length)]?.id ?? devices[0]?.account ?? ''
      return server.online(account, 'removePartner', { id })
    }
  }
}
