/** Maps addresses to screens, signed in and signed out (A1, A2). */
import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AppShell } from '#web/app/shell/app-shell.tsx'
import { usePageFocus } from '#web/app/shell/page-focus.ts'
import { titleOf } from '#web/app/shell/pages.ts'
import { ThemeMenu } from '#web/app/shell/phone-header.tsx'
import { useShared } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { afterSignIn } from '#web/features/sign-in/invitation-memory.ts'
import { CelebrationSlot } from '#web/shared/celebration/celebration-slot.tsx'
import { isInstalled } from '#web/shared/device/display-mode.ts'
import type { LoadBoundaryProps } from '#web/shared/loading/load-boundary.tsx'
import { LoadBoundary } from '#web/shared/loading/load-boundary.tsx'
import { Splash } from '#web/shared/page/splash.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { FirstScreenMark } from '#web/ui/first-screen.ts'

const TasksScreen = screen(() => import('#web/features/tasks/tasks-screen.tsx'), 'TasksScreen')
const WeekScreen = screen(() => import('#web/features/week/week-screen.tsx'), 'WeekScreen')
const RewardsScreen = screen(
  () => import('#web/features/rewards/rewards-screen.tsx'),
  'RewardsScreen',
)
const PartnersScreen = screen(
  () => import('#web/features/partners/partners-screen.tsx'),
  'PartnersScreen',
)
const NotificationsScreen = screen(
  () => import('#web/features/notifications/notifications-screen.tsx'),
  'NotificationsScreen',
)
const PointsScreen = screen(() => import('#web/features/points/points-screen.tsx'), 'PointsScreen')
const HouseScreen = screen(() => import('#web/features/house/house-screen.tsx'), 'HouseScreen')
const ReportScreen = screen(() => import('#web/features/reports/report-screen.tsx'), 'ReportScreen')
const CheckInScreen = screen(
  () => import('#web/features/check-in/check-in-screen.tsx'),
  'CheckInScreen',
)
const SettingsScreen = screen(
  () => import('#web/features/settings/settings-screen.tsx'),
  'SettingsScreen',
)
const SubscribeScreen = screen(
  () => import('#web/features/subscribe/subscribe-screen.tsx'),
  'SubscribeScreen',
)
const AdminScreen = screen(() => import('#web/features/admin/admin-screen.tsx'), 'AdminScreen')
const NotFoundScreen = screen(
  () => import('#web/features/not-found/not-found-screen.tsx'),
  'NotFoundScreen',
)
const LoginScreen = screen(() => import('#web/features/sign-in/login-screen.tsx'), 'LoginScreen')
const RegisterScreen = screen(
  () => import('#web/features/sign-in/register-screen.tsx'),
  'RegisterScreen',
)
const ResetScreen = screen(() => import('#web/features/sign-in/reset-screen.tsx'), 'ResetScreen')
const CodeScreen = screen(() => import('#web/features/sign-in/code-screen.tsx'), 'CodeScreen')
const LandingPage = screen(() => import('#web/features/landing/landing-page.tsx'), 'LandingPage')
const AboutPage = screen(() => import('#web/features/about/about-page.tsx'), 'AboutPage')
const AboutPageForVisitors = screen(
  () => import('#web/features/about/about-page.tsx'),
  'AboutPageForVisitors',
)
const InvitationScreen = screen(
  () => import('#web/features/sign-in/invitation-screen.tsx'),
  'InvitationScreen',
)

const ChoosingRoutes = screen(
  () => import('#web/features/device-accounts/choosing-routes.tsx'),
  'ChoosingRoutes',
)
const NoStoragePage = screen(
  () => import('#web/features/storage/no-storage-page.tsx'),
  'NoStoragePage',
)
const KidApp = screen(() => import('#web/features/kid/kid-app.tsx'), 'KidApp')
const Companions = screen(() => import('./companions.tsx'), 'Companions')

export function RouteTable() {
  const session = useSession()
  switch (session.status) {
    case 'loading':
      return <Splash />
    case 'noStorage':
      return <Whole of={NoStoragePage} />
    case 'signedOut':
      return <SignedOutRoutes />
    case 'choosing':
      return <Whole of={ChoosingRoutes} />
    case 'signedIn':
      return <SignedInRoutes />
  }
}

