/** The frame around every signed-in page: sidebar on wide screens, header and bottom bar on narrow ones. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { PageStatus } from './page-status.ts'

export interface AppFrameProps {
  /** The first link of the page: "Skip to content". */
  readonly skipLabel: string
  readonly sidebar: ReactNode
  readonly header: ReactNode
  readonly bottomNav: ReactNode
  /** Upright tablets show it beside the title of the page. */
  readonly status?: ReactNode
  /** Above the page: the update banner. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

export function AppFrame(props: AppFrameProps) {
  const { skipLabel, sidebar, header, bottomNav, status, banner, children } = props
  return (
    <Frame>
      <SkipLink href="#content">{skipLabel}</SkipLink>
      <Side>{sidebar}</Side>
      <Column>
        <Top>{header}</Top>
        <Main id="content" tabIndex={-1}>
          {banner}
          <PageStatus value={status}>{children}</PageStatus>
        </Main>
      </Column>
      {bottomNav}
    </Frame>
  )
}

const Frame = styled.div`
  min-height: 100dvh;
  ${theme.media.fromLandscape} {
    display: grid;
    grid-template-columns: 256px minmax(0, 1fr);
  }
  ${theme.media.fromDesktop} {
    grid-template-columns: 264px minmax(0, 1fr);
  }
`

export const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  inset-inline-start: 8px;
  z-index: ${theme.layer.skip};
  padding: 14px 20px;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.action};
  color: ${theme.text.onAction};
  font: ${theme.font.label};
  &:not(:focus) {
    transform: translateY(-80px);
  }
`

const Side = styled.div`
  display: none;
  ${theme.media.fromLandscape} {
    display: block;
  }
`

const Column = styled.div`
  min-width: 0;
`

const Top = styled.div`
  ${theme.media.fromLandscape} {
    display: none;
  }
`

const Main = styled.main`
  ${theme.column(3.5)}
  align-content: start;
  max-width: 1240px;
  padding: 8px calc(16px + env(safe-area-inset-right))
    calc(32px + ${theme.size.bottomNav} + env(safe-area-inset-bottom))
    calc(16px + env(safe-area-inset-left));
  outline: none;
  ${theme.media.fromTablet} {
    gap: 16px;
    padding: 8px 32px calc(40px + ${theme.size.bottomNav} + env(safe-area-inset-bottom));
  }
  ${theme.media.fromLandscape} {
    gap: 20px;
    padding-block: 24px 32px;
    padding-inline: 8px 28px;
  }
  ${theme.media.fromDesktop} {
    gap: 24px;
    margin-inline: auto;
    padding-block: 32px 48px;
    padding-inline: 24px 40px;
  }
  ${theme.media.fromWide} {
    max-width: 1600px;
  }
`
