/** Signs out: at once, or after asking what to do with unsent changes (A5). */
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '#web/data/account.ts'
import { countUnsaved } from '#web/data/unsaved.ts'
import { tellLogoutFailed } from '#web/shared/session/tell-logout-failed.ts'

const LogoutDialog = lazy(async () => ({
  default: (await import('./logout-dialog.tsx')).LogoutDialog,
}))

/** `onAsk` makes room for the question. */
export function useLogout(onAsk: () => void) {
  const account = useAccount()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function leave({ discard }: { readonly discard: boolean }) {
    try {
      const { signOut } = await import('#web/shared/session/session-actions.ts')
      await signOut(account.id, { discard })
      void navigate('/login', { replace: true })
    } catch (error) {
      tellLogoutFailed(error)
    }
  }

  async function logout() {
    const isUnsaved = async () => (await countUnsaved(account.database)) > 0
    if (await isUnsaved()) await (await import('#web/shared/session/flush.ts')).flushHeld(account)
    if (!(await isUnsaved())) return leave({ discard: false })
    onAsk()
    setAsking(true)
  }

  return {
    logout,
    dialog: isAsking && (
      <Suspense fallback={null}>
        <LogoutDialog onClose={() => setAsking(false)} onLeave={leave} />
      </Suspense>
    ),
  }
}
