/** A household of the convergence test as one thing, and how a device of it syncs when nothing goes wrong. */
import { checkDevice, waitingIn } from './model-check.ts'
import type { Ids } from './model-commands.ts'
import type { ModelDevice } from './model-device.ts'
import type { Ledger } from './model-ledger.ts'
import type { ModelNetwork } from './model-network.ts'
import type { ModelServer } from './model-server.ts'
import type { Tally } from './model-tally.ts'
import { Violation } from './violation.ts'

export type World = {
  readonly devices: readonly ModelDevice[]
  readonly server: ModelServer
  readonly network: ModelNetwork
  readonly tally: Tally
  readonly ledger: Ledger
  readonly ids: Ids
  readonly now: () => number
  readonly pass: (ms: number) => void
}

export async function check({ server }: World, device: ModelDevice): Promise<void> {
  await checkDevice(device, server.watch.at)
}

/** One exchange with no faults, until nothing more comes. */
export async function syncWell(world: World, device: ModelDevice): Promise<void> {
  for (let pages = 0; pages < 400; pages++) {
    const { outcome } = await world.network.send(device, [], 1000)
    await check(world, device)
    if (outcome === 'failed' || outcome === null) return
    if (outcome.hasMore) continue
    const isAsleep = outcome.answered === outcome.sent && waitingIn(await device.image()).length > 0
    if (isAsleep)
      throw new Violation('6: something waits, and no exchange would follow', { outcome })
    return
  }
  throw new Error(`${device.name} never has enough`)
}
