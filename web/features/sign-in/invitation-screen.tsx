/** The page of an invitation link: explains when signed out, links the invitation when signed in. */
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useAccount } from '#web/data/account.ts'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { pageTexts } from '#web/shared/page/texts.ts'
import { useSession } from '#web/shared/session/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AuthFrame } from '#web/ui/shell/auth-frame.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { forgetInvitation, rememberInvitation } from './invitation-memory.ts'
import { texts } from './texts.ts'

export function InvitationScreen() {
  const { token = '' } = useParams()
  const isSignedIn = useSession().status === 'signedIn'
  return isSignedIn ? <TakeUp token={token} /> : <Explain token={token} />
}

function Explain({ token }: { readonly token: string }) {
  usePageTitle(texts.invitation.page)
  useEffect(() => rememberInvitation(token), [token])
  return (
    <AuthFrame title={texts.invitation.title} name={pageTexts.appName}>
      <p>{texts.invitation.text}</p>
      <ButtonLink to="/login" size="large" block>
        {texts.invitation.login}
      </ButtonLink>
      <ButtonLink to="/register" tone="outline" size="large" block>
        {texts.invitation.signUp}
      </ButtonLink>
    </AuthFrame>
  )
}

function TakeUp({ token }: { readonly token: string }) {
  const account = useAccount()
  const navigate = useNavigate()
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (taken.current === token) return
    taken.current = token
    forgetInvitation()
    // Whatever came of it has been said; the invitation waits for its answer there.
    void account
      .run('linkInvitation', { token })
      .then(() => navigate('/partners', { replace: true }))
  }, [account, navigate, token])
  return <PageHead title={texts.invitation.opening} />
}
