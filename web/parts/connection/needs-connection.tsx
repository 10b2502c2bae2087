/** Says why a button beside it cannot be pressed now. */
import { InfoLine } from '#web/ui/info-line.tsx'
import { settingsTexts } from './texts.ts'

export function NeedsConnection({ isOnline }: { readonly isOnline: boolean }) {
  return isOnline ? null : <InfoLine tone="basted">{settingsTexts.needsConnection}</InfoLine>
}
