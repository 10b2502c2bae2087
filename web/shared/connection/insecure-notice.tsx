/** Warns that a page over plain http works only online, and links to help (SEC21). */
import { styled } from 'styled-components'
import { InfoLine } from '#web/ui/info-line.tsx'
import { theme } from '#web/ui/theme.ts'
import { texts } from './texts.ts'

export function InsecureNotice() {
  return (
    <InfoLine tone="warn">
      {texts.insecure} {/* The server's own page: the app's router does not know it. */}
      <Anchor href="/connect">{texts.howTo}</Anchor>
    </InfoLine>
  )
}

const Anchor = styled.a`
  font: ${theme.font.smallStrong};
  text-decoration: underline;
  text-underline-offset: 3px;
  /* A full-size target without a taller line. */
  padding-block: 14px;
`
