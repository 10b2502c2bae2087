/** Accounts as a table, on wide screens. */
import { styled } from 'styled-components'
import type { Member } from '#domain/admin/admin-api.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AdminTag, PlanTag } from './member-tags.tsx'
import { adminTexts } from './texts.ts'
import { UserMenu } from './user-menu.tsx'
import { loginOf, UserName } from './user-name.tsx'

const texts = adminTexts.list

export type UserListProps = {
  readonly members: readonly Member[]
  readonly timeZone: string
  /** The id of the heading that names the list. */
  readonly headingId: string
}

export function UserTable({ members, timeZone, headingId }: UserListProps) {
  return (
    <Table aria-labelledby={headingId}>
      <thead>
        <tr>
          <th scope="col">{texts.user}</th>
          <th scope="col">{texts.email}</th>
          <th scope="col">{texts.role}</th>
          <th scope="col">{texts.plan}</th>
          <th scope="col">{texts.joined}</th>
          <th scope="col">
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <UserRow key={member.id} member={member} timeZone={timeZone} />
        ))}
      </tbody>
    </Table>
  )
}

function UserRow({ member, timeZone }: { readonly member: Member; readonly timeZone: string }) {
  return (
    <tr>
      <th scope="row">
        <UserName member={member} avatarSize={36} note={loginOf(member)} />
      </th>
      <td>{member.email}</td>
      <td>{member.role === 'admin' ? <AdminTag role={member.role} /> : adminTexts.roles.user}</td>
      <td>
        <PlanTag plan={member.plan} />
      </td>
      <td>{dateText(member.created_at, timeZone)}</td>
      <td>
        <UserMenu member={member} />
      </td>
    </tr>
  )
}

const Table = styled.table`
  ${theme.raised}
  width: 100%;
  border-collapse: collapse;
  border-radius: ${theme.radius.card};
  text-align: start;
  ${theme.note}
  font-size: 0.9375rem;
  thead th {
    position: sticky;
    top: 0;
    z-index: ${theme.layer.raised};
    padding: 14px 8px;
    background: ${theme.surface.nested};
    font: ${theme.font.smallStrong};
    &:first-child {
      border-top-left-radius: ${theme.radius.card};
    }
    &:last-child {
      border-top-right-radius: ${theme.radius.card};
    }
  }
  tbody tr {
    border-top: 1px solid ${theme.line.hair};
    ${theme.hover(theme.surface.nested)}
    &:last-child:hover {
      border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
    }
  }
  tbody th,
  td {
    height: 60px;
    padding: 4px 8px;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  /* Names and addresses are wrapped so that the short columns fit. */
  td:nth-child(n + 3) {
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 20px;
  }
  td:last-child {
    width: 68px;
    padding-inline-end: 20px;
  }
`
