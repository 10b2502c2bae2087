/** How long a statement, a lock and an idle transaction may take, and how long this process waits for an answer. */
export type Limits = {
  /** Timeouts of PostgreSQL, in the format of its settings; `0` for never. */
  readonly statement: string
  readonly idle: string
  /** After this many milliseconds, a connection that does not answer is given up. */
  readonly answerTimeoutMs: number
}

/** For a serving process: longer than anything it does, and shorter than devices wait. */
export const serving: Limits = { statement: '15s', idle: '30s', answerTimeoutMs: 20_000 }
/** For work that takes longer with more data: migrations, moving, backups and other commands. */
export const longRunning: Limits = { statement: '0', idle: '0', answerTimeoutMs: 24 * 60 * 60_000 }

/** For a connection. */
export function settingsOf({ statement, idle }: Limits): string {
  return `SET statement_timeout = '${statement}'; SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '${idle}'`
}

/** For the transaction that begins: a pooler may have given it another connection, with other settings. */
export function localSettingsOf({ statement, idle }: Limits, lock: string): string {
  return `SET LOCAL statement_timeout = '${statement}'; SET LOCAL lock_timeout = '${lock}'; SET LOCAL idle_in_transaction_session_timeout = '${idle}'`
}
