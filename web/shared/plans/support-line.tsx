/** What support means on every plan: what comes with Mitten, and the link set by the server's admin (S3). */
import { InfoLine } from '#web/ui/info-line.tsx'
import { planTexts } from './texts.ts'

export function SupportLine({ url }: { readonly url: string | null }) {
  return (
    <InfoLine>
      {planTexts.support}{' '}
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer">
          {planTexts.report}
        </a>
      )}
    </InfoLine>
  )
}
