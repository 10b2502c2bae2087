/** Fuzzes every call: no 5xx, refused requests write nothing, and the points stay correct. */
import { expect, test } from 'vitest'
import { fuzz } from '#server/testing/fuzz.ts'
import { isOnPostgres } from '#server/testing/open-test-database.ts'

const REQUESTS = isOnPostgres ? 800 : 2500

test(`${REQUESTS} requests of every kind`, async () => {
  const statuses = await fuzz(REQUESTS, 20_260_302)
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 50)
  expect({}).not.toHaveProperty('polluted')
})
