/** Ids derived from a cause. Separate from the schema of ids, so that deriving an id loads no schema. */

/**
 * The id of a consequence: the same cause gives the same id on every side, so that a replay cannot create it twice
 * (R49). It is neither secret nor proof: a store never lets a new row replace another one.
 */
export function derivedId(...cause: readonly string[]): string {
  const hash = finished(mixed(nothing, cause.join('\n')))
  return asUuid(Array.from(hash, (lane) => (lane >>> 0).toString(16).padStart(8, '0')).join(''))
}

/**
 * The first 32 bits of several ids that differ only in the last part of their causes, as numbers: they sort like the
 * ids, at a tenth of the cost.
 */
export function derivedNumbers(
  shared: readonly string[],
  last: readonly string[],
): readonly number[] {
  const start = mixed(nothing, `${shared.join('\n')}\n`)
  return last.map((each) => (finished(mixed(start, each))[0] ?? 0) >>> 0)
}

/** Lanes of 32 bits: with plain numbers this would take three times as long. */
type Mixed = { readonly lanes: Int32Array; readonly length: number }

const nothing: Mixed = {
  lanes: Int32Array.of(0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344),
  length: 0,
}

function mixed({ lanes, length }: Mixed, text: string): Mixed {
  const hash = lanes.slice()
  for (let index = 0; index < text.length; index++) {
    const lane = (length + index) & 3
    // Each lane mixes in the one before it, so that every letter affects all four (multipliers of MurmurHash3).
    const next = (hash[lane] ?? 0) ^ (hash[(lane + 3) & 3] ?? 0) ^ text.charCodeAt(index)
    hash[lane] = Math.imul(next, 0x85ebca6b) ^ (next >>> 13)
  }
  return { lanes: hash, length: length + text.length }
}

function finished({ lanes }: Mixed): Int32Array {
  const hash = lanes.slice()
  for (let round = 0; round < 8; round++) {
    const lane = round & 3
    const next = (hash[lane] ?? 0) ^ (hash[(lane + 3) & 3] ?? 0)
    hash[lane] = Math.imul(next ^ (next >>> 16), 0xc2b2ae35)
  }
  return hash
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
