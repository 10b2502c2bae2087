/**
 * Encrypts, decrypts and copies backups, in a thread of its own (checked-file.ts): deriving a key from a passphrase
 * blocks for seconds. Each written file is read again and compared before it counts.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Decrypter, Encrypter } from 'age-encryption'

/** @typedef {import('./checked-file.ts').Work} Work */

/**
 * The base-2 logarithm of scrypt's cost: 64 MB and about a second. The default of age, 18, takes 256 MB, which a computer
 * with 512 MB may not have; a passphrase of 12 characters is long enough for this.
 */
const WORK_FACTOR = 16

/** @param {Work} work */
async function run(work) {
  if (work.does === 'copy') return copy(work)
  if (work.does === 'decrypt') return write(work.to, await decrypted(work.from, work.passphrase))
  await encrypt(work, work.passphrase)
}

/** @param {Work} files @param {string} passphrase */
async function encrypt({ from, to }, passphrase) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(WORK_FACTOR)
  await write(to, fromWeb(await encrypter.encrypt(toWeb(from))))
  await expectSame(from, await decrypted(to, passphrase))
}

/** @param {Work} files */
async function copy({ from, to }) {
  await write(to, createReadStream(from))
  await expectSame(from, createReadStream(to))
}

/** @param {string} file @param {string} passphrase */
async function decrypted(file, passphrase) {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return fromWeb(await decrypter.decrypt(toWeb(file)))
}

/** A new file on the disk, readable by its owner only. @param {string} file @param {Readable} content */
async function write(file, content) {
  await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
}

/** @param {string} original @param {Readable} written */
async function expectSame(original, written) {
  if ((await digestOf(createReadStream(original))) !== (await digestOf(written)))
    throw new Error('It differs from the original when it is read again.')
}

/** @param {Readable} content */
async function digestOf(content) {
  const hash = createHash('sha256')
  for await (const part of content) hash.update(part)
  return hash.digest('hex')
}

/** @param {string} file @returns {ReadableStream<Uint8Array>} */
function toWeb(file) {
  return /** @type {any} */ (Readable.toWeb(createReadStream(file)))
}

/** @param {ReadableStream<Uint8Array>} content */
function fromWeb(content) {
  return Readable.fromWeb(/** @type {any} */ (content))
}

await run(/** @type {Work} */ (workerData)).then(
  () => parentPort?.postMessage(null),
  (error) => parentPort?.postMessage({ message: error.message, code: error.code }),
)
