/** An error that PostgreSQL, or the way to it, reported. */

type Given = {
  readonly code?: string | null
  readonly constraint?: string | null
  readonly isLost?: boolean
}

export class PostgresError extends Error {
  override readonly name = 'PostgresError'
  /** SQLSTATE, or the code of an error of the network; null if there is none. */
  readonly code: string | null
  readonly constraint: string | null
  /** The connection is gone: a COMMIT that was sent may have happened or not. */
  readonly isLost: boolean

  constructor(message: string, { code = null, constraint = null, isLost = false }: Given = {}) {
    super(message)
    this.code = code
    this.constraint = constraint
    this.isLost = isLost
  }
}
