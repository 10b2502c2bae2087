/**
 * Encrypts, decrypts and copies backup files; a file that has its final name is complete and checked. The format is
 * that of age (age-encryption.org), so the files can be read without Mitten.
 */
import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

const FIRST_LINE = 'age-encryption.org/v1\n'
const NO_KEY = /no identity matched/

export type Work = { readonly from: string; readonly to: string } & (
  | { readonly does: 'encrypt' | 'decrypt'; readonly passphrase: string }
  | { readonly does: 'copy' }
)
/** An error in the form in which a thread can send it. */
type Fault = { readonly message: string; readonly code?: string }

type Files = Pick<Work, 'from' | 'to'>

/** Rejects if `signal` is aborted, like the next one. */
export function encryptFile({ from, to }: Files, passphrase: string, signal?: AbortSignal) {
  return whole(to, (part) => work({ does: 'encrypt', from, to: part, passphrase }, signal))
}

/** For a copy on another disk. */
export function copyFile({ from, to }: Files, signal?: AbortSignal): Promise<void> {
  return whole(to, (part) => work({ does: 'copy', from, to: part }, signal))
}

/** Throws a sentence for people if the passphrase is wrong or the file is incomplete. */
export async function decryptFile({ from, to }: Files, passphrase: string): Promise<void> {
  rmSync(to, { force: true })
  try {
    await work({ does: 'decrypt', from, to, passphrase })
  } catch (error) {
    rmSync(to, { force: true })
    // A full disk has a code.
    if (!(error instanceof Error) || 'code' in error) throw error
    if (NO_KEY.test(error.message))
      throw new Error('It was encrypted with another passphrase.', { cause: error })
    throw new Error('It is damaged or cut short.', { cause: error })
  }
}

export function isEncrypted(file: string): boolean {
  const opened = openSync(file, 'r')
  try {
    const start = Buffer.alloc(FIRST_LINE.length)
    readSync(opened, start)
    return start.toString('latin1') === FIRST_LINE
  } finally {
    closeSync(opened)
  }
}

async function whole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    await write(part)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

function work(workerData: Work, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./backup-worker.mjs', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    const stop = () => void worker.terminate()
    signal?.addEventListener('abort', stop)
    worker.once('message', (fault: Fault | null) => {
      if (fault === null) resolve()
      else reject(Object.assign(new Error(fault.message), fault.code && { code: fault.code }))
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      signal?.removeEventListener('abort', stop)
      reject(new Error('It was stopped.'))
    })
  })
}
