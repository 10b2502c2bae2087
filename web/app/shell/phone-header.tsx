/** The header of phones and portrait tablets: menu, logo, sync status of phones, theme, bell, profile. */
import { Bell, Menu as MenuIcon, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { pageTexts } from '#web/shared/page/texts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton, IconLink } from '#web/ui/icon-button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { setThemeChoice, useThemeChoice } from '#web/ui/theme-choice.ts'
import { themeChoices, themeIcons } from '#web/ui/theme-switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Profile } from './profile.ts'
import { texts } from './texts.ts'

const AccountPill = lazyComponent(
  () => import('#web/features/device-accounts/account-pill.tsx'),
  'AccountPill',
)

export interface PhoneHeaderProps {
  readonly profile: Profile | undefined
  readonly isMenuOpen: boolean
  readonly onMenu: () => void
  /** If several people use the device, the active account takes the place of the wordmark. */
  readonly isShared: boolean
  /** On phones it replaces the word beside the logo: a line of its own would move the page. */
  readonly status: ReactNode
}

export function PhoneHeader(props: PhoneHeaderProps) {
  const { profile, isMenuOpen, onMenu, isShared, status } = props
  const { notifications, settings } = texts.pages
  const unread = profile?.unread ?? 0
  return (
    <Bar data-status={status ? '' : undefined}>
      <IconButton
        label={texts.menu}
        icon={MenuIcon}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      />
      {profile && isShared ? (
        <Suspense fallback={null}>
          <AccountPill name={profile.name} />
        </Suspense>
      ) : (
        <HomeLink to="/">
          <Logo name={pageTexts.appName} size={32} />
        </HomeLink>
      )}
      <Space>{status}</Space>
      <ThemeMenu />
      <IconLink
        to="/notifications"
        label={unread === 0 ? notifications : texts.unread(notifications, unread)}
      >
        <Bell aria-hidden="true" />
        <Badge count={unread} form="bell" />
      </IconLink>
      {profile && (
        <IconLink to="/settings" label={settings}>
          <Avatar name={profile.name} photo={profile.photo} tone="me" size={36} />
        </IconLink>
      )}
    </Bar>
  )
}

export function ThemeMenu() {
  const current = useThemeChoice()
  return (
    <Menu
      label={pageTexts.theme.legend}
      icon={SunMoon}
      actions={themeChoices.map((choice) => ({
        label: pageTexts.theme.labels[choice],
        icon: themeIcons[choice],
        checked: choice === current,
        onSelect: () => setThemeChoice(choice),
      }))}
    />
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
      ${visuallyHidden}
    }
  }
  @media (max-width: 359.98px) {
    [data-status] > & {
      display: none;
    }
  }
`

/* Three short lines inside its button fit the height of the header. */
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
