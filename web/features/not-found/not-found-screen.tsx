/** The page for an unknown address. */
import { House } from 'lucide-react'
import { styled } from 'styled-components'
import mittenUrl from '#web/assets/knit/mitten-rose.svg'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { texts } from './texts.ts'

export function NotFoundScreen() {
  return (
    <Layout>
      <LostMitten />
      <div>
        <Code>{texts.code}</Code>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </div>
      <ButtonLink to="/dashboard" icon={House} size="large">
        {texts.home}
      </ButtonLink>
    </Layout>
  )
}

/** The drawing of the not-found page: one mitten, left on a fence. */
function LostMitten() {
  return (
    <Scene viewBox="0 0 520 420" aria-hidden="true">
      <path d="M2 372h516" stroke={theme.line.strong} strokeWidth="4" strokeLinecap="round" />
      <g fill={theme.surface.chip} stroke={theme.line.hair} strokeWidth="3">
        <path d="M92 150l34-30 34 30v222H92zM226 184l34-30 34 30v188h-68zM360 150l34-30 34 30v222h-68z" />
        <path d="M40 210h440v34H40zM40 296h440v34H40z" />
      </g>
      <image
        href={mittenUrl}
        transform="translate(136 6) rotate(7 150 200) scale(.56)"
        x="40"
        y="40"
        width="400"
        height="470"
      />
      <path
        d="M320 268c46 6 30 44 4 42s-14-40 30-30 62 46 96 66 44 26 70 26"
        fill="none"
        stroke={theme.stitch.rose}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Scene>
  )
}

const Layout = styled.div`
  ${theme.grid(6)}
  justify-items: center;
  align-content: center;
  padding-top: ${theme.space(10)};
  text-align: center;
  > div {
    ${theme.grid(2)}
    justify-items: center;
    margin-top: ${theme.space(6)};
  }
  p {
    max-width: 42ch;
    text-wrap: balance;
    color: ${theme.text.muted};
  }
  ${theme.media.fromLandscape} {
    min-height: calc(100dvh - 96px);
    padding-top: 0;
    > div > h1 {
      font-size: 2.5rem;
    }
  }
`

const Code = styled.p`
  font: ${theme.font.label};
`

const Scene = styled.svg`
  width: min(360px, 100%);
  height: auto;
`
