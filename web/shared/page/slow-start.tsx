/** Says what to do when the app hangs at start because the browser blocks its storage (R41). */
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'

const texts = {
  title: 'This takes longer than it should',
  text: 'If Mitten is open in another tab or window, close it there. What you did is kept on this device.',
  reload: 'Load again',
}

export function SlowStart() {
  return (
    <Notice role="status">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Button icon={RotateCw} onClick={() => window.location.reload()}>
        {texts.reload}
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
