/** The long fuzz test: with a new seed every time. */
import { expect, test } from 'vitest'
import { fuzz } from '#server/testing/fuzz.ts'

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_007)

test(`${requests} requests of every kind from seed ${seed}`, { timeout: 1_000_000 }, async () => {
  const statuses = await fuzz(requests, seed)
  process.stdout.write(
    `${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}\n`,
  )
  expect(statuses.get(200)).toBeGreaterThan(requests / 50)
})
