/** The chosen chores, and creating tasks from them in the order of the list. */
import { useState } from 'react'
import { v7 } from 'uuid'
import { useAccount } from '#web/data/account.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { Offer } from './offers.ts'
import { templateTexts } from './texts.ts'

export function useChosen(offers: readonly Offer[], onDone: () => void) {
  const account = useAccount()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, run] = usePending()
  const chosen = offers.filter(({ key }) => keys.has(key))

  function toggle(key: string): void {
    const next = new Set(keys)
    if (!next.delete(key)) next.add(key)
    setKeys(next)
  }

  /** What exceeds the plan's limit stays chosen; the person has been told why. */
  async function addAll(): Promise<void> {
    const left = new Set(keys)
    for (const { key, details } of chosen) {
      if (!(await account.run('createTask', { id: v7(), ...details }))) break
      left.delete(key)
    }
    const isAllAdded = chosen.every(({ key }) => !left.has(key))
    setKeys(left)
    if (!isAllAdded) return
    showToast({ title: templateTexts.added(chosen.length) })
    onDone()
  }

  return {
    chosen,
    isChosen: (key: string) => keys.has(key),
    toggle,
    isBusy,
    add: () => run(addAll),
  }
}
