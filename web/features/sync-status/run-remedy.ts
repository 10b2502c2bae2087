/** Runs the chosen action for refused changes: first the new change, then the refused ones are deleted. */
import { v7 } from 'uuid'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf, upcastInput } from '#domain/commands.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { discardRejected } from '#web/data/unsaved.ts'
import type { PrefillState } from '#web/shared/prefill/use-prefill.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { isDayDone } from './changes.ts'
import type { RefusedGroup } from './refused.ts'
import type { Remedy } from './remedies.ts'
import { texts } from './texts.ts'

type Kept = Extract<Remedy, { readonly kind: 'keep' }>
type Runnable = Exclude<Remedy, { readonly kind: 'go' | 'keep' }>

/** The address of the form that creates the row; one for each card, because drafts are stored by address. */
export function formFor(remedy: Kept, { key }: RefusedGroup): string {
  return 'task' in remedy ? `/tasks?new=${key}` : `/rewards?new-reward=${key}`
}

/** The form shows what would be created; the card is settled once that is created. */
export function prefillState(remedy: Kept, { items }: RefusedGroup): PrefillState {
  const fields = 'task' in remedy ? remedy.task : remedy.reward
  return { begun: { fields, settles: items.map(({ id }) => id) } }
}

export async function runRemedy(
  account: OpenAccount,
  group: RefusedGroup,
  remedy: Runnable,
): Promise<void> {
  switch (remedy.kind) {
    case 'tryAgain':
      return runAgain(account, group, remedy.onNewId ? freshIds() : asItWas)
    case 'atCost':
      return runAgain(account, group, (input) => ({ ...input, cost: remedy.cost }))
    case 'claimFirst':
      if (await account.run('claimTask', { id: remedy.id })) await runAgain(account, group, asItWas)
      return
    case 'countFor': {
      const { id, slot } = remedy
      const input = { id, slot, ...peopleOf(group) }
      if (await account.run('completeTask', input)) await discard(account, group)
      return
    }
    case 'borrow':
      if (!(await account.run('requestLoan', { id: v7(), ...remedy.loan }))) return
      await discard(account, group)
      showToast({ title: texts.remedies.asked })
  }
}

export async function discard({ database }: OpenAccount, { items }: RefusedGroup): Promise<void> {
  await discardRejected(
    database,
    items.map(({ id }) => id),
  )
}

/** The same people have done it for the other day (T22, T23). */
function peopleOf({ items }: RefusedGroup): Pick<Completion, 'with' | 'for'> {
  const done = items.find(isDayDone)
  const { with: helpers, for: child } = (done?.input ?? {}) as Partial<Completion>
  return { ...(helpers && { with: helpers }), ...(child && { for: child }) }
}
type Completion = CommandInput<'completeTask'>

type Input = Readonly<Record<string, unknown>>
type Change = (input: Input, name: CommandName) => Input

const asItWas: Change = (input) => input

/** One new id for the whole group: changes that follow a creation follow it to its new row. */
function freshIds(): Change {
  const id = v7()
  return (input, name) => {
    // If `id` is that of an older row, another field has the id of the row that is created.
    const { by, beside } = commandOf(name).answer ?? {}
    return { ...input, [by ?? beside ?? 'id']: id }
  }
}

/** The same changes in their order, as new mutations; stops at the first one that is refused again. */
async function runAgain(
  account: OpenAccount,
  { items }: RefusedGroup,
  change: Change,
): Promise<void> {
  for (const item of items) {
    const { name, version } = item
    const input = change(upcastInput(name, item.input, version) as Input, name)
    if (!(await account.run(name, input))) return
    await discardRejected(account.database, [item.id])
  }
}
