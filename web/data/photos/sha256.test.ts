/** The hash by hand is the hash of the standard. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000, 60_000])('%i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_none, index) => (index * 31 + length) % 256)
  expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
})
