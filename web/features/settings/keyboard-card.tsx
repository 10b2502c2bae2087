/** Leads to the keyboard shortcuts, where there is likely to be a keyboard. */
import { Keyboard } from 'lucide-react'
import { styled } from 'styled-components'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { ActionCard } from './layout.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.keyboard

export function KeyboardCard() {
  const overlay = useOverlayAddress()
  return (
    <WithKeyboard aria-labelledby="keyboard">
      <div>
        <h2 id="keyboard">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <Button tone="outline" icon={Keyboard} onClick={() => overlay.open('keys', '1')}>
        {texts.show}
      </Button>
    </WithKeyboard>
  )
}

const WithKeyboard = styled(ActionCard)`
  display: none;
  ${theme.media.hover} {
    display: flex;
  }
`
