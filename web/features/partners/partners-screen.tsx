/** The partners page: inviting, answering invitations, and ending partnerships. */
import { UserPlus } from 'lucide-react'
import { styled } from 'styled-components'
import highFiveUrl from '#web/assets/knit/high-five.svg'
import { AddChildButton, ChildrenSection } from '#web/features/children/children-section.tsx'
import { madeChildren } from '#web/features/children/use-children.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { ActivePartnerships } from './active-partnerships.tsx'
import { InvitationsToRespond } from './invitations-to-respond.tsx'
import { partnerLists } from './partner-lists.ts'
import { SentInvitations } from './sent-invitations.tsx'
import { partnersTexts } from './texts.ts'

export function PartnersScreen() {
  const household = useHousehold()
  const mayInvite = household?.me.is_child === false
  return (
    <>
      <PageHead
        title={partnersTexts.title}
        actions={
          mayInvite ? (
            <>
              <InviteButton />
              <AddChildButton />
            </>
          ) : undefined
        }
      />
      {household ? (
        <PartnerLists household={household} />
      ) : (
        <Skeleton $width="100%" $height="86px" $radius={theme.radius.card} />
      )}
    </>
  )
}

function PartnerLists({ household }: { readonly household: Household }) {
  const { toRespond, sent, active } = partnerLists(household)
  const children = new Set(madeChildren(household))
  const others = active.filter(({ person }) => !children.has(person))
  const mayInvite = !household.me.is_child
  return (
    <>
      <Columns>
        <Stack $gap={5}>
          <InvitationsToRespond household={household} invitations={toRespond} />
          <SentInvitations invitations={sent} />
          <ChildrenSection household={household} />
          {/* A child is a partner, too: with one, the list is not empty. */}
          {(others.length > 0 || active.length === 0) && (
            <ActivePartnerships
              household={household}
              active={others}
              invite={mayInvite && <InviteButton />}
            />
          )}
        </Stack>
        <Aside $alone={active.length === 0}>
          <Card>
            <img src={highFiveUrl} alt="" />
            <h2>{partnersTexts.aside}</h2>
            <p>{mayInvite ? partnersTexts.asideText : partnersTexts.asideTextForChild}</p>
            {mayInvite && <InviteButton block />}
          </Card>
        </Aside>
      </Columns>
      <PartnerDialogs household={household} />
    </>
  )
}

function InviteButton({ block = false }: { readonly block?: boolean }) {
  const overlay = useOverlayAddress()
  return (
    <Button tone="soft" block={block} icon={UserPlus} onClick={() => overlay.open('invite', '1')}>
      {partnersTexts.invite}
    </Button>
  )
}

const InviteDialog = lazyComponent(() => import('./invite-dialog.tsx'), 'InviteDialog')

const InvitationDialog = lazyComponent(() => import('./partner-dialogs.tsx'), 'InvitationDialog')

const CancelDialog = lazyComponent(() => import('./partner-dialogs.tsx'), 'CancelDialog')

const RemoveDialog = lazyComponent(() => import('./partner-dialogs.tsx'), 'RemoveDialog')

/** The dialogs of the partner page, opened by the address: ?invite=1, ?link=ID, ?cancel=ID and ?remove=ID. */
function PartnerDialogs({ household }: { readonly household: Household }) {
  const { sent, active } = partnerLists(household)
  return (
    <>
      <OverlaySlot parameter="invite">
        {({ open, onClose }) => (
          <InviteDialog open={open && !household.me.is_child} onClose={onClose} />
        )}
      </OverlaySlot>
      <OverlaySlot parameter="link">
        {({ open, value, onClose }) => (
          <InvitationDialog
            open={open}
            invitation={sent.find(({ id }) => id === value)}
            onClose={onClose}
          />
        )}
      </OverlaySlot>
      <OverlaySlot parameter="cancel">
        {({ open, value, onClose }) => (
          <CancelDialog
            open={open}
            invitation={sent.find(({ id }) => id === value)}
            onClose={onClose}
          />
        )}
      </OverlaySlot>
      <OverlaySlot parameter="remove">
        {({ open, value, onClose }) => (
          <RemoveDialog
            open={open}
            together={active.find(({ partnership }) => partnership.id === value)}
            onClose={onClose}
          />
        )}
      </OverlaySlot>
    </>
  )
}

const Columns = styled.div`
  ${theme.column('inherit')}
  align-items: start;
  ${theme.media.fromLandscape} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

/* The empty list has its own picture, so narrow screens hide this one. */
const Aside = styled.div<{ $alone: boolean }>`
  text-align: center;
  ${theme.media.upToTablet} {
    ${({ $alone }) => ($alone ? 'display: none;' : '')}
  }
  img {
    width: min(100%, 250px);
    height: auto;
    margin: 0 auto 12px;
  }
  p {
    max-width: 32ch;
    margin: 8px auto 16px;
    ${theme.note}
  }
`
