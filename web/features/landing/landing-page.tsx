/** The landing page: what Mitten is, what it costs, and how to start (A1). */
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import bandUrl from '#web/assets/knit/band-petrol.svg'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { useSession } from '#web/shared/session/session.ts'
import { SkipLink } from '#web/ui/shell/app-frame.tsx'
import { Features } from './features.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { Pricing } from './pricing.tsx'
import { Reviews } from './reviews.tsx'
import { texts } from './texts.ts'

export interface LandingPageProps {
  /** With a session. From the routes, which show it elsewhere: fetched here it would split the first screen's chunk. */
  readonly themeToggle?: ReactNode
}

export function LandingPage({ themeToggle }: LandingPageProps) {
  const isSignedIn = useSession().status === 'signedIn'
  usePageTitle(texts.page)
  useLinkedSection()
  // The page is long: if it is left from further down, the next page still starts at its top.
  useEffect(() => () => window.scrollTo({ top: 0, behavior: 'instant' }), [])
  return (
    <>
      <SkipLink href="#content">{texts.skip}</SkipLink>
      <LandingHeader isSignedIn={isSignedIn} themeToggle={themeToggle} />
      <Main id="content" tabIndex={-1}>
        <Hero />
        <Band style={{ backgroundImage: `url("${bandUrl}")` }} />
        <Features />
        <HowItWorks />
        <Pricing />
        <Reviews />
        <FinalCall />
      </Main>
      <LandingFooter />
    </>
  )
}

/** Scrolls to the section in the address: the browser looked for it before the page was rendered. */
function useLinkedSection(): void {
  useEffect(() => {
    const { hash } = window.location
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [])
}

const Main = styled.main`
  outline: none;
  scroll-margin-top: 200px;
`

const Band = styled.div`
  height: 88px;
  background: repeat-x center / auto 88px;
`
