/** The active tasks without a date in rooms, by an index: however many there are, only a page of them is read (T29). */
import type { AccountDatabase } from '#web/data/database.ts'
import type { ListRange } from '#web/shared/lists/list-range.ts'

/** Tasks that name no room. */
export const NO_ROOM = ''

/** How many there are in each room that any task names, whether or not the room is known. */
export async function countUndatedRooms({
  tasks,
}: AccountDatabase): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  let next = await tasks.orderBy('_inRoom').first()
  while (next !== undefined) {
    const room = next.room_id ?? NO_ROOM
    counts.set(room, await ofRoom({ tasks }, room).count())
    next = await tasks.where('_inRoom').above([room, AFTER]).first()
  }
  return counts
}

/** One room after the other, each newest first. */
export async function readUndatedIn(
  { tasks }: Pick<AccountDatabase, 'tasks'>,
  rooms: readonly string[],
  { from, size }: ListRange,
) {
  const found = []
  let before = 0
  for (const room of rooms) {
    const count = await ofRoom({ tasks }, room).count()
    const offset = Math.max(0, from + found.length - before)
    if (offset < count && found.length < size) {
      const rows = ofRoom({ tasks }, room).reverse().offset(offset)
      found.push(...(await rows.limit(size - found.length).toArray()))
    }
    before += count
  }
  return found
}

/** Sorts after all times. */
const AFTER = '\uffff'

function ofRoom({ tasks }: Pick<AccountDatabase, 'tasks'>, room: string) {
  return tasks.where('_inRoom').between([room, ''], [room, AFTER])
}
