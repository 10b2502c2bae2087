/** A person in a list of accounts: picture, name, email. The name links to the details. */
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Member } from '#domain/admin/admin-api.ts'
import { useAccount } from '#web/data/account.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { useAdminAddress } from './admin-address.ts'
import { adminTexts } from './texts.ts'

export type UserNameProps = {
  readonly member: Member
  readonly note: string
  readonly avatarSize: 36 | 44
}

export function UserName({ member, note, avatarSize }: UserNameProps) {
  const { detailsOf } = useAdminAddress()
  return (
    <Whole to={detailsOf(member.id)}>
      <MemberAvatar member={member} size={avatarSize} />
      <span>
        <b>
          <Name>{member.name}</Name>
        </b>
        <small>{note}</small>
      </span>
    </Whole>
  )
}

export function MemberAvatar({ member, size }: { readonly member: Member; readonly size: number }) {
  const { id } = useAccount()
  const tone = member.id === id ? 'me' : member.is_child ? 'rose' : 'partner'
  return <Avatar name={member.name} photo={member.photo_url} tone={tone} size={size} />
}

/** The name with which somebody signs in, or for a child without e-mail, which has none, whose child it is (K1). */
export function loginOf({ username, is_made, child_of }: Member): string {
  return is_made ? adminTexts.list.childOf(child_of ?? '') : username
}

const Whole = styled(Link)`
  ${theme.row(3)}
  min-width: 0;
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.chip};
  > span:last-child {
    min-width: 0;
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  b {
    color: ${theme.text.main};
    font: ${theme.font.row};
  }
  small {
    ${theme.note}
  }
  ${theme.media.hover} {
    &:hover b {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`
