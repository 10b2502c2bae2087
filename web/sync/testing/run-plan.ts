/** Runs a plan of the convergence test: builds the model, takes the steps and checks the invariants after each one. */
import { DAY_MS, HOUR_MS } from '#domain/calendar.ts'
import { idOf } from '#domain/testing/make.ts'
import type { DeviceState } from '#web/data/device-store.ts'
import { applyAnswer } from '#web/sync/rebase.ts'
import { CHORES, firstIds, invitation, tap, tokenOf } from './model-commands.ts'
import type { ModelDevice, OpenStore } from './model-device.ts'
import { createModelDevice, openMemoryStore } from './model-device.ts'
import { people } from './model-household.ts'
import { createLedger } from './model-ledger.ts'
import type { PendingExchange } from './model-network.ts'
import { createModelNetwork } from './model-network.ts'
import { createModelServer } from './model-server.ts'
import { settleModel } from './model-settle.ts'
import { createTally } from './model-tally.ts'
import type { Tally } from './model-tally.ts'
import type { Model } from './model.ts'
import { check, syncWithoutFaults } from './model.ts'
import type { Plan, Step } from './steps.ts'
import type { Variant } from './variant.ts'
import { sound } from './variant.ts'

const QUARTER_MS = 91 * DAY_MS

type Options = {
  readonly variant?: Variant
  readonly tally?: Tally
  /** Opens the store of each device; in memory unless given. */
  readonly openStore?: (state: DeviceState) => OpenStore
}

/** Takes all steps, lets the model settle and compares; throws Violation when an invariant breaks. */
export async function runPlan(plan: Plan, options: Options = {}): Promise<void> {
  const model = createModel(plan, options)
  model.tally.count('runs')
  for (const step of plan.steps) {
    model.pass(1000)
    model.tally.count('steps')
    for (const device of await take(model, step)) await check(model, device)
  }
  await settleModel(model, plan)
}

