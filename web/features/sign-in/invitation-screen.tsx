/** The page of an invitation link: signed out, says who invites; signed in, links the invitation. */
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { CallResponse } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { firstName } from '#domain/users/user.ts'
import { callApi, HttpError } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { AuthFrame } from '#web/shared/page/auth-frame.tsx'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { useSession } from '#web/shared/session/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { keptInvitation } from './invitation-memory.ts'
import { texts } from './texts.ts'

export function InvitationScreen() {
  const { token = '' } = useParams()
  const isSignedIn = useSession().status === 'signedIn'
  return isSignedIn ? <TakeUp token={token} /> : <Explain token={token} />
}

function Explain({ token }: { readonly token: string }) {
  usePageTitle(texts.invitation.page)
  useEffect(() => keptInvitation.write(token), [token])
  const look = useCallback(() => lookAtInvitation(token), [token])
  const { value, isLoading } = useFetched(look)
  if (value === 'gone') return <Gone />
  return (
    <AuthFrame
      title={value ? texts.invitation.by(firstName(value.inviter)) : texts.invitation.title}
    >
      {value ? <Inviter {...value} /> : <Waiting isLoading={isLoading} />}
      <NeedsConnection />
      <ButtonLink to="/register" size="large" block>
        {texts.invitation.signUp}
      </ButtonLink>
      <ButtonLink to="/login" tone="outline" size="large" block>
        {texts.invitation.login}
      </ButtonLink>
    </AuthFrame>
  )
}

/** A visitor without an account reads who invites them, in words for the role they are invited in (F2). */
function Inviter({ inviter, role }: OpenInvitation) {
  return (
    <>
      <Person>
        <Avatar size={60} name={inviter.name} photo={inviter.picture} />
        <b>{inviter.name}</b>
      </Person>
      <p>{texts.invitation.meaning[role](firstName(inviter))}</p>
    </>
  )
}

function Waiting({ isLoading }: { readonly isLoading: boolean }) {
  return isLoading ? (
    <div role="status" aria-label={texts.invitation.opening}>
      <Skeleton $width="100%" $height="132px" $radius={theme.radius.inner} />
    </div>
  ) : (
    <p>{texts.invitation.text}</p>
  )
}

function Gone() {
  useEffect(() => keptInvitation.write(null), [])
  return (
    <AuthFrame title={texts.invitation.gone}>
      <p>{texts.invitation.goneText}</p>
      <ButtonLink to="/login" size="large" block>
        {texts.invitation.login}
      </ButtonLink>
    </AuthFrame>
  )
}

function TakeUp({ token }: { readonly token: string }) {
  const account = useAccount()
  const navigate = useNavigate()
  const taken = useRef<string | null>(null)
  const isOnline = useOnline()
  useEffect(() => {
    // Without a connection the page, and the token in its address, stay until there is one.
    if (!isOnline || taken.current === token) return
    taken.current = token
    keptInvitation.write(null)
    // The person has been told the outcome; the invitation waits there for its answer.
    void account
      .run('linkInvitation', { token })
      .then(() => navigate('/partners', { replace: true }))
  }, [account, isOnline, navigate, token])
  return (
    <>
      <PageHead title={texts.invitation.opening} />
      <NeedsConnection />
    </>
  )
}

type OpenInvitation = CallResponse<typeof api.invitation>

/**
 * Asks who sent an invitation, which the holder of its link may know. `gone` if it was answered or cancelled, or never
 * existed.
 */
async function lookAtInvitation(token: string): Promise<OpenInvitation | 'gone'> {
  try {
    return await callApi(api.invitation, { token })
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not_found') return 'gone'
    throw error
  }
}

const Person = styled.div`
  ${theme.row(4)}
  padding: 14px 16px;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  b {
    min-width: 0;
    font: ${theme.font.h3};
    overflow-wrap: anywhere;
  }
`
