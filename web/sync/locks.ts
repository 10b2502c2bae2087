/** Locks that tabs and worker of one browser share. They only avoid double work; nothing breaks without them (R23). */

/** Runs work under a lock, or without it if the lock is not granted in time. */
export async function withLock(
  name: string,
  work: () => Promise<void>,
  timeoutMs: number,
): Promise<void> {
  if (!('locks' in navigator)) return work()
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    await navigator.locks.request(name, { signal: timeout }, work)
  } catch (error) {
    if (!timeout.aborted || !isAbort(error)) throw error
    await work()
  }
}

/** Calls `lead` once this context is the only one that holds the lock; its signal aborts when `until` does. */
export async function runAsLeader(
  name: string,
  lead: () => Promise<void>,
  until: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return lead()
  await navigator.locks.request(name, { signal: until }, lead).catch((error: unknown) => {
    if (!isAbort(error)) throw error
  })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)
}
