/** Whether the app runs in its own window instead of a browser tab. */

// Not `fullscreen`: a tab in full screen matches it, too.
const ownWindow = ['standalone', 'minimal-ui', 'window-controls-overlay']

export function isInstalled(): boolean {
  const isOnIosHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return (
    isOnIosHomeScreen || ownWindow.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
  )
}
