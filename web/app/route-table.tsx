/** Maps addresses to screens, signed in and signed out (A1, A2); flying points are drawn above them. */
import type { ComponentType } from 'react'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AppShell } from '#web/app/shell/app-shell.tsx'
import { ThemeMenu } from '#web/app/shell/phone-header.tsx'
import { useShared } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { afterSignIn } from '#web/features/sign-in/invitation-memory.ts'
import {
  currentCelebration,
  subscribeToCelebration,
} from '#web/shared/celebration/celebration-store.ts'
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { LoadBoundary } from '#web/shared/loading/load-boundary.tsx'
import { usePageFocus } from '#web/shared/page/page-focus.ts'
import { Splash } from '#web/shared/page/splash.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { FirstScreenMark } from '#web/ui/first-screen.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import type { ScreenEntry } from './screens.ts'
import { InvitationScreen, screens } from './screens.ts'
import { texts } from './shell/texts.ts'

const NotFoundScreen = lazyComponent(
  () => import('#web/features/not-found/not-found-screen.tsx'),
  'NotFoundScreen',
)
const LoginScreen = lazyComponent(
  () => import('#web/features/sign-in/login-screen.tsx'),
  'LoginScreen',
)
const RegisterScreen = lazyComponent(
  () => import('#web/features/sign-in/register-screen.tsx'),
  'RegisterScreen',
)
const ResetScreen = lazyComponent(
  () => import('#web/features/sign-in/reset-screen.tsx'),
  'ResetScreen',
)
const CodeScreen = lazyComponent(
  () => import('#web/features/sign-in/code-screen.tsx'),
  'CodeScreen',
)
const ProviderScreen = lazyComponent(
  () => import('#web/features/sign-in/provider-screen.tsx'),
  'ProviderScreen',
)
const LanguagePicker = lazyComponent(
  () => import('#web/shared/language/language-picker.tsx'),
  'LanguagePicker',
)
const LandingPage = lazyComponent(
  () => import('#web/features/landing/landing-page.tsx'),
  'LandingPage',
)
const AboutPageForVisitors = lazyComponent(
  () => import('#web/features/about/about-page.tsx'),
  'AboutPageForVisitors',
)
const ChoosingRoutes = lazyComponent(
  () => import('#web/features/device-accounts/choosing-routes.tsx'),
  'ChoosingRoutes',
)
const NoStoragePage = lazyComponent(
  () => import('#web/features/storage/no-storage-page.tsx'),
  'NoStoragePage',
)
const KidApp = lazyComponent(() => import('#web/features/kid/kid-app.tsx'), 'KidApp')
const Companions = lazyComponent(() => import('./companions.tsx'), 'Companions')
const loadCelebration = () => import('#web/shared/celebration/celebration-animation.tsx')
const CelebrationAnimation = lazyComponent(loadCelebration, 'CelebrationAnimation')

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
        <Route path="/provider" element={<ProviderScreen />} />
        <Route path="/invite/:token" element={<InvitationScreen />} />
        <Route path="*" element={<Navigate to="/login" replace />} />
      </Routes>
      <LanguagePicker />
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
        <Route path="/provider" element={<ProviderScreen />} />
        <Route path="*" element={<ByMode />} />
      </Routes>
    </Suspense>
  )
}

/** The app, or a child's big buttons (K7). An account without a username may have them, so the app waits until it knows. */
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
          {screens.map(routeOf)}
          <Route path="/login" element={<Navigate to={afterSignIn()} replace />} />
          <Route path="/register" element={<Navigate to={afterSignIn()} replace />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
        <FirstScreenMark />
      </Suspense>
      <Celebration />
      <LoadBoundary>
        <Suspense fallback={null}>
          <Companions />
        </Suspense>
      </LoadBoundary>
    </AppShell>
  )
}

/** Shows flying points; the code of the animation is loaded while the page is idle. */
function Celebration() {
  const celebration = useSyncExternalStore(subscribeToCelebration, currentCelebration)
  useEffect(() => {
    // A failure is not reported: then nothing flies, and the first celebration loads the code again.
    whenIdle(() => void loadCelebration().catch(() => undefined))
  }, [])
  if (celebration === null) return null
  return (
    <Suspense fallback={null}>
      <CelebrationAnimation key={celebration.id} celebration={celebration} />
    </Suspense>
  )
}

function routeOf({ path, title, reads, Screen }: ScreenEntry) {
  const shown = <Screen />
  const element = reads ? (
    <LoadBoundary key={path} of={reads} title={texts.pages[title]}>
      {shown}
    </LoadBoundary>
  ) : (
    shown
  )
  return <Route key={path} path={path} element={element} />
}
