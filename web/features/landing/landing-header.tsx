/** The sticky header: navigation and sign-in. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { pageTexts } from '#web/shared/page/texts.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { theme } from '#web/ui/theme.ts'
import { pageWidth } from './layout.ts'
import { texts } from './texts.ts'

export interface LandingHeaderProps {
  readonly isSignedIn: boolean
  readonly themeToggle: ReactNode
}

export function LandingHeader({ isSignedIn, themeToggle }: LandingHeaderProps) {
  const { sections } = texts
  return (
    <Bar>
      <Inner>
        <Home to="/">
          <Logo name={pageTexts.appName} />
        </Home>
        <Anchors aria-label={sections.label}>
          <a href="#features">{sections.features}</a>
          <a href="#pricing">{sections.pricing}</a>
          <a href="#reviews">{sections.reviews}</a>
        </Anchors>
        {isSignedIn ? (
          <Actions>
            {themeToggle}
            <ButtonLink to="/dashboard">{texts.dashboard}</ButtonLink>
          </Actions>
        ) : (
          <Actions>
            <ButtonLink to="/login" tone="ghost">
              {texts.login}
            </ButtonLink>
            <ButtonLink to="/register">{texts.signUp}</ButtonLink>
          </Actions>
        )}
      </Inner>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.nav};
  padding: calc(12px + env(safe-area-inset-top)) 0 12px;
  background: ${theme.surface.page};
  ${theme.media.phone} {
    padding: calc(8px + env(safe-area-inset-top)) 0 0;
  }
`

const Inner = styled.div`
  ${pageWidth}
  ${theme.wrap(0)}
`

const Home = styled(Link)`
  display: inline-flex;
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.chip};
`

/** On phones a second row below the first. */
const Anchors = styled.nav`
  display: flex;
  gap: ${theme.space(1)};
  margin-inline: 28px auto;
  > a {
    ${theme.inline(0)}
    min-height: ${theme.size.target};
    padding: 0 14px;
    border-radius: ${theme.radius.pill};
    color: ${theme.text.muted};
    font: ${theme.font.label};
    font-weight: 550;
    ${theme.hover(theme.surface.sunken)}
  }
  ${theme.media.phone} {
    order: 1;
    flex-wrap: wrap;
    justify-content: space-between;
    width: 100%;
    margin: 0 -10px;
    > a {
      padding: 0 10px;
      font: ${theme.font.smallStrong};
    }
  }
`

const Actions = styled.div`
  ${theme.row(1)}
  margin-inline-start: auto;
  ${theme.media.phone} {
    > a {
      min-height: ${theme.size.target};
      padding: 0 14px;
    }
  }
`
