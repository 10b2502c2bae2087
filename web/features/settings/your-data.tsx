/** The export of all data of the person. */
import { FileDown } from 'lucide-react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { Button } from '#web/ui/button.tsx'
import { ActionCard } from './layout.ts'
import { settingsTexts } from './texts.ts'
import { useExport } from './use-export.ts'

const texts = settingsTexts.data

export function YourData() {
  const isOnline = useOnline()
  const { isBusy, download } = useExport()
  return (
    <ActionCard aria-labelledby="your-data">
      <div>
        <h2 id="your-data">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <Button
        tone="outline"
        icon={FileDown}
        busy={isBusy}
        aria-disabled={!isOnline || undefined}
        onClick={download}
      >
        {texts.download}
      </Button>
      <NeedsConnection />
    </ActionCard>
  )
}
