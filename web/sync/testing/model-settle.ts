/** The end of a run of the model: faults stop, devices sync until nothing changes, then all must be equal and accounted for. */
import { commandOf } from '#domain/commands.ts'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { waitingIn } from './model-check.ts'
import type { ModelDevice } from './model-device.ts'
import { checkSlots, comparePlansAlways } from './model-plans.ts'
import { differences, rowMapOf } from './model-rows.ts'
import type { Outcome } from './model-watch.ts'
import { headOf, projectionOf } from './model-watch.ts'
import type { Model } from './model.ts'
import { check, syncWithoutFaults } from './model.ts'
import type { Plan } from './steps.ts'
import { Violation } from './violation.ts'

/** How many exchanges a device may need for a mutation that breaks the server, until it is set aside. */
const TRIES = 4
const CALM_ROUNDS = 8

export async function settleModel(model: Model, { isPatient }: Plan): Promise<void> {
  const { network } = model
  const devices = await used(model)
  while (network.waiting() > 0) {
    const pending = await network.deliver(0, !isPatient)
    if (pending) await check(model, pending.device)
  }
  const bound = CALM_ROUNDS + TRIES * (await mostWaiting(model))
  // At least once, because only an exchange shows whether the server was set back.
  let round = 0
  do {
    if (round > bound)
      throw new Violation('6: the devices do not come to rest', await describe(model))
    for (const device of devices) await syncWithoutFaults(model, device)
    round += 1
  } while (!(await isQuiet(model, devices)))
  for (const device of devices) await compare(model, device)
  for (const device of devices) await account(model, device)
  checkSlots(model.server.core())
  checkLedger(model)
  checkFaults(model)
}

/** Devices that were never used prove nothing, except one for each person. */
async function used({ devices }: Model): Promise<readonly ModelDevice[]> {
  const cursors = await Promise.all(
    devices.map(async (device) => (await device.image()).state.cursor),
  )
  return devices.filter((_, index) => cursors[index] !== null || index % 2 === 0)
}

async function mostWaiting({ devices }: Model): Promise<number> {
  const counts = await Promise.all(
    devices.map(async (device) => (await device.image()).outbox.size),
  )
  return Math.max(...counts)
}

async function isQuiet({ server }: Model, devices: readonly ModelDevice[]): Promise<boolean> {
  for (const device of devices) {
    const image = await device.image()
    if (waitingIn(image).length > 0 || image.state.cursor !== headOf(server.core(), device.account))
      return false
  }
  return true
}

async function describe({ devices, server }: Model): Promise<object> {
  const lines = devices.map(async (device) => {
    const image = await device.image()
    const { cursor, acknowledged, settled } = image.state
    const waiting = waitingIn(image).map(({ id, name }) => `${name} ${id}`)
    return {
      device: device.name,
      cursor,
      acknowledged,
      settled,
      waiting,
      head: headOf(server.core(), device.account),
    }
  })
  return Promise.all(lines)
}

/** Row for row, both ways (I1). */
async function compare({ server }: Model, device: ModelDevice): Promise<void> {
  const image = await device.image()
  const found = differences(projectionOf(server.core(), device.account), rowMapOf(image.tables))
  if (found.length > 0)
    throw new Violation('1: a device and the server differ', { device: device.name, found })
  comparePlansAlways(server.core(), { ...device, image })
}

/** Every mutation ends applied, or refused and kept here, or refused silently; in the order of the taps (I2, I6). */
async function account(model: Model, device: ModelDevice): Promise<void> {
  const { server, ledger } = model
  const { rejected } = await device.image()
  const order = new Map(server.watch.timeline.map((key, index) => [key, index]))
  let last = -1
  for (const [index, { id }] of device.made.entries()) {
    if (device.madeBefore.includes(index)) last = -1
    checkFate(model, device, { id, isShown: rejected.has(id) })
    // An image brings back a mutation that the server forgot and its device had dropped: it arrives after newer ones.
    const isLate = ledger.wasForgotten(id) && (device.isSetBack || device.isCopied)
    const position = order.get(`${device.account}/${id}`)
    if (isLate || position === undefined) continue
    if (position < last)
      throw new Violation('6: mutations were applied out of order', { device: device.name, id })
    last = position
  }
}

type Shown = { readonly id: string; readonly isShown: boolean }

function checkFate(model: Model, device: ModelDevice, { id, isShown }: Shown): void {
  const { server, ledger, tally } = model
  const fate = server.watch.outcomeOf(server.core(), device.account, id)
  if (!fate) {
    if (isShown || ledger.mayBeGone(id)) return
    throw new Violation('2: a mutation is gone', { device: device.name, id })
  }
  const isApplied = fate.status === 'applied'
  tally.count(isApplied ? 'applied by the server' : 'rejected')
  if (device.isSetBack) return
  // A server that was set back may apply on the second attempt what it refused on the first.
  if (isApplied && isShown && !ledger.wasForgotten(id))
    throw new Violation('2: applied, and shown as rejected', { device: device.name, id })
  if (!isApplied && !isShown && !mayBeUnseen(model, id, fate))
    throw new Violation('2: rejected, and not shown', { device: device.name, id, fate })
}

/** A device may drop what the server forgot long ago, while an image of it sends that again and shows the refusal. */
function mayBeUnseen({ ledger }: Model, id: string, { name, code }: Outcome): boolean {
  if (ledger.mayBeGone(id)) return true
  return commandOf(name as 'deleteTask').silentRefusals?.includes(code as 'not_found') === true
}

/** Every point on the server is explained by a row, and no row lacks its points (P2, T22). */
function checkLedger({ server }: Model): void {
  const [first] = auditLedger(server.core().database)
  if (first) throw new Violation('4: points differ from the rows that they are for', first)
}

/** Only things that the test broke on purpose may have failed on the server. */
function checkFaults({ server }: Model): void {
  const strange = server.watch.faults.filter((fault) => !/spoiled/.test(String(fault)))
  if (strange.length > 0) throw new Violation('The server failed by itself', strange.map(String))
}
