/**
 * Loads the code of the screens that people open most, one after the other while the page is idle: the first visit of
 * each then waits for no code, and less so for a chain of it. Only once the worker holds all of it: what cannot be
 * fetched now would not be there later.
 */

const screens = [
  () => import('#web/features/tasks/tasks-screen.tsx'),
  () => import('#web/features/tasks/due/grouped-list.tsx'),
  () => import('#web/features/dashboard/due-tasks.tsx'),
  () => import('#web/features/week/week-screen.tsx'),
  () => import('#web/features/dashboard/partner-activity.tsx'),
  () => import('#web/features/dashboard/available-rewards.tsx'),
  () => import('#web/features/rewards/rewards-screen.tsx'),
]

/** Returns a function that leaves the rest to their first visit. */
export function warmScreens(): () => void {
  let isOver = false
  const rest = [...screens]
  function next(): void {
    const load = isOver ? undefined : rest.shift()
    // A failure is no news: the first visit loads again and reports it.
    void load?.()
      .catch(() => undefined)
      .then(whenIdle)
  }
  function whenIdle(): void {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: 4000 })
    else setTimeout(next, 1500)
  }
  const { serviceWorker } = navigator as Partial<Navigator>
  void serviceWorker?.ready.then(whenIdle)
  return () => (isOver = true)
}
