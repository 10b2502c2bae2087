/** Seeded random numbers: the same seed gives the same demo. */

export type Random = {
  /** From 0 to 1, without 1. */
  fraction(): number
  chance(probability: number): boolean
  /** A whole number from `min` to `max`. */
  between(min: number, max: number): number
  uuid(): string
  /** 256 random bits, as in the link of an invitation. */
  token(): string
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1)
  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const letters = (count: number, alphabet: string) =>
    Array.from({ length: count }, () => alphabet[Math.floor(fraction() * alphabet.length)]).join('')
  return {
    fraction,
    chance: (probability) => fraction() < probability,
    between: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    uuid: () =>
      letters(30, '0123456789abcdef').replace(
        /^(.{8})(.{4})(.{3})(.{3})(.{12})$/,
        '$1-$2-7$3-8$4-$5',
      ),
    token: () => letters(43, ALPHABET),
  }
}
