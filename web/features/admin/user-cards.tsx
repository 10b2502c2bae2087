/** Accounts as cards, on narrow screens. */
import { styled } from 'styled-components'
import { dateText } from '#web/shared/time/time-text.ts'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { AdminTag, PlanTag } from './member-tags.tsx'
import { adminTexts } from './texts.ts'
import { UserMenu } from './user-menu.tsx'
import { loginOf, UserName } from './user-name.tsx'
import type { UserListProps } from './user-table.tsx'

const texts = adminTexts.list

export function UserCards({ members, timeZone, headingId }: UserListProps) {
  return (
    <Stack as="ul" $gap={3} aria-labelledby={headingId}>
      {members.map((member) => (
        <Item key={member.id}>
          <UserName
            member={member}
            avatarSize={44}
            note={
              member.is_made ? loginOf(member) : texts.nameAndEmail(member.username, member.email)
            }
          />
          <Standing>
            <AdminTag role={member.role} />
            <PlanTag plan={member.plan} />
            <small>{texts.joinedOn(dateText(member.created_at, timeZone))}</small>
          </Standing>
          <UserMenu member={member} />
        </Item>
      ))}
    </Stack>
  )
}

const Item = styled.li`
  ${theme.card}
  ${theme.grid('8px 12px')}
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: 16px 8px 16px 16px;
  > :last-child {
    grid-area: 1 / 2;
  }
  ${theme.media.fromTablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    padding: 20px 12px 20px 20px;
    > :last-child {
      grid-area: 1 / 3;
    }
  }
`

const Standing = styled.div`
  ${theme.wrap('6px 8px')}
  grid-column: 1 / -1;
  small {
    ${theme.note}
  }
  ${theme.media.fromTablet} {
    grid-area: 1 / 2;
    justify-content: flex-end;
    small {
      flex-basis: 100%;
      text-align: end;
    }
  }
`
