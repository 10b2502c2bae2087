/** The page for an unknown address. */
import { House } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { LostMitten } from './lost-mitten.tsx'
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

const Layout = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space(6)};
  padding-top: ${theme.space(10)};
  text-align: center;
  > div {
    display: grid;
    justify-items: center;
    gap: ${theme.space(2)};
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
