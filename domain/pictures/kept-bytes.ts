/** Copies a file without some of its parts, in order; adjacent kept bytes are copied at once. */

/** More than any real picture has; a file made of tiny segments would keep a server busy for long. */
export const MAX_PARTS = 20_000

export type KeptBytes = {
  keep(from: number, to: number): void
  /** Bytes that replace others; all together at most `spare`. */
  put(bytes: Uint8Array): void
  /** The same buffer if nothing was left out. */
  result(): Uint8Array
}

export function createKeptBytes(file: Uint8Array, spare = 0): KeptBytes {
  const copy = new Uint8Array(file.length + spare)
  let length = 0
  /** Kept, but not copied yet. */
  let [start, end] = [0, 0]

  function copyOver(): void {
    copy.set(file.subarray(start, end), length)
    length += end - start
    start = end
  }

  return {
    keep(from, to) {
      if (from !== end) {
        copyOver()
        start = from
      }
      end = to
    },
    put(bytes) {
      copyOver()
      copy.set(bytes, length)
      length += bytes.length
    },
    result() {
      if (length === 0 && end - start === file.length) return file
      copyOver()
      return copy.subarray(0, length)
    },
  }
}
