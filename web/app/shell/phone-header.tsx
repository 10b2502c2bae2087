/** The header of phones and upright tablets, with the theme menu in it. */
import { ChevronsUpDown, SunMoon } from 'lucide-react'
import { styled } from 'styled-components'
import { Menu } from '#web/ui/menu.tsx'
import type { MobileHeaderProps } from '#web/ui/shell/mobile-header.tsx'
import { MobileHeader } from '#web/ui/shell/mobile-header.tsx'
import type { ThemeChoice } from '#web/ui/theme-choice.ts'
import { setThemeChoice, useThemeChoice } from '#web/ui/theme-choice.ts'
import { themeIcons } from '#web/ui/theme-switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { hasPage, notificationsPath, settingsPath } from './pages.ts'
import type { Profile } from './profile.ts'
import { texts } from './texts.ts'

export interface PhoneHeaderProps {
  readonly profile: Profile | undefined
  readonly menu: MobileHeaderProps['menu']
  /** Where several people use the device: the wordmark gives way to who is in front. */
  readonly onSwitch: (() => void) | null
}

export function PhoneHeader({ profile, menu, onSwitch }: PhoneHeaderProps) {
  return (
    <MobileHeader
      home={{ to: '/', name: texts.appName }}
      menu={menu}
      themeMenu={<ThemeMenu />}
      {...(hasPage(notificationsPath) && { bell: bellFor(profile?.unread ?? 0) })}
      {...(profile && { me: meFor(profile) })}
      {...(profile &&
        onSwitch && {
          account: (
            <InFront type="button" title={texts.switchPerson} onClick={onSwitch}>
              {profile.name.split(' ')[0]}
              <ChevronsUpDown size={18} aria-hidden="true" />
            </InFront>
          ),
        })}
    />
  )
}

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system']

export function ThemeMenu() {
  const current = useThemeChoice()
  return (
    <Menu
      label={texts.theme.legend}
      icon={SunMoon}
      actions={choices.map((choice) => ({
        label: texts.theme.labels[choice],
        icon: themeIcons[choice],
        checked: choice === current,
        onSelect: () => setThemeChoice(choice),
      }))}
    />
  )
}

function bellFor(count: number) {
  const { notifications } = texts.pages
  const label = count === 0 ? notifications : texts.unread(notifications, count)
  return { to: notificationsPath, label, count }
}

function meFor({ name, photo }: Profile) {
  const link = hasPage(settingsPath) ? { to: settingsPath } : null
  return { label: texts.pages.settings, name, photo, ...link }
}

const InFront = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: ${theme.size.target};
  padding: 0 8px;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.text.main};
  font: 620 1.1875rem/1 ${theme.font.display};
  cursor: pointer;
`
