/** Warns in a Safari tab that stored data is deleted after seven days, and what would be lost (R39, R40). */
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { isSafariTab } from './safari-tab.ts'
import { storageTexts } from './texts.ts'
import { useStorageFacts } from './use-storage-facts.ts'

export function SafariNotice({ waiting }: { readonly waiting: number }) {
  const { facts } = useStorageFacts()
  if (facts === null) return null
  const { userAgent } = navigator
  if (!isSafariTab({ userAgent, isInstalled: isInstalled(), isKept: facts.isKept })) return null
  const { safari, safariWaiting } = storageTexts.card
  return <InfoLine tone="warn">{waiting === 0 ? safari : safariWaiting(waiting)}</InfoLine>
}
