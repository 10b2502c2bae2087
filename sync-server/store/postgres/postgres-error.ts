/** An error that PostgreSQL, or the way to it, reported. */

type Given = {
  readonly code?: string | null
  readonly isLost?: boolean
}

/**
 * Codes after which the same may succeed: a serialisation failure, a deadlock, a lock or statement that took too long,
 * a plan from before a migration, too many connections, a server that is stopping, starting, or still a standby.
 */
const TRANSIENT = /^(25006|40001|40P01|55000|55P03|57014|0A000|53300|57P0[1-5]|08...)$/
/** The disk, or the memory, is full. */
const FULL = /^53[12]00$/

export class PostgresError extends Error {
  override readonly name = 'PostgresError'
  /** SQLSTATE, or the code of a network error; null if there is none. */
  readonly code: string | null
  /** The connection is gone: a COMMIT that was sent may or may not have taken effect. */
  readonly isLost: boolean

  constructor(message: string, { code = null, isLost = false }: Given = {}) {
    super(message)
    this.code = code
    this.isLost = isLost
  }

  /** The temporary cause; null if it is an internal error. */
  get failure(): 'no_room' | 'busy' | null {
    const code = this.code ?? ''
    if (FULL.test(code)) return 'no_room'
    return this.isLost || TRANSIENT.test(code) ? 'busy' : null
  }
}
