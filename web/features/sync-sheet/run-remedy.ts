/** Runs the chosen action for refused changes: first saves the work as a new change, then deletes the refused one. */
import { v7 } from 'uuid'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { OpenAccount } from '#web/data/account.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import { discardRejected } from '#web/data/unsaved.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { RefusedGroup } from './refused.ts'
import type { Remedy } from './remedies.ts'
import { texts } from './texts.ts'

type Runnable = Exclude<Remedy, { readonly kind: 'go' }>

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
    case 'borrow':
      if (await account.run('requestLoan', { id: v7(), ...remedy.loan }))
        await settle(account, group, texts.remedies.asked)
      return
    case 'keep':
      return keep(account, group, remedy)
  }
}

export async function discard({ database }: OpenAccount, { items }: RefusedGroup): Promise<void> {
  await discardRejected(
    database,
    items.map(({ id }) => id),
  )
}

async function keep(
  account: OpenAccount,
  group: RefusedGroup,
  remedy: Extract<Remedy, { readonly kind: 'keep' }>,
): Promise<void> {
  if ('task' in remedy) {
    if (await account.run('createTask', { id: v7(), ...remedy.task }))
      await settle(account, group, texts.remedies.taskAdded)
  } else if (await account.run('createReward', { id: v7(), ...remedy.reward }))
    await settle(account, group, texts.remedies.rewardAdded)
}

async function settle(account: OpenAccount, group: RefusedGroup, title: string): Promise<void> {
  await discard(account, group)
  showToast({ title })
}

type Input = Readonly<Record<string, unknown>>
type Change = (input: Input, name: CommandName) => Input

const asItWas: Change = (input) => input

/** One new id for the whole group: what follows a creation follows it to its new row. */
function freshIds(): Change {
  const id = v7()
  return (input, name) => ({ ...input, [name === 'offerRewardAgain' ? 'copy_id' : 'id']: id })
}

/** The same changes in their order, as new mutations; stops at the first that is refused again. */
async function runAgain(
  account: OpenAccount,
  { items }: RefusedGroup,
  change: Change,
): Promise<void> {
  for (const item of items) {
    const input = change(inputOf(item), item.name) as CommandInput<CommandName>
    if (!(await account.run(item.name, input))) return
    await discardRejected(account.database, [item.id])
  }
}

/** The input it was queued with, as the present version of the command takes it; running it parses it. */
function inputOf({ name, input, version }: RejectedItem): Input {
  const { upcast, version: present } = commandOf(name)
  return (version < present ? upcast?.(input, version) : input) as Input
}
