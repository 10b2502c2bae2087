/** Says that a form needs a connection, before anything is typed; gone as soon as there is one. First in the form. */
import { InfoLine } from '#web/ui/info-line.tsx'
import { texts } from './texts.ts'
import { useOnline } from './use-online.ts'

export function NeedsConnection() {
  return useOnline() ? null : <InfoLine tone="basted">{texts.needsConnection}</InfoLine>
}
