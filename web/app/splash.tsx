/** What shows while the session is found out: the mark, quietly. */
import { styled } from 'styled-components'
import { texts } from '#web/app/shell/texts.ts'
import { Logo } from '#web/ui/logo.tsx'

export function Splash() {
  return (
    <Page aria-busy="true">
      <Logo name={texts.appName} size={76} word={false} />
    </Page>
  )
}

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`
