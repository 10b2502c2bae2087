/** The landing page in the app: signed in or not, and the window's title. */
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { useSession } from '#web/shared/session/session.ts'
import { LandingScreen } from './landing-screen.tsx'
import { texts } from './texts.ts'

export interface LandingPageProps {
  /** Handed in by the routes, which show it elsewhere too: fetched here it would split the first screen's chunk. */
  readonly themeToggle?: ReactNode
}

export function LandingPage({ themeToggle }: LandingPageProps) {
  const isSignedIn = useSession().status === 'signedIn'
  usePageTitle(texts.page)
  // The page is long: after leaving it from below, the next page starts at its top.
  useEffect(() => () => window.scrollTo({ top: 0, behavior: 'instant' }), [])
  return <LandingScreen isSignedIn={isSignedIn} themeToggle={themeToggle} />
}
