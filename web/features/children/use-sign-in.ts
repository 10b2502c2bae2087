/** Signs a child in on this device with one tap, and shows them (K3). */
import { useNavigate } from 'react-router-dom'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { flushHeld } from '#web/shared/session/flush.ts'
import { signInChild } from '#web/shared/session/session-actions.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { childTexts } from './texts.ts'

export function useSignIn(): (child: string) => Promise<void> {
  const account = useAccount()
  const navigate = useNavigate()
  return async (child) => {
    try {
      await flushHeld(account)
      await signInChild(account.id, child)
      void navigate('/', { replace: true })
    } catch (error) {
      showToast({ title: childTexts.toasts.failed, description: messageOf(error), tone: 'bad' })
    }
  }
}
