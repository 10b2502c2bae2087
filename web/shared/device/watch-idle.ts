/** Detects that nobody has used the app for a while, in any of its tabs. */

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input'] as const
/** Pointer moves notify the other tabs no more often than this. */
const TELL_EVERY_MS = 1000

export type IdleWatch = {
  readonly limitMs: number
  readonly onIdle: () => void
  readonly until: AbortSignal
}

/** Calls back if nobody has touched any tab for this long; a device that was asleep is checked as soon as it wakes. */
export function watchIdle({ limitMs, onIdle, until }: IdleWatch): void {
  const tabs = new BroadcastChannel('mitten-touch')
  let last = Date.now()
  let told = 0
  let timer = setTimeout(check, limitMs)

  function check() {
    // A clock that was set back makes the wait no longer than this limit once more.
    last = Math.min(last, Date.now())
    const left = last + limitMs - Date.now()
    clearTimeout(timer)
    if (left <= 0) onIdle()
    else timer = setTimeout(check, left)
  }
  function touched() {
    last = Date.now()
    if (Math.abs(last - told) < TELL_EVERY_MS) return
    told = last
    tabs.postMessage(null)
  }

  tabs.addEventListener('message', () => (last = Date.now()), { signal: until })
  for (const touch of touches)
    document.addEventListener(touch, touched, { signal: until, passive: true, capture: true })
  document.addEventListener('visibilitychange', check, { signal: until })
  until.addEventListener('abort', () => {
    clearTimeout(timer)
    tabs.close()
  })
}
