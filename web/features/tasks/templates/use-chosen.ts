/** The chosen chores, and creating tasks from them in the order of the list. */
import { useState } from 'react'
import { v7 } from 'uuid'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import { ruleOf } from '#web/features/tasks/chores/template-plan.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { Offer } from './offers.ts'
import { templateTexts } from './texts.ts'
import { useBeginForm } from './use-begin-form.ts'

export function useChosen(offers: readonly Offer[], onDone: () => void) {
  const account = useAccount()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, run] = usePending()
  const beginForm = useBeginForm()
  const chosen = offers.filter(({ key }) => keys.has(key))

  function toggle(key: string): void {
    const next = new Set(keys)
    if (!next.delete(key)) next.add(key)
    setKeys(next)
  }

  /** What exceeds the plan's limit stays chosen; the person has been told why. */
  async function addAll(): Promise<void> {
    const left = new Set(keys)
    for (const offer of chosen) {
      if (!(await create(account, offer))) break
      left.delete(offer.key)
    }
    const isAllAdded = chosen.every(({ key }) => !left.has(key))
    setKeys(left)
    if (!isAllAdded) return
    showToast({ title: templateTexts.added(chosen.length) })
    onDone()
  }

  /** Of one that repeats the form asks when it starts and who does it. */
  function add(): void {
    const [only, another] = chosen
    if (only?.template?.repeats && !another) beginForm(only.template)
    else void run(addAll)
  }

  return {
    chosen,
    isChosen: (key: string) => keys.has(key),
    toggle,
    isBusy,
    add,
  }
}

/** One with a rule repeats from today on, for anyone (C4). */
function create({ run }: OpenAccount, { details, template }: Offer): Promise<boolean> {
  const id = v7()
  if (!template?.repeats) return run('createTask', { id, ...details })
  const rule = { ...ruleOf(template), repeats: template.repeats }
  return run('createChore', { id, ...details, ...rule, time_zone: deviceTimeZone() ?? 'UTC' })
}