function Whole({ of: Page }: { readonly of: ComponentType }) {
  return (
    <Suspense fallback={<Splash />}>
      <Page />
      <FirstScreenMark />
    </Suspense>
  )
}

function SignedOutRoutes() {
  usePageFocus(false)
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        <Route
          path="/"
          element={isInstalled() ? <Navigate to="/login" replace /> : <LandingPage />}
        />
        <Route path="/landing" element={<LandingPage />} />
        <Route path="/about" element={<AboutPageForVisitors />} />
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/register" element={<RegisterScreen />} />
        <Route path="/reset-password" element={<ResetScreen />} />
        <Route path="/code" element={<CodeScreen />} />
        <Route path="/invite/:token" element={<InvitationScreen />} />
        <Route path="*" element={<Navigate to="/login" replace />} />
      </Routes>
      <FirstScreenMark />
    </Suspense>
  )
}

function SignedInRoutes() {
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        <Route path="/landing" element={<LandingPage themeToggle={<ThemeMenu />} />} />
        <Route path="/reset-password" element={<ResetScreen />} />
        <Route path="/code" element={<CodeScreen />} />
        <Route path="*" element={<ByMode />} />
      </Routes>
    </Suspense>
  )
}

/** The app, or the big buttons of a child (K7). Somebody without a username may have them: that is known first. */
function ByMode() {
  const session = useSession()
  const isKid = useShared(readKidMode)
  if (isKid) return <KidApp />
  const mayBeKid = session.status === 'signedIn' && session.account.username === ''
  return mayBeKid && isKid === undefined ? <Splash /> : <RoutesInShell />
}

/** Unknown until the first exchange. It reads no other table: pages say for themselves what they cannot read. */
async function readKidMode(
  { accounts }: AccountDatabase,
  id: string,
): Promise<boolean | undefined> {
  return (await accounts.get(id))?.kid_mode
}

function RoutesInShell() {
  return (
    <AppShell>
      <Suspense fallback={null}>
        <Routes>
          {readable('/', 'points', DashboardScreen)}
          {readable('/dashboard', 'points', DashboardScreen)}
          {readable('/tasks', 'tasks', TasksScreen)}
          {readable('/week/:monday?', 'tasks', WeekScreen)}
          {readable('/rewards', 'rewards', RewardsScreen)}
          {readable('/partners', 'partnerships', PartnersScreen)}
          {readable('/notifications', 'notifications', NotificationsScreen)}
          {readable('/points', 'points', PointsScreen)}
          {readable('/house', 'points', HouseScreen)}
          {readable('/reports/:week?', 'points', ReportScreen)}
          {readable('/check-in', 'user', CheckInScreen)}
          {readable('/settings', 'user', SettingsScreen)}
          {readable('/subscribe', 'user', SubscribeScreen)}
          <Route path="/admin" element={<AdminScreen />} />
          <Route path="/about" element={<AboutPage />} />
          <Route path="/login" element={<Navigate to={afterSignIn()} replace />} />
          <Route path="/register" element={<Navigate to={afterSignIn()} replace />} />
          <Route path="/invite/:token" element={<InvitationScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
        <FirstScreenMark />
      </Suspense>
      <CelebrationSlot />
      <LoadBoundary>
        <Suspense fallback={null}>
          <Companions />
        </Suspense>
      </LoadBoundary>
    </AppShell>
  )
}

/** Where a screen stands; what it cannot read of this device is said in its place, under its title. */
function readable(path: string, of: NonNullable<LoadBoundaryProps['of']>, Screen: ComponentType) {
  return (
    <Route
      path={path}
      element={
        <LoadBoundary key={path} of={of} title={titleOf(path)}>
          <Screen />
        </LoadBoundary>
      }
    />
  )
}

/** A screen in its own chunk, fetched when first shown; the worker caches all chunks for offline use. */
function screen<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(() => load().then((module) => ({ default: module[name] })))
}
