/** Opens what a tapped push is about as soon as the person it was for is active: until then, a PIN may be asked for. */
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#web/shared/session/session.ts'

type Tapped = {
  readonly path: string
  /** Undefined if the tap does not say for whom it was. */
  readonly account: string | undefined
}

// Outside of the component, which is rendered again if the next person speaks another language.
let tapped: Tapped | null = null
const listeners = new Set<() => void>()

export function publishTapped(next: Tapped | null): void {
  tapped = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Renders nothing. */
export function OpenedByPush() {
  const session = useSession()
  const navigate = useNavigate()
  const wanted = useSyncExternalStore(subscribe, () => tapped)
  const active = session.status === 'signedIn' ? session.account.id : null
  useEffect(() => {
    if (wanted === null || (wanted.account ?? active) !== active) return
    publishTapped(null)
    void navigate(wanted.path)
  }, [wanted, active, navigate])
  return null
}
