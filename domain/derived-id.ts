/** Ids derived from a cause. Separate from the schema of ids, so that deriving an id loads no schema. */

/**
 * The id of a consequence: the same cause gives the same id on every side, so that a replay cannot create it twice
 * (R49). It is neither secret nor proof: a store never lets a new row replace another one.
 */
export function derivedId(...cause: readonly string[]): string {
  const hash = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
  const text = cause.join('\n')
  for (let index = 0; index < text.length; index++) {
    const lane = index & 3
    // Each lane mixes in the one before it, so that every letter affects all four (multipliers of MurmurHash3).
    const mixed = (hash[lane] ?? 0) ^ (hash[(lane + 3) & 3] ?? 0) ^ text.charCodeAt(index)
    hash[lane] = Math.imul(mixed, 0x85ebca6b) ^ (mixed >>> 13)
  }
  for (let round = 0; round < 8; round++) {
    const lane = round & 3
    const mixed = (hash[lane] ?? 0) ^ (hash[(lane + 3) & 3] ?? 0)
    hash[lane] = Math.imul(mixed ^ (mixed >>> 16), 0xc2b2ae35)
  }
  return asUuid(hash.map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join(''))
}

/** Version 8: a custom scheme. */
function asUuid(hex: string): string {
  const [one, two, three, five] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(20),
  ]
  return `${one}-${two}-8${three}-8${hex.slice(17, 20)}-${five}`
}
