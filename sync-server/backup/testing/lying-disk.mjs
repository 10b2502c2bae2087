/** A disk that says it has written all, but has one bit wrong at the end: `--import` it into a process for tests. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { createWriteStream, write } = fs

/** @param {number} file @param {Buffer} bytes @param {any[]} rest */
function writeWrongly(file, bytes, ...rest) {
  const wrong = Buffer.from(bytes)
  wrong[wrong.length - 1] = (wrong.at(-1) ?? 0) ^ 1
  write(file, wrong, ...rest)
}

fs.createWriteStream = (file, options) =>
  createWriteStream(file, {
    .../** @type {object} */ (options),
    // Without `writev` each part goes through `write`.
    fs: { ...fs, write: writeWrongly, writev: undefined },
  })
syncBuiltinESMExports()
