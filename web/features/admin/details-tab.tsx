/** The details of one account: profile, points, tasks and rewards, and help for somebody who is locked out. */
import { styled } from 'styled-components'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { useAdminAddress } from './admin-address.ts'
import { Loaded } from './loaded.tsx'
import { MemberAccess } from './member-access.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberDialogs } from './member-dialogs.tsx'
import { MemberPoints } from './member-points.tsx'
import { MemberRewards } from './member-rewards.tsx'
import { MemberTasks } from './member-tasks.tsx'
import { adminTexts } from './texts.ts'
import { useMember } from './use-member.ts'

const texts = adminTexts.member

export function DetailsTab() {
  const isOnline = useOnline()
  const { user, link } = useAdminAddress()
  if (user !== null) return <Details key={user} id={user} />
  if (!isOnline) return <NeedsConnection />
  return (
    <EmptyState
      action={
        <ButtonLink tone="outline" to={link({ tab: 'users' })}>
          {texts.toUsers}
        </ButtonLink>
      }
    >
      {texts.none}
    </EmptyState>
  )
}

function Details({ id }: { readonly id: string }) {
  const fetched = useMember(id, 1)
  const { value, reload } = fetched
  return (
    <>
      <Loaded fetched={fetched} failed={texts.failed}>
        {(details) => (
          <Columns>
            <Stack>
              <MemberCard member={details.user} />
              <MemberTasks details={details} />
              <MemberAccess member={details.user} />
            </Stack>
            <Stack>
              <MemberPoints points={details.points} />
              <MemberRewards details={details} />
            </Stack>
          </Columns>
        )}
      </Loaded>
      <MemberDialogs members={value === null ? [] : [value.user]} onChanged={reload} />
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(4)};
  ${theme.media.fromLandscape} {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr);
    gap: ${theme.space(5)};
  }
`
