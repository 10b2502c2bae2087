/** My invitations that nobody has answered yet. */
import { Copy, QrCode } from 'lucide-react'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { copyLink } from './invitation-link.ts'
import { PersonRow, SentPicture } from './person-row.tsx'
import { partnersTexts } from './texts.ts'

export function SentInvitations({ invitations }: { readonly invitations: readonly Partnership[] }) {
  const overlay = useOverlayAddress()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="sent">
      <SectionHead id="sent" title={partnersTexts.sent} />
      <CardList>
        {invitations.map(({ id, email, role, token }) => (
          <li key={id}>
            <PersonRow
              basted
              picture={<SentPicture />}
              name={email}
              role={role}
              line={partnersTexts.awaiting}
              actions={
                <>
                  {token !== null && (
                    <IconButton
                      label={partnersTexts.showQrFor(email)}
                      title={partnersTexts.showQr}
                      icon={QrCode}
                      onClick={() => overlay.open('link', id)}
                    />
                  )}
                  {token !== null && (
                    <Button
                      tone="ghost"
                      data-ghost
                      icon={Copy}
                      aria-label={partnersTexts.copyLinkFor(email)}
                      onClick={() => copyLink(token)}
                    >
                      {partnersTexts.copyLink}
                    </Button>
                  )}
                  <Button
                    tone="ghost"
                    data-ghost
                    aria-label={partnersTexts.cancelInvitationTo(email)}
                    onClick={() => overlay.open('cancel', id)}
                  >
                    {partnersTexts.cancelInvitation}
                  </Button>
                </>
              }
            />
          </li>
        ))}
      </CardList>
    </section>
  )
}
