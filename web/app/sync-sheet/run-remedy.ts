/** Carries out what a person decided about refused changes: first the work is saved anew, then the old change goes. */
import { v7 } from 'uuid'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { OpenAccount } from '#web/data/account.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import { discardRejected } from '#web/data/unsaved.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { RefusedGroup, Remedy } from './refused.ts'
import { texts } from './texts.ts'

export async function runRemedy(
  account: OpenAccount,
  group: RefusedGroup,
  remedy: Remedy,
): Promise<void> {
  if (remedy.kind === 'tryAgain') return tryAgain(account, group, remedy.onNewId ? v7() : null)
  const isSaved = await account.run('createTask', { id: v7(), ...remedy.task })
  if (!isSaved) return
  await discard(account, group)
  showToast({ title: texts.remedies.added })
}

export async function discard({ database }: OpenAccount, { items }: RefusedGroup): Promise<void> {
  await discardRejected(
    database,
    items.map(({ id }) => id),
  )
}

/** The same changes in their order, as new mutations; stops at the first that is refused again. */
async function tryAgain(
  account: OpenAccount,
  { items }: RefusedGroup,
  newId: string | null,
): Promise<void> {
  for (const item of items) {
    const input = inputOf(item)
    const isSaved = await account.run(item.name, newId === null ? input : { ...input, id: newId })
    if (!isSaved) return
    await discardRejected(account.database, [item.id])
  }
}

/** The input it was queued with, as the present version of the command takes it; running it parses it. */
function inputOf({ name, input, version }: RejectedItem): CommandInput<CommandName> {
  const { upcast, version: present } = commandOf(name)
  return (version < present ? upcast?.(input, version) : input) as CommandInput<CommandName>
}
