/** Access to an account: a reset link, and ending its sessions. */
import { KeyRound, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Member } from '#domain/admin/admin-api.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { theme } from '#web/ui/theme.ts'
import { adminTexts } from './texts.ts'

const texts = adminTexts.member

export function MemberAccess({ member: { id, is_made } }: { readonly member: Member }) {
  const overlay = useOverlayAddress()
  return (
    <>
      {!is_made && (
        <Offer id="member-locked" title={texts.locked} text={texts.lockedText}>
          <Button tone="outline" icon={KeyRound} onClick={() => overlay.open('reset-link', id)}>
            {texts.makeLink}
          </Button>
        </Offer>
      )}
      <Offer id="member-lost" title={texts.lost} text={texts.lostText}>
        <Button tone="outline" icon={LogOut} onClick={() => overlay.open('sign-out', id)}>
          {texts.endSessions}
        </Button>
      </Offer>
    </>
  )
}

type OfferProps = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Offer({ id, title, text, children }: OfferProps) {
  return (
    <Card aria-labelledby={id}>
      <Layout>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </Layout>
    </Card>
  )
}

const Layout = styled.div`
  ${theme.spread(3)}
  > div {
    flex: 1 1 240px;
  }
  > button {
    ${theme.media.phone} {
      width: 100%;
    }
  }
  h2 {
    font: ${theme.font.h3};
  }
  p {
    margin-top: 2px;
    ${theme.note}
  }
`
