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
import { HELD_MS, pollDelay, retryDelay } from './back-off.ts'
import type { ExchangeDeps, Exchanged } from './exchange.ts'
import { exchange } from './exchange.ts'
import type { Failure } from './transport.ts'
import { ExchangeError } from './transport.ts'

/**
 * Another tab may hold the lock for this long before the loop continues without it; a page in the back/forward cache
 * may hold it for ever (R23).
 */
const LOCK_TIMEOUT_MS = 30_000
/** A shorter exchange does not change the shown status. */
const SHOW_SYNCING_AFTER_MS = 300
/** An exchange that takes longer is aborted and another one started (R29). */
const STUCK_AFTER_MS = 2 * 60_000

/** Why the loop wakes; for a queued change no exchange is needed if another tab has already sent it. */
export type WakeReason = 'queued' | 'poke' | 'timer' | 'request'

export type SyncLoop = {
  wake(reason: WakeReason): void
  /** Resolves when the exchange that follows this call is over, whatever its outcome. */
  syncNow(): Promise<void>
  /** The stream of pokes was opened or closed. If it was closed, something may have been missed. */
  setStream(isUp: boolean): void
  stop(): void
}

export type LoopDeps = ExchangeDeps & {
  /** False while the browser is sure that it is offline; true may mean a network that leads nowhere. */
  readonly isOnline: () => boolean
  /** Runs work under the lock that tabs and worker share, where locks exist. */
  readonly withLock: (work: () => Promise<void>, timeoutMs: number) => Promise<void>
  readonly report: (phase: SyncStatus['phase']) => void
  /** Receives errors of this device, such as a closed database. */
  readonly fault: (error: unknown) => void
  readonly random: () => number
  readonly isVisible: () => boolean
}

export function createSyncLoop(deps: LoopDeps): SyncLoop {
  return new Loop(deps)
}

/** One loop of a page or a worker. */
class Loop implements SyncLoop {
  readonly #deps: LoopDeps
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  #runningSince = 0
  #pending: WakeReason | null = null
  /** How often in a row there was no answer: the delays grow with it. */
  #failures = 0
  /** How often in a row the head of the queue was sent and cut off: it may crash the server (R30). */
  #attempts = 0
  #limit = Infinity
  /**
   * Whether the server answered the last time. Otherwise a request without changes is sent first, so that they can
   * still be undone.
   */
  #isReached = false
  #hasStream = false
  #isStopped = false

  constructor(deps: LoopDeps) {
    this.#deps = deps
  }

  async syncNow(): Promise<void> {
    this.wake('request')
    await this.#running
  }

  setStream(isUp: boolean): void {
    const isLost = this.#hasStream && !isUp
    this.#hasStream = isUp
    // Nothing else tells what the stream would have told meanwhile: the loop checks soon, not when the minute is over.
    if (!isLost || this.#failures > 0) return
    if (this.#running === null) this.#schedule(retryDelay(0, this.#deps.random))
    else this.wake('poke')
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #schedule(delayMs: number | null): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped && delayMs !== null)
      this.#timer = setTimeout(() => this.wake('timer'), delayMs)
  }

  wake(reason: WakeReason): void {
    if (this.#isStopped) return
    if (this.#pending === null || this.#pending === 'queued') this.#pending = reason
    // Something changed outside: the delays after earlier failures no longer apply.
    if (reason === 'request') this.#failures = 0
    const isStuck =
      this.#running !== null && this.#deps.clock() - this.#runningSince > STUCK_AFTER_MS
    if (this.#running === null || isStuck) this.#start()
  }

  #start(): void {
    this.#runningSince = this.#deps.clock()
    const run = this.#runOnce().finally(() => {
      if (this.#running === run) this.#running = null
      if (this.#pending !== null && this.#failures === 0 && !this.#isStopped) this.#start()
    })
    this.#running = run
  }

  async #runOnce(): Promise<void> {
    clearTimeout(this.#timer)
    const showing = setTimeout(() => this.#deps.report('syncing'), SHOW_SYNCING_AFTER_MS)
    try {
      await this.#deps.withLock(() => this.#drain(), LOCK_TIMEOUT_MS)
    } catch (error) {
      this.#pending = null
      if (!(error instanceof ExchangeError)) this.#deps.fault(error)
      this.#fail(error instanceof ExchangeError ? error.failure : { kind: 'busy', retryAfterMs: 0 })
    } finally {
      clearTimeout(showing)
    }
  }

  async #drain(): Promise<void> {
    this.#isReached &&= this.#deps.isOnline()
    while (this.#pending !== null && !this.#isStopped) {
      const reason = this.#pending
      this.#pending = null
      const wasOnline = this.#deps.isOnline()
      const outcome = await exchange(this.#deps, {
        attempt: this.#attempts,
        limit: this.#limit,
        onlyIfWaiting: this.#isReached && reason === 'queued',
        isProbe: !this.#isReached,
      })
      // The connection may have been lost after this answer was sent.
      this.#isReached = this.#deps.isOnline() || !wasOnline
      if (outcome.hasMore) this.#pending = 'request'
      if (!this.#succeed(outcome)) return
    }
  }

  /** Processes an answer; false if the queue cannot continue by itself for now. */
  #succeed({ sent, answered, isHeld, holdEndsInMs }: Exchanged): boolean {
    if (answered > 0) {
      this.#attempts = 0
      this.#limit = this.#limit < MAX_MUTATIONS ? this.#limit * 2 : Infinity
    }
    if (isHeld || (answered === 0 && sent > 0)) {
      // The server had an internal error, or is older than this release: the rest waits (R30).
      this.#failures += 1
      this.#deps.report(isHeld ? 'held' : 'idle')
      this.#schedule(isHeld ? HELD_MS : retryDelay(this.#failures, this.#deps.random))
      return false
    }
    this.#failures = 0
    this.#deps.report('idle')
    const pollMs = pollDelay({ isVisible: this.#deps.isVisible(), hasStream: this.#hasStream })
    this.#schedule(holdEndsInMs === null ? pollMs : Math.min(holdEndsInMs, pollMs ?? Infinity))
    return true
  }

  #sendLess(): void {
    this.#limit = Math.max(1, Math.floor(Math.min(this.#limit, MAX_MUTATIONS) / 2))
  }

  #fail(failure: Failure): void {
    this.#failures += 1
    if (failure.kind === 'unreachable' || failure.kind === 'cutOff') this.#isReached = false
    const soon = retryDelay(this.#failures, this.#deps.random)
    switch (failure.kind) {
      case 'cutOff':
        this.#attempts += 1
        this.#sendLess()
        this.#deps.report('offline')
        return this.#schedule(soon)
      case 'unreachable':
        this.#deps.report('offline')
        return this.#schedule(soon)
      case 'busy':
        this.#deps.report('idle')
        return this.#schedule(Math.max(failure.retryAfterMs, soon))
      case 'signIn':
        this.#deps.report('signIn')
        return this.#schedule(HELD_MS)
      case 'upgrade':
        this.#deps.report('upgrade')
        return this.#schedule(HELD_MS)
      case 'deleted':
        // The queue can no longer be sent: the person saves it as a file, or discards it.
        this.#deps.report('deleted')
        return this.#schedule(null)
      case 'refused':
        this.#sendLess()
        return this.#schedule(this.#limit > 1 ? 0 : soon)
    }
  }
}
