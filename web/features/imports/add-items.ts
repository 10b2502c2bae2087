/** Adds the chosen tasks, in calls of 50, so that the screen can respond in between (IM1). */
import type { ImportItem } from '#domain/imports/import-fields.ts'
import { isUndated, MAX_IMPORT_CALL } from '#domain/imports/import.ts'
import type { OpenAccount } from '#web/data/account.ts'

export type Added = {
  readonly count: number
  /** The ids of the mutations. */
  readonly ids: readonly string[]
  /** Why the call that ended it was refused; null if all were added, or if the person has already been told. */
  readonly reason: string | null
}

export async function addItems(
  account: Pick<OpenAccount, 'runAll'>,
  items: readonly ImportItem[],
  onAdded: (count: number) => void,
): Promise<Added> {
  let added = 0
  const ids: string[] = []
  for (const call of callsOf(items)) {
    const ran = await account.runAll([{ name: 'importItems', input: { items: [...call] } }])
    if (ran.ids.length === 0) return { count: added, ids, reason: ran.refused.get(0) ?? null }
    ids.push(...ran.ids)
    added += call.length
    onAdded(added)
    // The items of a call are a millisecond apart, so the next call has to be this much later.
    await new Promise((resolve) => setTimeout(resolve, MAX_IMPORT_CALL))
  }
  return { count: added, ids, reason: null }
}

/** Tasks that lists show newest first are added from the last to the first. Each call is in the order of the file. */
function callsOf(items: readonly ImportItem[]): readonly (readonly ImportItem[])[] {
  const undated = items.filter(isUndated)
  const inOrder = [...items.filter((item) => !isUndated(item)), ...undated.toReversed()]
  return Array.from({ length: Math.ceil(items.length / MAX_IMPORT_CALL) }, (_, place) => {
    const start = place * MAX_IMPORT_CALL
    const call = new Set(inOrder.slice(start, start + MAX_IMPORT_CALL))
    return items.filter((item) => call.has(item))
  })
}
