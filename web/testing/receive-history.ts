/** The rest of an account's history arrives on the device of a test, which until then has only what is open. */
import type { AccountDatabase } from '#web/data/database.ts'
import { initialState } from '#web/data/device-store.ts'

export async function receiveHistory({ state }: AccountDatabase): Promise<void> {
  const sync = await state.get('sync')
  await state.put({ ...initialState('device'), ...sync, key: 'sync', cursor: 'a.1' })
}
