/** The chosen chores, and creating tasks from them in the order of the list. */
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { v7 } from 'uuid'
import { detailsOf } from '#domain/tasks/task.ts'
import type { Template } from '#domain/templates/template.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import { choreInput } from '#web/features/tasks/chores/plan.ts'
import { planOfRule, ruleOf } from '#web/features/tasks/chores/template-plan.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useOfferPlans } from '#web/shared/plans/use-offer-plans.ts'
import type { PrefillState } from '#web/shared/prefill/use-prefill.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { Offer } from './offers.ts'
import { templateTexts } from './texts.ts'
import { useToday } from './use-today.ts'

export function useChosen(offers: readonly Offer[], onDone: () => void) {
  const account = useAccount()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, run] = usePending()
  const beginForm = useBeginForm()
  const offerPlans = useOfferPlans('tasks')
  const today = useToday()
  const household = useHousehold()
  const chosen = offers.filter(({ key }) => keys.has(key))

  function toggle(key: string): void {
    const next = new Set(keys)
    if (!next.delete(key)) next.add(key)
    setKeys(next)
  }

  /** Tasks beyond the plan's limit stay chosen; the person has been told why. */
  async function addAll(): Promise<void> {
    const left = new Set(keys)
    for (const offer of chosen) {
      if (!(await create(account, offer, { today, household }))) break
      left.delete(offer.key)
    }
    const isAllAdded = chosen.every(({ key }) => !left.has(key))
    setKeys(left)
    if (!isAllAdded) return offerPlans()
    showToast({ title: templateTexts.added(chosen.length) })
    onDone()
  }

  /** For a repeating one, the form asks when it starts and who does it. */
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

/** A template with a rule repeats from today on, in turns of everybody if it says so (C4, S3). */
function create(
  account: OpenAccount,
  { details, template }: Offer,
  context: Parameters<typeof planOfRule>[1],
): Promise<boolean> {
  const id = v7()
  const plan = template && planOfRule(template, context)
  if (!plan) return account.run('createTask', { id, ...details })
  const isChild = context.household?.me.is_child ?? false
  const maker = { id: account.id, isChild, isShared: details.is_shared }
  const input = { ...choreInput(plan, maker), time_zone: deviceTimeZone() ?? 'UTC' }
  return account.run('createChore', { id, ...details, ...input })
}

/** Opens the form of a new task, filled from a template, in place of the dialog of templates. */
function useBeginForm(): (template: Template) => void {
  const { search, state } = useLocation() as {
    readonly search: string
    readonly state: object | null
  }
  const navigate = useNavigate()
  return (template) => {
    const parameters = new URLSearchParams(search)
    parameters.delete('templates')
    parameters.set('new', template.id)
    const fields = { ...detailsOf(template), ...ruleOf(template) }
    const prefill: PrefillState = { begun: { fields, settles: [] } }
    void navigate(
      { search: `?${parameters}` },
      { state: { ...state, ...prefill }, replace: true, preventScrollReset: true },
    )
  }
}
