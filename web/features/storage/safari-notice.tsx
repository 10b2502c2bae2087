/** Warns in a Safari tab that stored data is deleted after seven days, and says what would be lost (R39, R40). */
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
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

type Browser = {
  readonly userAgent: string
  readonly isInstalled: boolean
  readonly isKept: boolean | null
}

/**
 * Whether this is a tab of Safari, which deletes stored data after seven days without a visit (R39). All browsers on
 * iOS are Safari underneath.
 */
function isSafariTab({ userAgent, isInstalled, isKept }: Browser): boolean {
  if (isInstalled || isKept === true) return false
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
  return isApple && /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)
}
