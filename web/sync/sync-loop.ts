/**
 * Decides when to exchange, and what a failure means. Whatever happens: a queue that is not empty has a next attempt
 * scheduled (R28), a change made during an exchange starts another one, and only an answer settles anything.
 *
 *     idle ── wake ──▶ syncing ── answered ──▶ idle
 *                        │  ▲                (more or dirty: again at once)
 *                        ▼  │ delay, online, visible, sync now
 *          offline · busy · signIn · upgrade · held · deleted
 */
import { MAX_MUTATIONS } from '#domain/sync-protocol.ts'
import type { SyncStatus } from '#web/data/database.ts'
import { calmDelay, HELD_MS, retryDelay } from './back-off.ts'
import type { ExchangeDeps, Exchanged } from './exchange.ts'
import { exchange } from './exchange.ts'
import type { Failure } from './transport.ts'
import { ExchangeError } from './transport.ts'

/**
 * Another tab may hold the lock this long before we continue without it; a page in the back-forward cache may hold it
 * for ever (R23).
 */
const LOCK_PATIENCE_MS = 30_000
/** A shorter exchange is not shown. */
const SHOW_SYNCING_AFTER_MS = 300
/** An exchange that takes longer is aborted and another one started (R29). */
const STUCK_AFTER_MS = 2 * 60_000

/** Why the loop wakes; for a queued change no exchange is needed if another tab has already sent it. */
export type WakeReason = 'queued' | 'poke' | 'timer' | 'asked'

export type SyncLoop = {
  wake(reason: WakeReason): void
  /** Resolves when the exchange that follows this call is over, whatever its outcome. */
  syncNow(): Promise<void>
  /** The stream of pokes opened or closed. One that closed may have missed something. */
  setStream(isUp: boolean): void
  stop(): void
}

export type LoopDeps = ExchangeDeps & {
  /** False while the browser is sure that it is offline; true may mean a network that leads nowhere. */
  readonly isOnline: () => boolean
  /** Runs work under the lock that tabs and worker share, where locks exist. */
  readonly withLock: (work: () => Promise<void>, patienceMs: number) => Promise<void>
  readonly report: (phase: SyncStatus['phase']) => void
  /** Receives errors of this device, such as a closed database. */
  readonly fault: (error: unknown) => void
  readonly random: () => number
  readonly isVisible: () => boolean
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createSyncLoop(deps: LoopDeps): SyncLoop {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let runningSince = 0
  let pending: WakeReason | null = null
  /** How often in a row there was no answer: the pauses grow with it. */
  let failures = 0
  /** How often in a row the head of the queue was sent and cut off: it may crash the server (R30). */
  let attempts = 0
  let limit = Infinity
  /**
   * Whether the server answered last time. Otherwise a request without changes goes first, so that they can still be
   * undone.
   */
  let isReached = false
  let hasStream = false
  let isStopped = false

  function schedule(delayMs: number | null): void {
    clearTimeout(timer)
    if (!isStopped && delayMs !== null) timer = setTimeout(() => wake('timer'), delayMs)
  }

  function wake(reason: WakeReason): void {
    if (isStopped) return
    if (pending === null || pending === 'queued') pending = reason
    // Something changed outside: the pauses of earlier failures no longer apply.
    if (reason === 'asked') failures = 0
    const isStuck = running !== null && deps.clock() - runningSince > STUCK_AFTER_MS
    if (running === null || isStuck) start()
  }

  function start(): void {
    runningSince = deps.clock()
    const run = runOnce().finally(() => {
      if (running === run) running = null
      if (pending !== null && failures === 0 && !isStopped) start()
    })
    running = run
  }

  async function runOnce(): Promise<void> {
    clearTimeout(timer)
    const showing = setTimeout(() => deps.report('syncing'), SHOW_SYNCING_AFTER_MS)
    try {
      await deps.withLock(drain, LOCK_PATIENCE_MS)
    } catch (error) {
      pending = null
      if (!(error instanceof ExchangeError)) deps.fault(error)
      fail(error instanceof ExchangeError ? error.failure : { kind: 'busy', retryAfterMs: 0 })
    } finally {
      clearTimeout(showing)
    }
  }

  async function drain(): Promise<void> {
    isReached &&= deps.isOnline()
    while (pending !== null && !isStopped) {
      const reason = pending
      pending = null
      const wasOnline = deps.isOnline()
      const outcome = await exchange(deps, {
        attempt: attempts,
        limit,
        onlyIfWaiting: isReached && reason === 'queued',
        isProbe: !isReached,
      })
      // The connection may have been lost since this answer was sent.
      isReached = deps.isOnline() || !wasOnline
      if (outcome.hasMore) pending = 'asked'
      if (!succeed(outcome)) return
    }
  }

  /** Processes an answer; false if the queue cannot continue by itself for now. */
  function succeed({ sent, answered, isHeld, holdEndsInMs }: Exchanged): boolean {
    if (answered > 0) {
      attempts = 0
      limit = limit < MAX_MUTATIONS ? limit * 2 : Infinity
    }
    if (isHeld || (answered === 0 && sent > 0)) {
      // The server had an internal error, or is older than this release: the rest waits (R30).
      failures += 1
      deps.report(isHeld ? 'held' : 'idle')
      schedule(isHeld ? HELD_MS : retryDelay(failures, deps.random))
      return false
    }
    failures = 0
    deps.report('idle')
    const calmMs = calmDelay({ isVisible: deps.isVisible(), hasStream })
    schedule(holdEndsInMs === null ? calmMs : Math.min(holdEndsInMs, calmMs ?? Infinity))
    return true
  }

  function sendLess(): void {
    limit = Math.max(1, Math.floor(Math.min(limit, MAX_MUTATIONS) / 2))
  }

  function fail(failure: Failure): void {
    failures += 1
    if (failure.kind === 'unreachable' || failure.kind === 'cutOff') isReached = false
    const soon = retryDelay(failures, deps.random)
    switch (failure.kind) {
      case 'cutOff':
        attempts += 1
        sendLess()
        deps.report('offline')
        return schedule(soon)
      case 'unreachable':
        deps.report('offline')
        return schedule(soon)
      case 'busy':
        deps.report('idle')
        return schedule(Math.max(failure.retryAfterMs, soon))
      case 'signIn':
        deps.report('signIn')
        return schedule(HELD_MS)
      case 'upgrade':
        deps.report('upgrade')
        return schedule(HELD_MS)
      case 'deleted':
        // The queue can no longer be sent: the person saves it as a file, or discards it.
        deps.report('deleted')
        return schedule(null)
      case 'refused':
        sendLess()
        return schedule(limit > 1 ? 0 : soon)
    }
  }

  return {
    wake,
    async syncNow() {
      wake('asked')
      await running
    },
    setStream(isUp) {
      const isLost = hasStream && !isUp
      hasStream = isUp
      // What it would have told meanwhile nobody else tells: it is looked for soon, not when the minute is over.
      if (!isLost || failures > 0) return
      if (running === null) schedule(retryDelay(0, deps.random))
      else wake('poke')
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
