/** Explains that something needs a connection. */
import { InfoLine } from '#web/ui/info-line.tsx'
import { texts } from './texts.ts'

export function NeedsConnection({ isOnline }: { readonly isOnline: boolean }) {
  return isOnline ? null : <InfoLine tone="basted">{texts.needsConnection}</InfoLine>
}
