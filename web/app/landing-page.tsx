/** The landing page in the app: who is looking, and the window's title (spec 2). */
import { useEffect } from 'react'
import { useSession } from '#web/app/session/session.tsx'
import { usePageTitle } from '#web/app/shell/page-title.ts'
import { ThemeMenu } from '#web/app/shell/phone-header.tsx'
import { LandingScreen } from '#web/screens/landing/landing-screen.tsx'

const title = 'Chores, points and rewards'

export function LandingPage() {
  const isSignedIn = useSession().status === 'signedIn'
  usePageTitle(title)
  // It is long, and whoever leaves it from below starts the next page at its top.
  useEffect(() => () => window.scrollTo({ top: 0, behavior: 'instant' }), [])
  return <LandingScreen isSignedIn={isSignedIn} themeToggle={<ThemeMenu />} />
}
