/** The frame of Login and Register: a knitted band, the logo on it, one column. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import bandUrl from '#web/assets/knit/band-petrol.svg'
import { Logo } from '#web/ui/logo.tsx'
import { theme } from '#web/ui/theme.ts'
import { pageTexts } from './texts.ts'

export interface AuthFrameProps {
  readonly title: ReactNode
  /** Under the form: the way to the other form. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

export function AuthFrame({ title, foot, children }: AuthFrameProps) {
  return (
    <>
      <Band style={{ backgroundImage: `url("${bandUrl}")` }} />
      <Main id="content" tabIndex={-1} data-form-page="">
        <Mark>
          <Logo name={pageTexts.appName} size={76} word={false} />
        </Mark>
        <h1>{title}</h1>
        {children}
        {foot !== undefined && <Foot>{foot}</Foot>}
      </Main>
    </>
  )
}

const Band = styled.div`
  height: calc(88px + env(safe-area-inset-top));
  background: ${theme.surface.hero} repeat-x center bottom / auto 88px;
`

const Main = styled.main`
  ${theme.column(4)}
  width: min(420px, 100%);
  margin: -38px auto 0;
  padding: 0 20px calc(32px + env(safe-area-inset-bottom));
  outline: none;
  > h1 {
    margin-bottom: ${theme.space(1)};
    text-align: center;
  }
`

const Mark = styled.div`
  justify-self: center;
  padding: 6px;
  border-radius: 24px;
  background: ${theme.surface.page};
  line-height: 0;
`

const Foot = styled.p`
  ${theme.wrap('0 8px')}
  justify-content: center;
  ${theme.note}
  > a {
    justify-content: center;
    min-width: ${theme.size.target};
  }
`
