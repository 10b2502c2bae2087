/** The environment of a workload: servers with the same household, and browsers. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from '#server/store/open-database.ts'
import type { Browser, DevicePage } from './browser.ts'
import type { HouseholdSize } from './household.ts'
import { makeHousehold } from './household.ts'
import type { PostgresSide } from './postgres-side.ts'
import type { Side } from './results.ts'
import { seedFloor, seedMitten, tokenOf } from './seed.ts'
import type { Server } from './servers.ts'
import { startFloor, startMitten } from './servers.ts'

export type PlaceSide = Exclude<Side, 'mitten NORMAL'>
export type Place = {
  readonly sides: readonly PlaceSide[]
  serverOf(side: PlaceSide): Server
  /** A device of a member of the household, filled with its rows or new. */
  device(options: {
    readonly browser: Browser
    readonly side: PlaceSide
    readonly member?: 0 | 1
    readonly isEmpty?: boolean
  }): Promise<DevicePage>
  close(): Promise<void>
}
export type Bundles = { readonly mitten: string; readonly floor: string }

type Options = {
  readonly folder: string
  readonly size: HouseholdSize
  readonly bundles: Bundles
  /** Also measured with its data in PostgreSQL. */
  readonly postgres?: PostgresSide | null
}

export async function preparePlace(options: Options): Promise<Place> {
  const { folder, size, bundles, postgres = null } = options
  const household = makeHousehold(size)
  const file = databaseFile(folder)
  const { cursors } = seedMitten(file, [household])
  seedFloor(join(folder, 'floor.db'), [household])
  copyFileSync(file, join(folder, 'full.db'))
  const elsewhere = postgres && (await startMitten(folder, { place: await postgres.copyOf(file) }))
  const [mitten, full, floor] = await Promise.all([
    startMitten(folder),
    startFloor(join(folder, 'full.db'), 'full'),
    startFloor(join(folder, 'floor.db')),
  ])
  const serverOf = (side: PlaceSide) => {
    if (side === 'mitten PostgreSQL') return elsewhere ?? mitten
    if (side === 'mitten') return mitten
    return side === 'floor-full' ? full : floor
  }
  return {
    sides: [
      'mitten',
      ...(elsewhere ? (['mitten PostgreSQL'] as const) : []),
      'floor-full',
      'floor-batch',
    ],
    serverOf,
    async device({ browser, side, member = 0, isEmpty = false }) {
      const id = household.members[member]
      const isMitten = side.startsWith('mitten')
      const page = await browser.open({
        origin: serverOf(side).origin,
        bundle: isMitten ? bundles.mitten : bundles.floor,
        token: { member: id, token: tokenOf(id) },
      })
      await page.ask('open', { member, size, cursor: cursors.get(id) ?? null }, isEmpty)
      return page
    },
    async close() {
      await Promise.all([mitten.stop(), full.stop(), floor.stop(), elsewhere?.stop()])
    },
  }
}
