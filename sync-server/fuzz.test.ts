/** Whatever is sent to whichever call: no 5xx, what is refused writes nothing, and the points stay right. */
import { expect, test } from 'vitest'
import { fuzz } from '#server/testing/fuzz.ts'

const REQUESTS = 2500

test(`${REQUESTS} requests of every kind`, async () => {
  const statuses = await fuzz(REQUESTS, 20_260_302)
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 50)
  expect({}).not.toHaveProperty('polluted')
})
