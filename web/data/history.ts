/** Whether a device has the whole history, which at first arrives newest first. */
import { parseCursor } from '#domain/cursor.ts'
import { useShared } from './account.ts'
import type { AccountDatabase } from './database.ts'

/** Whether the first exchange has brought everything. */
export async function hasHistory({ state }: AccountDatabase): Promise<boolean> {
  const sync = await state.get('sync')
  return sync !== undefined && parseCursor(sync.cursor)?.position === null
}

/** Undefined while it is being read. */
export function useHasHistory(): boolean | undefined {
  return useShared(hasHistory)
}
