/** The header of phones and portrait tablets: menu, logo, sync status of phones, theme, bell, profile. */
import { Bell, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton, IconLink } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { theme } from '#web/ui/theme.ts'
import { outOfSight } from '#web/ui/visually-hidden.tsx'

export interface MobileHeaderProps {
  readonly home: { readonly to: string; readonly name: string }
  readonly menu: { readonly label: string; readonly open: boolean; readonly onPress: () => void }
  /** A menu with Light, Dark and System. */
  readonly themeMenu: ReactNode
  /** `label` says the count too: "Notifications, 4 unread". */
  readonly bell: { readonly to: string; readonly label: string; readonly count: number }
  readonly me?: {
    readonly to: string
    readonly label: string
    readonly name: string
    readonly photo: string | null
  }
  /** Takes the place of the logo: the account pill. */
  readonly account?: ReactNode
  /** Phones show it in the room of the word beside the logo: a line of its own would move the page. */
  readonly status?: ReactNode
}

export function MobileHeader(props: MobileHeaderProps) {
  const { home, menu, themeMenu, bell, me, account, status } = props
  return (
    <Bar data-status={status ? '' : undefined}>
      <IconButton
        label={menu.label}
        icon={MenuIcon}
        aria-haspopup="dialog"
        aria-expanded={menu.open}
        onClick={menu.onPress}
      />
      {account ?? (
        <HomeLink to={home.to}>
          <Logo name={home.name} size={32} />
        </HomeLink>
      )}
      <Space>{status}</Space>
      {themeMenu}
      <IconLink to={bell.to} label={bell.label}>
        <Bell aria-hidden="true" />
        <Badge count={bell.count} form="bell" />
      </IconLink>
      {me && (
        <IconLink to={me.to} label={me.label}>
          <Avatar name={me.name} photo={me.photo} tone="me" size={36} />
        </IconLink>
      )}
    </Bar>
  )
}

const Bar = styled.header`
  ${theme.row(0)}
  padding: calc(8px + env(safe-area-inset-top)) calc(10px + env(safe-area-inset-right)) 4px
    calc(8px + env(safe-area-inset-left));
  > button > svg {
    ${theme.square('24px')}
  }
  > :not(:first-child) > svg {
    ${theme.square('20px')}
  }
  ${theme.media.fromTablet} {
    padding: calc(14px + env(safe-area-inset-top)) 24px 4px 20px;
  }
`

const HomeLink = styled(Link)`
  ${theme.inline(0)}
  flex: none;
  justify-content: center;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.chip};
  ${theme.media.phone} {
    [data-status] > & [data-word] {
      ${outOfSight}
    }
  }
  @media (max-width: 359.98px) {
    [data-status] > & {
      display: none;
    }
  }
`

/* In its button three short lines fit the height of the header. */
const Space = styled.div`
  position: relative;
  display: flex;
  ${theme.rest}
  justify-content: center;
  padding-inline: 4px;
  > button {
    gap: 6px;
    min-width: ${theme.size.target};
    padding: 0 8px 0 10px;
    font: ${theme.font.caption};
    font-size: 0.75rem;
    line-height: 1.17;
    ${theme.icon('16px')}
  }
  ${theme.media.fromTablet} {
    > * {
      display: none;
    }
  }
`
