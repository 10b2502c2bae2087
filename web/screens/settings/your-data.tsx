/** Takes everything of mine along, as one file. */
import { FileDown } from 'lucide-react'
import { styled } from 'styled-components'
import { NeedsConnection } from '#web/parts/connection/needs-connection.tsx'
import { useOnline } from '#web/parts/connection/use-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { theme } from '#web/ui/theme.ts'
import { settingsTexts } from './texts.ts'
import { useExport } from './use-export.ts'

const texts = settingsTexts.data

export function YourData() {
  const isOnline = useOnline()
  const { isBusy, download } = useExport()
  return (
    <Whole aria-labelledby="your-data">
      <SectionHead id="your-data" title={texts.title} />
      <p>{texts.text}</p>
      <Button
        tone="outline"
        block
        icon={FileDown}
        busy={isBusy}
        aria-disabled={!isOnline || undefined}
        onClick={download}
      >
        {texts.download}
      </Button>
      <NeedsConnection isOnline={isOnline} />
    </Whole>
  )
}

const Whole = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(3)};
  > div:first-child {
    margin-bottom: 0;
  }
  > p {
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
`
