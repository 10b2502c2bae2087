/** The details of one account: profile, points, tasks and rewards, and help for somebody who is locked out. */
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/columns.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { useAdminAddress } from './admin-address.ts'
import { Loaded } from './loaded.tsx'
import { MemberAccess } from './member-access.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberDialogs } from './member-dialogs.tsx'
import { MemberRewards } from './member-rewards.tsx'
import { MemberTasks } from './member-tasks.tsx'
import { adminTexts } from './texts.ts'
import type { MemberDetails } from './use-member.ts'
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
          <Columns $widths="widerLeft">
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

/** The points of an account, as an admin sees them (A18). */
function MemberPoints({ points }: Pick<MemberDetails, 'points'>) {
  return (
    <Card aria-labelledby="member-points">
      <SectionHead id="member-points" title={texts.points} />
      <Facts
        facts={[
          { name: texts.total, value: <Figure>{numberText(points.total)}</Figure> },
          {
            name: texts.redeemed,
            value: <Figure $color={theme.text.reward}>{numberText(points.redeemed)}</Figure>,
          },
          { name: texts.loaned, value: <Figure>{numberText(points.loaned)}</Figure> },
          {
            name: texts.available,
            value: <Figure $color={theme.text.points}>{numberText(points.available)}</Figure>,
          },
        ]}
      />
    </Card>
  )
}

const Figure = styled.span<{ $color?: string }>`
  color: ${({ $color = theme.text.main }) => $color};
  ${theme.figures(theme.font.number)}
  font-size: 1.25rem;
`
