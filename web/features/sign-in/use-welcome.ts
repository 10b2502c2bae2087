/** Welcomes a person after a sign-in: the toast, and shortly after it the page. */
import { useNavigate } from 'react-router-dom'
import { showToast } from '#web/ui/toast-store.ts'
import { afterSignIn, keptInvitation } from './invitation-memory.ts'

const REDIRECT_MS = 100

/** Leads to `to`, or to where a sign-in leads. By then the form is gone: with a session, all signed-out screens go. */
export function useWelcome(): (title: string, to?: string) => void {
  const navigate = useNavigate()
  return (title, to) => {
    const isInvited = keptInvitation.read() !== null
    showToast({ title })
    setTimeout(() => {
      // The signed-in app may have gone there before, and the invitation may already be used.
      const isTakenUp = isInvited && keptInvitation.read() === null
      if (!isTakenUp) void navigate(to ?? afterSignIn(), { replace: true })
    }, REDIRECT_MS)
  }
}
