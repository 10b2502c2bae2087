/** SHA-256 by hand (FIPS 180-4): over plain http browsers leave out their own. A photo takes about a millisecond. */

const primes = firstPrimes(64)
const constants = new Uint32Array(primes.map((prime) => fractionOf(Math.cbrt(prime))))
const start = new Uint32Array(primes.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime))))

/** The hash in lower-case hex. */
export function sha256(bytes: Uint8Array): string {
  const state = start.slice()
  const schedule = new Uint32Array(64)
  const message = padded(bytes)
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let word = 0; word < 16; word++) schedule[word] = message.getUint32(block + 4 * word)
    expand(schedule)
    compress(state, schedule)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** The message, one bit, zeros, and its length in bits: in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  message.set(bytes)
  message[bytes.length] = 0x80
  const view = new DataView(message.buffer)
  view.setUint32(message.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(message.length - 4, bytes.length * 8)
  return view
}

function expand(schedule: Uint32Array): void {
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(schedule, index - 15), at(schedule, index - 2)]
    const one = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const two = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[index] = at(schedule, index - 16) + one + at(schedule, index - 7) + two
  }
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g)
    const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + sum + choice + at(constants, round) + at(schedule, round)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    state[index] = at(state, index) + word
}

/** The compiler does not know that no index is out of bounds. */
function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits of the fraction. */
function fractionOf(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

function firstPrimes(count: number): readonly number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  return found
}
