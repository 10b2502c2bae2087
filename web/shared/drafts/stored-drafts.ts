/** Drafts on this device: unsaved input of open forms, which survives the page. */
import type { Draft, TypedField } from '#web/data/device-database.ts'
import { deviceDatabase, activeAccountId } from '#web/data/device-database.ts'
import { readFailure } from '#web/data/read-failure.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'

type Fields = Readonly<Record<string, unknown>>

export function readDraft(account: string, address: string): Promise<readonly TypedField[]> {
  return ifKept(async () => {
    const draft = await deviceDatabase.drafts.get([account, address])
    return draft?.typed ?? []
  }, [])
}

/** If nothing was typed, nothing is stored. */
export function keepDraft(draft: Draft): Promise<void> {
  const { account, address, typed } = draft
  return ifKept(async () => {
    if (typed.length === 0) await deviceDatabase.drafts.delete([account, address])
    else await deviceDatabase.drafts.put(draft)
  }, undefined)
}

/** If a form unmounts while its account is active, it was closed or its page was left: its draft is deleted. */
export function leaveDraft(account: string, address: string): Promise<void> {
  return ifKept(
    () =>
      deviceDatabase.transaction('rw', ['drafts', 'settings'], async () => {
        if ((await activeAccountId()) === account)
          await deviceDatabase.drafts.delete([account, address])
      }),
    undefined,
  )
}

/** Without space, or with storage closed under the app, there are no drafts, but typing still works (R41, R42). */
async function ifKept<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isQuotaExceeded(error) || readFailure(error) !== null) return otherwise
    throw error
  }
}

/** The fields whose value differs from their initial one. */
export function typedIn(values: Fields, initial: Fields): readonly TypedField[] {
  return Object.entries(values).flatMap(([field, value]) =>
    isSame(value, initial[field]) ? [] : [{ field, value, over: initial[field] ?? null }],
  )
}

/** Restores a field only if its initial value is still the same: values that changed meanwhile are not overwritten. */
export function fitting(typed: readonly TypedField[], initial: Fields): Fields {
  const kept = typed.filter(({ field, over }) => isSame(over, initial[field] ?? null))
  return Object.fromEntries(kept.map(({ field, value }) => [field, value]))
}

/** Some fields hold several values, which a form copies. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