function createModel(
  plan: Plan,
  { variant = sound, tally = createTally(), openStore = openMemoryStore }: Options,
): Model {
  let time = Date.parse('2026-03-02T12:00:00.000Z')
  const now = () => time
  const { planLimits, pageRows } = plan
  const server = createModelServer({ now, pageRows, planLimits, variant })
  const devices = people.flatMap((person) =>
    [1, 2].map((n) =>
      createModelDevice({
        name: `${person} ${n}`,
        account: idOf(person),
        openStore,
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
async function take(model: Model, step: Step): Promise<readonly ModelDevice[]> {
  const device = 'device' in step ? model.devices[step.device] : undefined
  if (device === undefined) return takeOnServer(model, step)
  if (step.do === 'exchange') model.tally.fault(step.faults[0] ?? 'ok')
  return takeOn(model, device, step)
}

async function takeOnServer(model: Model, step: Step): Promise<readonly ModelDevice[]> {
  const { server, network, ids, ledger } = model
  switch (step.do) {
    case 'deliver':
      return touched(model, await network.deliver(step.pick, step.isLost))
    case 'backUp':
      server.backUp()
      return []
    case 'restartServer':
      server.restart()
      return []
    case 'restoreServer':
      return restoreServer(model, step)
    case 'passTime':
      model.pass(step.hours * HOUR_MS)
      return []
    case 'cleanUp':
      // Most of the rows that it removes are older than three months; outcomes are older than 430 days (R34).
      await server.cleanUp()
      model.pass(QUARTER_MS)
      await ledger.losing(() => server.cleanUp())
      return []
    case 'spoilTask':
      server.spoiled.add(ids.tasks[step.pick % ids.tasks.length] ?? '')
      return []
    case 'healTask':
      server.spoiled.clear()
      return []
    default:
      return []
  }
}

async function takeOn(
  model: Model,
  device: ModelDevice,
  step: Step,
): Promise<readonly ModelDevice[]> {
  const { network, tally, ids, ledger } = model
  switch (step.do) {
    case 'command':
      if ((await device.image()).state.cursor === null) await syncWithoutFaults(model, device)
      tally.tapped(await tap(device, ids, step))
      return [device]
    case 'exchange':
      return touched(model, await network.send(device, step.faults, step.limit))
    case 'poke':
      await takePoke(model, device, step.isLate)
      return [device]
    case 'online':
      await online(model, device, step)
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
      await restoreImage(model, device, step.pick)
      return [device]
    default:
      return []
  }
}

function touched({ tally }: Model, pending: PendingExchange | null): readonly ModelDevice[] {
  if (pending?.outcome === 'failed') tally.count('failedExchanges')
  return pending ? [pending.device] : []
}

/** A page that came with a poke; a late one arrives after the device has moved on. */
async function takePoke(model: Model, device: ModelDevice, isLate: boolean): Promise<void> {
  const { state } = await device.image()
  const page = model.server.poke(device.account, state.cursor)
  if (!page) return
  if (isLate) await syncWithoutFaults(model, device)
  const now = new Date(model.now()).toISOString()
  const answer = {
    pages: [page],
    results: [],
    now,
    serverInfo: {},
  } as const
  model.tally.count(await applyAnswer(device.store, device.account, answer))
}

/** An earlier state of this device, or of the person's other one: a backup of the phone, or a move to a new phone. */
async function restoreImage(model: Model, device: ModelDevice, pick: number): Promise<void> {
  const mine = model.devices.filter(({ account }) => account === device.account)
  const images = mine.flatMap((each) =>
    each.images.map((kept) => ({ kept, isCopy: each !== device })),
  )
  const found = images[pick % Math.max(1, images.length)]
  if (!found) return
  await model.network.abandon(device, false)
  await model.ledger.losing(() => device.restore(found.kept))
  if (found.isCopy) for (const each of mine) each.isCopied = true
}

async function restoreServer(
  model: Model,
  { pick, ...asked }: { readonly pick: number; readonly isNewEpoch: boolean },
): Promise<readonly ModelDevice[]> {
  const { server, network, devices, ledger, tally } = model
  if (!server.hasBackup()) return []
  // The rows of a paged first sync are newer than the device's cursor says: only a new epoch tells it to start over.
  const isNewEpoch = asked.isNewEpoch || devices.some((device) => device.isMixed())
  if (!isNewEpoch) await network.abandon(null, true)
  await ledger.losing(() => Promise.resolve(server.restore(pick, isNewEpoch)))
  tally.count(isNewEpoch ? 'restoresNewEpoch' : 'restoresSameEpoch')
  if (isNewEpoch) return []
  // Without a new epoch only a lost acknowledgement or a cursor from the future gives it away: a device without a lost one
  // asks now, before anybody's changes lead the feed on to where it was.
  for (const device of devices) {
    device.images.length = 0
    device.isStray = true
    const { acknowledged } = (await device.image()).state
    const willTell = acknowledged !== null && !server.watch.isKnown(device.account, acknowledged)
    if (!willTell || device.isCopied) await network.send(device, [], 0)
  }
  return devices
}

/** Asks somebody to be a parent of Juno, withdraws that, ends it, or changes her profile (K2, K4, K10). */
function aboutChild(
  server: Model['server'],
  account: string,
  { pick, value }: { readonly pick: number; readonly value: number },
): Promise<void> {
  const child = { id: idOf('Juno') }
  if (value % 4 === 0)
    return server.online(account, 'updateChild', { ...child, name: `Juno ${value}` })
  const partner_id = idOf(people[pick % people.length] ?? 'Otis')
  const ends = value % 8 === 1 ? 'unaskParent' : 'endParent'
  return server.online(account, value % 4 === 1 ? ends : 'askParent', { ...child, partner_id })
}

async function online(
  { server, ids, devices }: Model,
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
    case 'child':
      return aboutChild(server, account, { pick, value })
    case 'give':
      return server.online(account, 'giveChore', {
        id: idOf(`h${value % CHORES}`),
        to: idOf(person),
      })
    case 'remove': {
      const mine = server
        .core()
        .store.all('partnerships', 'WHERE inviter_id = ? OR invitee_id = ?', account, account)
      const id = mine[pick % Math.max(1, mine.length)]?.id ?? devices[0]?.account ?? ''
      return server.online(account, 'removePartner', { id })
    }
  }
}
