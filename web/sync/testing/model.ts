/** The model of the convergence test: devices, network and server of one random run, and how a device syncs without faults. */
import { checkDevice, waitingIn } from './model-check.ts'
import type { Ids } from './model-commands.ts'
import type { ModelDevice } from './model-device.ts'
import type { Ledger } from './model-ledger.ts'
import type { ModelNetwork } from './model-network.ts'
import type { ModelServer } from './model-server.ts'
import type { Tally } from './model-tally.ts'
import { Violation } from './violation.ts'

export type Model = {
  readonly devices: readonly ModelDevice[]
  readonly server: ModelServer
  readonly network: ModelNetwork
  readonly tally: Tally
  readonly ledger: Ledger
  readonly ids: Ids
  readonly now: () => number
  readonly pass: (ms: number) => void
}

export async function check({ server }: Model, device: ModelDevice): Promise<void> {
  await checkDevice(device, server.watch.at)
}

/** Exchanges without faults until there is nothing more to fetch. */
export async function syncWithoutFaults(model: Model, device: ModelDevice): Promise<void> {
  for (let pages = 0; pages < 400; pages++) {
    const { outcome } = await model.network.send(device, [], 1000)
    await check(model, device)
    if (outcome === 'failed' || outcome === null) return
    if (outcome.hasMore) continue
    const isAsleep = outcome.answered === outcome.sent && waitingIn(await device.image()).length > 0
    if (isAsleep)
      throw new Violation('6: something waits, and no exchange would follow', { outcome })
    return
  }
  throw new Error(`${device.name} never stops syncing`)
}
