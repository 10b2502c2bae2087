/** Several servers on one database of PostgreSQL, killed and cut off (docs/guarantees.md). */
import { expect, test } from 'vitest'
import { NO_POSTGRES, proveSideBySide } from './side-by-side.ts'

const seconds = Number(process.env['SIDE_BY_SIDE_SECONDS'] ?? 180)
const seed = Number(process.env['SIDE_BY_SIDE_SEED'] ?? Date.now() % 1_000_000_007)

test(`nothing is lost, doubled or leaked by servers side by side, in ${seconds} s from seed ${seed}`, async () => {
  const proof = await proveSideBySide({ seconds, seed })
  const lines = proof === null ? [NO_POSTGRES] : [`${seconds} s, seed ${seed}`, ...proof.lines]
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(proof?.faults ?? []).toEqual([])
})
