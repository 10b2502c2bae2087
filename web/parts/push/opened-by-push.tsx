/** Shows the notifications when one of the system's was tapped. Place it once, inside the router. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { readMessage } from '#web/parts/updates/worker-messages.ts'

/** Shows nothing by itself. */
export function OpenedByPush() {
  const navigate = useNavigate()
  useEffect(() => {
    function hear({ data }: MessageEvent<unknown>): void {
      if (readMessage('page', data)?.type === 'OPEN_NOTIFICATIONS') void navigate('/notifications')
    }
    // There is none over plain http.
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => navigator.serviceWorker?.removeEventListener('message', hear)
  }, [navigate])
  return null
}
