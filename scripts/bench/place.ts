/** The environment of a workload: servers with the same household, and browsers. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, DevicePage } from './browser.ts'
import type { HouseholdSize } from './household.ts'
import { makeHousehold } from './household.ts'
import { seedFloor, seedMitten, tokenOf } from './seed.ts'
import type { Server } from './servers.ts'
import { DATABASE_FILE, startFloor, startMitten } from './servers.ts'

export type Place = {
  readonly mitten: Server
  readonly floor: Server
  /** A device of a member of the household, filled with its rows or new. */
  device(options: {
    readonly browser: Browser
    readonly side: 'mitten' | 'floor-batch' | 'floor-rest'
    readonly member?: 0 | 1
    readonly isEmpty?: boolean
  }): Promise<DevicePage>
  close(): Promise<void>
}
export type Bundles = { readonly mitten: string; readonly floor: string }

type Options = { readonly folder: string; readonly size: HouseholdSize; readonly bundles: Bundles }

export async function preparePlace({ folder, size, bundles }: Options): Promise<Place> {
  mkdirSync(folder, { recursive: true })
  const household = makeHousehold(size)
  const { cursors } = seedMitten(join(folder, DATABASE_FILE), [household])
  seedFloor(join(folder, 'floor.db'), [household])
  const [mitten, floor] = await Promise.all([
    startMitten(folder),
    startFloor(join(folder, 'floor.db')),
  ])
  return {
    mitten,
    floor,
    async device({ browser, side, member = 0, isEmpty = false }) {
      const id = household.members[member]
      const isMitten = side === 'mitten'
      const page = await browser.open({
        origin: isMitten ? mitten.origin : floor.origin,
        bundle: isMitten ? bundles.mitten : bundles.floor,
        name: side === 'floor-rest' ? 'restDevice' : 'device',
        ...(isMitten ? { token: { member: id, token: tokenOf(id) } } : null),
      })
      await page.ask('open', { member, size, cursor: cursors.get(id) ?? null }, isEmpty)
      return page
    },
    async close() {
      await Promise.all([mitten.stop(), floor.stop()])
    },
  }
}
