/** The frame around every signed-in page: navigation, sync status, updates and the active account. */
import { LogOut, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '#web/data/account.ts'
import { setActiveAccount } from '#web/data/device-database.ts'
import { countUnsaved } from '#web/data/unsaved.ts'
import { useSyncStatus } from '#web/features/sync-status/sync-status.tsx'
import { useWaitingBesidePage } from '#web/features/waiting/waiting-counts.ts'
import { usePageFocus } from '#web/shared/page/page-focus.ts'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { Splash } from '#web/shared/page/splash.tsx'
import { pageTexts } from '#web/shared/page/texts.ts'
import { useSession } from '#web/shared/session/session.ts'
import { showLogoutFailed } from '#web/shared/session/show-logout-failed.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyComponent, lazyExtra } from '#web/ui/lazy-component.ts'
import { loadMenuDrawer } from '#web/ui/overlay-loader.ts'
import { AppFrame } from '#web/ui/shell/app-frame.tsx'
import { BottomNav } from '#web/ui/shell/bottom-nav.tsx'
import { Sidebar } from '#web/ui/shell/sidebar.tsx'
import { UserCard, UserCardSkeleton } from '#web/ui/shell/user-card.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { navEntries, titleOf } from './navigation.ts'
import { PhoneHeader } from './phone-header.tsx'
import type { Profile } from './profile.ts'
import { useProfile } from './profile.ts'
import { texts } from './texts.ts'

const MenuDrawer = lazyComponent(loadMenuDrawer, 'MenuDrawer')

export function AppShell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  // Null until it is opened for the first time.
  const [menu, setMenu] = useState<'open' | 'closed' | null>(null)
  const isMenuOpen = menu === 'open'
  const closeMenu = useCallback(() => setMenu('closed'), [])
  const profile = useProfile()
  const entries = useEntries(pathname, profile)
  const sync = useSyncStatus(closeMenu)
  const { logout, dialog } = useLogout(closeMenu)
  const switchPerson = useSwitch()
  usePageTitle(titleOf(pathname))
  usePageFocus(isMenuOpen)

  // A frame without the pill would change a moment later.
  if (!sync.isKnown) return <Splash />
  const themeSwitch = <ThemeSwitch {...pageTexts.theme} />
  return (
    <AppFrame
      skipLabel={texts.skip}
      status={sync.pill}
      sidebar={
        <Sidebar
          name={pageTexts.appName}
          label={texts.navigation}
          entries={entries.sidebar}
          syncPill={sync.pill}
          themeSwitch={themeSwitch}
          userCard={
            <Me
              profile={profile}
              action={<IconButton label={texts.logout.action} icon={LogOut} onClick={logout} />}
              switchPerson={switchPerson}
            />
          }
        />
      }
      header={
        <PhoneHeader
          profile={profile}
          isShared={switchPerson !== null}
          status={!sync.isQuiet && sync.pill}
          isMenuOpen={isMenuOpen}
          onMenu={() => setMenu('open')}
        />
      }
      banner={<UpdateSlot />}
      bottomNav={<BottomNav label={texts.navigation} entries={entries.bottom} />}
    >
      <InsecureSlot />
      {children}
      {menu !== null && (
        <Suspense fallback={null}>
          <MenuDrawer
            open={isMenuOpen}
            onClose={closeMenu}
            closeLabel={texts.closeMenu}
            name={pageTexts.appName}
            label={texts.menu}
            entries={entries.drawer}
            syncPill={sync.pill}
            themeSwitch={themeSwitch}
            userCard={<Me profile={profile} />}
            actions={
              <>
                {switchPerson && (
                  <Button tone="soft" size="small" icon={Users} onClick={switchPerson}>
                    {pageTexts.switchPerson}
                  </Button>
                )}
                <Button tone="outline" size="small" icon={LogOut} onClick={logout}>
                  {texts.logout.action}
                </Button>
              </>
            }
          />
        </Suspense>
      )}
      {sync.sheet}
      {dialog}
    </AppFrame>
  )
}

function useEntries(pathname: string, profile: Profile | undefined) {
  const waiting = useWaitingBesidePage()
  return navEntries({ pathname, unread: profile?.unread ?? 0, waiting }, profile?.role)
}

/** Asks who is here, if there are several people or a PIN. */
function useSwitch(): (() => void) | null {
  const session = useSession()
  const isGuarded = session.status === 'signedIn' && session.isGuarded
  return isGuarded ? () => void setActiveAccount(null) : null
}

type MeProps = {
  readonly profile: Profile | undefined
  readonly action?: ReactNode
  readonly switchPerson?: (() => void) | null
}

function Me({ profile, action, switchPerson = null }: MeProps) {
  if (profile === undefined) return <UserCardSkeleton />
  return (
    <UserCard
      name={profile.name}
      photo={profile.photo}
      plan={profile.plan}
      {...(action !== undefined && { action })}
      {...(switchPerson && { onPress: { label: pageTexts.switchPerson, run: switchPerson } })}
    />
  )
}

const UpdateBanner = lazyExtra(
  async () => (await import('#web/features/updates/update-banner.tsx')).UpdateBanner,
)

/** Loads the update banner after the first screen. */
function UpdateSlot() {
  return (
    <Suspense fallback={null}>
      <UpdateBanner />
    </Suspense>
  )
}

const InsecureNotice = lazyComponent(
  () => import('#web/shared/connection/insecure-notice.tsx'),
  'InsecureNotice',
)

/** Loads the notice about plain http only on plain http. */
function InsecureSlot() {
  if (window.isSecureContext) return null
  return (
    <Suspense fallback={null}>
      <InsecureNotice />
    </Suspense>
  )
}

const LogoutDialog = lazyComponent(() => import('./logout-dialog.tsx'), 'LogoutDialog')

/** Signs out: at once, or after asking what to do with unsent changes (A5). `onAsk` makes way for the question. */
function useLogout(onAsk: () => void) {
  const account = useAccount()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function leave({ discard }: { readonly discard: boolean }) {
    try {
      const { signOut } = await import('#web/shared/session/session-actions.ts')
      await signOut(account.id, { discard })
      void navigate('/login', { replace: true })
    } catch (error) {
      showLogoutFailed(error)
    }
  }

  async function logout() {
    const isUnsaved = async () => (await countUnsaved(account.database)) > 0
    if (await isUnsaved()) await (await import('#web/shared/session/flush.ts')).flushHeld(account)
    if (!(await isUnsaved())) return leave({ discard: false })
    onAsk()
    setAsking(true)
  }

  return {
    logout,
    dialog: isAsking && (
      <Suspense fallback={null}>
        <LogoutDialog onClose={() => setAsking(false)} onLeave={leave} />
      </Suspense>
    ),
  }
}
