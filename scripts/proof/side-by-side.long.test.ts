/** A short form of the proof with several servers on one database of PostgreSQL; in full it is `npm run proof -- side-by-side`. */
import { expect, test } from 'vitest'
import { NO_POSTGRES, proveSideBySide } from './side-by-side.ts'

const seconds = Number(process.env['SIDE_BY_SIDE_SECONDS'] ?? 30)
const seed = Number(process.env['SIDE_BY_SIDE_SEED'] ?? Date.now() % 1_000_000_007)

test(`nothing is lost, doubled or leaked by servers side by side, in ${seconds} s from seed ${seed}`, async () => {
  const proof = await proveSideBySide({ seconds, seed })
  process.stdout.write(`${(proof?.lines ?? [NO_POSTGRES]).join('\n')}\n`)
  expect(proof?.faults ?? []).toEqual([])
})
