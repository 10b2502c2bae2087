/** Adds a button to the plans to a refusal's toast if the free plan's tasks or rewards are used up today (S1, F2). */
import { useNavigate } from 'react-router-dom'
import { useAccount } from '#web/data/account.ts'
import { currentToast, setToastAction } from '#web/ui/toast-store.ts'
import type { LimitedKind } from './day-limit.ts'
import { readDayLimit } from './day-limit.ts'
import { plansPath } from './plans-path.ts'
import { planTexts } from './texts.ts'

/** Call it when the toast is shown, whatever the reason of the refusal. */
export function useOfferPlans(kind: LimitedKind): () => Promise<void> {
  const account = useAccount()
  const navigate = useNavigate()
  return async () => {
    const toast = currentToast()
    const limit = await readDayLimit(account, kind)
    if (toast && limit?.mayUpgrade)
      setToastAction(toast.id, { label: planTexts.see, onPress: () => void navigate(plansPath) })
  }
}
