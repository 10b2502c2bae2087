/** Says that the free plan's tasks or rewards of today are used up, before one more is refused (S1). */
import { refusal } from '#domain/command-error.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { LimitedKind } from './day-limit.ts'
import { readDayLimit } from './day-limit.ts'
import { plansPath } from './plans-path.ts'
import { planTexts } from './texts.ts'

export function LimitLine({ kind }: { readonly kind: LimitedKind }) {
  const account = useAccount()
  const limit = useLive(() => readDayLimit(account, kind), [account, kind])
  if (!limit) return null
  return (
    <InfoLine tone="warn">
      {refusalText(refusal('limit_reached', kind, { limit: limit.count }))}.{' '}
      {limit.mayUpgrade && <TextLink to={plansPath}>{planTexts.see}</TextLink>}
    </InfoLine>
  )
}
