/** Shows the logo while the session is loading; if that hangs, what to do. */
import { Suspense, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Logo } from '#web/ui/logo.tsx'
import { pageTexts } from './texts.ts'

/** Longer than a start takes on any device, even on a network without answers. */
const SLOW_AFTER_MS = 8000
const SlowStart = lazyComponent(() => import('./slow-start.tsx'), 'SlowStart')

export function Splash() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Main aria-busy={!isSlow} data-splash>
      <Logo name={pageTexts.appName} size={76} word={false} />
      {isSlow && (
        <Suspense fallback={null}>
          <SlowStart />
        </Suspense>
      )}
    </Main>
  )
}

const Main = styled.main`
  display: grid;
  place-items: center;
  align-content: center;
  min-height: 100dvh;
`
