/** The current offer to install, depending on the browser and on earlier choices. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { installProgress, subscribeToInstall } from './install-event.ts'
import type { InstallOffer } from './install-offer.ts'
import { installOffer } from './install-offer.ts'

/** How long a browser has for its own offer (U3). */
const WAIT_MS = 1000

export function useInstallOffer(): InstallOffer {
  const { event, isDismissed, isDone } = useSyncExternalStore(subscribeToInstall, installProgress)
  const hasWaited = useWaited()
  if (isDone) return 'none'
  const { userAgent, maxTouchPoints } = navigator
  return installOffer({
    userAgent,
    maxTouchPoints,
    isInstalled: isInstalled(),
    isDismissed,
    hasEvent: event !== null,
    hasWaited,
  })
}

/** Counted from the page's opening: this is loaded after the first screen. */
function useWaited(): boolean {
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), Math.max(0, WAIT_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  return hasWaited
}
