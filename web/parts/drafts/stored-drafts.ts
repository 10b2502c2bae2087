/** Drafts on this device: kept only when their person left the front, and given back once. */
import type { Draft } from '#web/data/device-database.ts'
import { deviceDatabase, frontId } from '#web/data/device-database.ts'

/** A form that goes while its person is in front was closed, or its page left: then there is nothing to keep. */
export async function leaveDraft(draft: Draft): Promise<void> {
  await deviceDatabase.transaction('rw', ['drafts', 'settings'], async () => {
    if ((await frontId()) !== draft.account) await deviceDatabase.drafts.put(draft)
  })
}

/** What was typed in a form before its person left; null when nothing was. */
export async function takeDraft(account: string, address: string): Promise<unknown> {
  return deviceDatabase.transaction('rw', ['drafts'], async () => {
    const draft = await deviceDatabase.drafts.get([account, address])
    await deviceDatabase.drafts.delete([account, address])
    return draft?.values ?? null
  })
}
