/** Passkeys among the suggestions of the username field, with `autoComplete="username webauthn"` (A20). */
import { useEffect, useState } from 'react'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { hasPasskeysHere } from '#web/shared/proof/passkeys-here.ts'
import { showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'

/** Waits for one to be chosen, as long as the form is shown. Returns a function that begins anew after something else was asked. */
export function useSuggestedPasskey(onDone: () => void): () => void {
  const isOnline = useOnline()
  const [round, setRound] = useState(0)
  const again = () => setRound((before) => before + 1)

  useEffect(() => {
    if (!isOnline || !hasPasskeysHere()) return
    const leaving = new AbortController()
    async function wait(): Promise<void> {
      const { signInBySuggestion } = await import('#web/shared/proof/ask-passkey.ts')
      try {
        if ((await signInBySuggestion(leaving.signal)) !== null) onDone()
      } catch (error) {
        showSignInFailure(texts.login.failed, error)
        again()
      }
    }
    void wait().catch(() => {})
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- `onDone` is another function with every drawing; the question stays open
  }, [isOnline, round])
  return again
}
