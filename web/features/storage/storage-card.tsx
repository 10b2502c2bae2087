/** In the settings: whether storage is persistent, how much is used, and how much is free. */
import { HardDrive } from 'lucide-react'
import { useState } from 'react'
import { sizeText } from '#domain/language/format.ts'
import { useLive } from '#web/data/account.ts'
import { countWaiting } from '#web/data/unsaved.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import type { StorageFacts } from './persistence.ts'
import { requestPersistence } from './persistence.ts'
import { SafariNotice } from './safari-notice.tsx'
import { storageTexts } from './texts.ts'
import { useStorageFacts } from './use-storage-facts.ts'

const texts = storageTexts.card

export function StorageCard() {
  const { facts, reload } = useStorageFacts()
  const waiting = useLive(countWaiting) ?? 0
  const [isRefused, setRefused] = useState(false)

  async function protect() {
    setRefused(!(await requestPersistence({ again: true })))
    await reload()
  }

  return (
    <Card aria-labelledby="storage">
      <SectionHead id="storage" title={texts.title} />
      <Stack $gap={3}>
        {facts && <Facts facts={linesOf(facts)} />}
        {facts?.isKept === false && (
          <LeavingButton
            within="section"
            next="h2"
            tone="outline"
            block
            icon={HardDrive}
            onClick={protect}
          >
            {texts.protect}
          </LeavingButton>
        )}
        <div role="status">{isRefused && <InfoLine tone="warn">{texts.refused}</InfoLine>}</div>
        <SafariNotice waiting={waiting} />
      </Stack>
    </Card>
  )
}

function linesOf({ isKept, usedBytes, freeBytes }: StorageFacts) {
  const size = (bytes: number | null) => (bytes === null ? texts.unknown : sizeText(bytes))
  const kept = isKept === true ? texts.kept : texts.notKept
  return [
    { name: texts.lasting, value: isKept === null ? texts.unknown : kept },
    { name: texts.used, value: size(usedBytes) },
    { name: texts.free, value: size(freeBytes) },
  ]
}
