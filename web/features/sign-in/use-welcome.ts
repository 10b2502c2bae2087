/** What happens after a sign-in: the toast, and shortly after it the page. */
import { useNavigate } from 'react-router-dom'
import { showToast } from '#web/ui/toast-store.ts'
import { forgetInvitation, rememberedInvitation } from './invitation-memory.ts'

const REDIRECT_MS = 100

/** The form is gone by the time the page changes: with the session, all signed-out screens go. */
export function useWelcome(): (title: string) => void {
  const navigate = useNavigate()
  return (title) => {
    const token = rememberedInvitation()
    forgetInvitation()
    showToast({ title })
    setTimeout(() => {
      void navigate(token === null ? '/dashboard' : `/invite/${token}`, { replace: true })
    }, REDIRECT_MS)
  }
}
