/** SHA-256 gives the standard hash over https and over plain http. */
import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sha256 } from './sha256.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each([true, false])('in a secure context: %s', (isSecure) => {
  test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000, 60_000])('%i bytes', async (length) => {
    vi.stubGlobal('isSecureContext', isSecure)
    // Browsers omit it over plain http.
    if (!isSecure) vi.stubGlobal('crypto', {})
    const bytes = Uint8Array.from({ length }, (_none, index) => (index * 31 + length) % 256)
    expect(await sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  })
})
