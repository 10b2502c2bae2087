/** The profile of an account, with the actions of an admin. */
import { Pencil, Shield } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Member } from '#domain/admin/admin-api.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Name } from '#web/ui/name.tsx'
import { Row } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { AdminTag, PlanTag } from './member-tags.tsx'
import { adminTexts } from './texts.ts'
import { loginOf, MemberAvatar } from './user-name.tsx'

const texts = adminTexts.member

export function MemberCard({ member }: { readonly member: Member }) {
  const overlay = useOverlayAddress()
  const timeZone = useTimeZone()
  const heading = useHeadingFocus()
  return (
    <Card aria-labelledby="member">
      <Row $gap={4} $wrap>
        <MemberAvatar member={member} size={60} />
        <Words>
          <h2 id="member" ref={heading} tabIndex={-1}>
            <Name>{member.name}</Name>
          </h2>
          <AdminTag role={member.role} />
          <PlanTag plan={member.plan} />
          <p>{member.email}</p>
          <p>{texts.usernameAndJoined(loginOf(member), dateText(member.created_at, timeZone))}</p>
        </Words>
        <Buttons>
          {member.role !== 'admin' && !member.is_made && (
            <Button
              tone="outline"
              icon={Shield}
              onClick={() => overlay.open('make-admin', member.id)}
            >
              {texts.makeAdmin}
            </Button>
          )}
          <Button icon={Pencil} onClick={() => overlay.open('edit', member.id)}>
            {texts.edit}
          </Button>
        </Buttons>
      </Row>
    </Card>
  )
}

/** Moves the focus here after coming from the list, whose focused row is gone. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const kind = useNavigationType()
  useEffect(() => {
    if (kind === NavigationType.Push && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [kind])
  return heading
}

const Words = styled.div`
  ${theme.wrap('2px 10px')}
  ${theme.share('200px')}
  h2 {
    outline-offset: 4px;
    overflow-wrap: anywhere;
  }
  p {
    flex: 1 0 100%;
    ${theme.note}
    overflow-wrap: anywhere;
  }
`

const Buttons = styled.div`
  ${theme.flow(3)}
  ${theme.media.phone} {
    flex: 1 0 100%;
    > button {
      flex: 1 0 auto;
    }
  }
`
