/** Says what to do when the app hangs at start because the browser blocks its storage (R41). */
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { pageTexts } from './texts.ts'

export function SlowStart() {
  return (
    <Notice role="status">
      <h1>{pageTexts.slowStart.title}</h1>
      <p>{pageTexts.slowStart.text}</p>
      <Button icon={RotateCw} onClick={() => window.location.reload()}>
        {pageTexts.slowStart.reload}
      </Button>
    </Notice>
  )
}

const Notice = styled.div`
  ${theme.grid(4)}
  justify-items: center;
  padding: ${theme.space(6)};
  text-align: center;
  p {
    max-width: 42ch;
    color: ${theme.text.muted};
  }
`
