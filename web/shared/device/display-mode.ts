/** Whether the app runs in a window of its own, started from the home screen or the dock, instead of a browser tab. */

// Not `fullscreen`: a tab in full screen matches it too.
const ownWindow = ['standalone', 'minimal-ui', 'window-controls-overlay']

export function isInstalled(): boolean {
  const isOnIosHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return (
    isOnIosHomeScreen || ownWindow.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
  )
}
