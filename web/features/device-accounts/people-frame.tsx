/** The layout that both pages of the picker share: top left corner, clock, page, footer. */
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { Row } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { WallClock } from './wall-clock.tsx'

export interface PeopleFrameProps {
  readonly page: string
  readonly corner: ReactNode
  readonly children: ReactNode
  readonly foot?: ReactNode
}

export function PeopleFrame({ page, corner, children, foot }: PeopleFrameProps) {
  usePageTitle(page)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // The element that had the focus disappeared with the previous page.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Wall ref={main} id="content" tabIndex={-1}>
      <Row $align="start" $between $wrap>
        {corner}
        <WallClock timeZone={deviceTimeZone() ?? 'UTC'} />
      </Row>
      {children}
      {foot !== undefined && (
        <Row $align="start" $between $wrap>
          {foot}
        </Row>
      )}
    </Wall>
  )
}

const Wall = styled.main`
  ${theme.column(4)}
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  padding: calc(16px + env(safe-area-inset-top)) calc(16px + env(safe-area-inset-right))
    calc(16px + env(safe-area-inset-bottom)) calc(16px + env(safe-area-inset-left));
  overflow: hidden;
  outline: none;
  ${theme.media.fromTablet} {
    padding: calc(24px + env(safe-area-inset-top)) calc(32px + env(safe-area-inset-right))
      calc(24px + env(safe-area-inset-bottom)) calc(32px + env(safe-area-inset-left));
  }
`
