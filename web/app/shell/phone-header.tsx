/** The header of phones and portrait tablets, with the theme menu in it. */
import { SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { pageTexts } from '#web/shared/page/texts.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Menu } from '#web/ui/menu.tsx'
import type { MobileHeaderProps } from '#web/ui/shell/mobile-header.tsx'
import { MobileHeader } from '#web/ui/shell/mobile-header.tsx'
import type { ThemeChoice } from '#web/ui/theme-choice.ts'
import { setThemeChoice, useThemeChoice } from '#web/ui/theme-choice.ts'
import { themeIcons } from '#web/ui/theme-switch.tsx'
import type { Profile } from './profile.ts'
import { texts } from './texts.ts'

const AccountPill = lazyComponent(
  () => import('#web/features/device-accounts/account-pill.tsx'),
  'AccountPill',
)

export interface PhoneHeaderProps {
  readonly profile: Profile | undefined
  readonly menu: MobileHeaderProps['menu']
  /** Several people use the device: the active account shows in place of the wordmark. */
  readonly isShared: boolean
  readonly status: ReactNode
}

export function PhoneHeader({ profile, menu, isShared, status }: PhoneHeaderProps) {
  return (
    <MobileHeader
      home={{ to: '/', name: pageTexts.appName }}
      menu={menu}
      themeMenu={<ThemeMenu />}
      status={status}
      bell={bellFor(profile?.unread ?? 0)}
      {...(profile && { me: meFor(profile) })}
      {...(profile &&
        isShared && {
          account: (
            <Suspense fallback={null}>
              <AccountPill name={profile.name} label={texts.switchPerson} />
            </Suspense>
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
      label={pageTexts.theme.legend}
      icon={SunMoon}
      actions={choices.map((choice) => ({
        label: pageTexts.theme.labels[choice],
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
  return { to: '/notifications', label, count }
}

function meFor({ name, photo }: Profile) {
  return { to: '/settings', label: texts.pages.settings, name, photo }
}
