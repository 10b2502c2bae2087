/** Explains what works in a browser without storage: private windows, or storage switched off (R42). */
import { styled } from 'styled-components'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { pageTexts } from '#web/shared/page/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { theme } from '#web/ui/theme.ts'
import { storageTexts } from './texts.ts'

const texts = storageTexts.missing

export function NoStoragePage() {
  usePageTitle(texts.page)
  return (
    <Main id="content">
      <Logo name={pageTexts.appName} size={76} word={false} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <ul>
        {texts.ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      <p>{texts.works}</p>
      <Button onClick={() => window.location.reload()}>{texts.again}</Button>
    </Main>
  )
}

const Main = styled.main`
  ${theme.grid(4)}
  align-content: center;
  justify-items: center;
  min-height: 100dvh;
  max-width: 60ch;
  margin-inline: auto;
  padding: ${theme.space(6)} ${theme.space(5)};
  text-align: center;
  p,
  li {
    color: ${theme.text.muted};
  }
  ul {
    padding-inline-start: 1.2em;
    list-style: disc;
    text-align: start;
  }
`
