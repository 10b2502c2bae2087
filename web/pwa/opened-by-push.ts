/** Opens what a tapped push is about as soon as the person it was for is active: until then, a PIN may be asked for. */
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#web/shared/session/session.ts'
import { createExternalStore } from '#web/ui/external-store.ts'

type Tapped = {
  readonly path: string
  /** Undefined if the tap does not say for whom it was. */
  readonly account: string | undefined
}

// Outside of the component, which is rendered again if the next person speaks another language.
const tapped = createExternalStore<Tapped | null>(null)
export const publishTapped = tapped.set

/** Renders nothing. */
export function OpenedByPush() {
  const session = useSession()
  const navigate = useNavigate()
  const wanted = useSyncExternalStore(tapped.subscribe, tapped.get)
  const active = session.status === 'signedIn' ? session.account.id : null
  useEffect(() => {
    if (wanted === null || (wanted.account ?? active) !== active) return
    publishTapped(null)
    void navigate(wanted.path)
  }, [wanted, active, navigate])
  return null
}
