/** The limit that a ready-made week would go beyond: of repeating tasks, of rooms, or of the plan (C22, T29, IM3). */
import { MAX_ROOMS, roomKey } from '#domain/rooms/room.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.ts'
import { readImportLimit } from '#web/shared/plans/import-limit.ts'
import type { DraftChore } from './use-ready-week.ts'

export type WeekLimit = {
  readonly is: 'chores' | 'rooms' | 'imports'
  /** How many could still be added. */
  readonly left: number
}

/** Null while nothing stands in the way. */
export function useWeekLimit(ticked: readonly DraftChore[]): WeekLimit | null {
  const account = useAccount()
  const room = useLive(() => readImportLimit(account), [account])
  const names = useLive(
    async ({ rooms }) => {
      const all = await rooms.toArray()
      return all.filter(({ user_id }) => user_id === account.id).map(roomKey)
    },
    [account.id],
  )
  if (!room || !names) return null
  const chores = ticked.filter(({ plan }) => plan !== null).length
  const wanted = new Set(
    ticked.map((draft) => roomKey({ name: templateTexts.roomNames[draft.room] })),
  )
  const rooms = new Set([...names, ...wanted]).size
  if (chores > room.chores) return { is: 'chores', left: room.chores }
  if (rooms > MAX_ROOMS && rooms > names.length)
    return { is: 'rooms', left: MAX_ROOMS - names.length }
  if (ticked.length > room.imports) return { is: 'imports', left: room.imports }
  return null
}
