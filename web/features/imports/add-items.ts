/** Adds the chosen tasks, in calls of 50 between which the screen stays alive (IM1). */
import type { ImportItem } from '#domain/imports/import-fields.ts'
import { MAX_IMPORT_CALL } from '#domain/imports/import.ts'
import type { OpenAccount } from '#web/data/account.ts'

/**
 * Resolves to how many were added. The last ones go first, so that lists, which begin with the newest, show them in the order of the
 * file. It ends with the first call that is refused; the person has been told why.
 */
export async function addItems(
  account: Pick<OpenAccount, 'run'>,
  items: readonly ImportItem[],
  onAdded: (count: number) => void,
): Promise<number> {
  let added = 0
  for (let end = items.length; end > 0; end -= MAX_IMPORT_CALL) {
    const call = items.slice(Math.max(0, end - MAX_IMPORT_CALL), end)
    if (!(await account.run('importItems', { items: [...call] }))) return added
    added += call.length
    onAdded(added)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return added
}
