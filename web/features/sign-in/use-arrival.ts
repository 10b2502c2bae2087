/** Asks once for the outcome of the sign-in by the provider, and continues where that leads. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Arrival } from '#domain/users/oidc-api.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { arriveFromProvider } from '#web/shared/session/session-actions.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { texts } from './texts.ts'
import { useWelcome } from './use-welcome.ts'

/**
 * The newest outcome: asked for once for each load of the page, because every return from the provider is one. After a
 * sign-in, or in another language, the screen is rendered anew, and must not ask again.
 */
let asked: Promise<Arrival> | null = null

export function useArrival() {
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const goOn = useGoOn(setArrival)

  function ask(): void {
    const isFirst = asked === null
    asked ??= arriveFromProvider()
    asked.then(
      (answer) => {
        if (isFirst || isShown(answer)) goOn(answer)
      },
      (error: unknown) => {
        asked = null
        setFailure(messageOf(error))
      },
    )
  }
  const askAtOnce = useEffectEvent(ask)
  useEffect(() => askAtOnce(), [])

  return {
    arrival,
    goOn,
    failure,
    again() {
      setFailure(null)
      ask()
    },
  }
}

/** Whether the outcome has to be read or needs input; all others continue by themselves. */
function isShown({ outcome }: Arrival): boolean {
  return outcome === 'proof_needed' || outcome === 'problem'
}

function useGoOn(show: (arrival: Arrival) => void): (arrival: Arrival) => void {
  const navigate = useNavigate()
  const welcome = useWelcome()
  return (arrival) => {
    asked = Promise.resolve(arrival)
    const { outcome, return_to: returnTo } = arrival
    if (outcome === 'signed_in') welcome(texts.login.done, returnTo === '/' ? undefined : returnTo)
    else if (outcome === 'connected') {
      showToast({ title: texts.provider.done })
      void navigate(returnTo, { replace: true })
    } else show(arrival)
  }
}
