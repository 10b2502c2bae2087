/** Finds rooms by their names for tasks that are about to be made, and makes the calls for missing rooms (T29). */
import { v7 } from 'uuid'
import type { Call, CommandInput } from '#domain/commands.ts'
import { roomKey } from '#domain/rooms/room.ts'
import type { OpenAccount } from '#web/data/account.ts'

export type FoundRooms = {
  readonly calls: readonly Call[]
  idOf(name: string): string | null
}

/** The person's own room of a name is preferred to a partner's. */
export async function findOrMakeRooms(
  { id, database }: Pick<OpenAccount, 'id' | 'database'>,
  wanted: readonly Omit<CommandInput<'createRoom'>, 'id'>[],
): Promise<FoundRooms> {
  const rooms = await database.rooms.toArray()
  const own = rooms.filter(({ user_id }) => user_id === id)
  const ids = new Map([...rooms, ...own].map((room) => [roomKey(room), room.id]))
  const calls: Call[] = []
  for (const room of wanted) {
    if (ids.has(roomKey(room))) continue
    const input = { id: v7(), ...room }
    ids.set(roomKey(room), input.id)
    calls.push({ name: 'createRoom', input })
  }
  return { calls, idOf: (name) => ids.get(roomKey({ name })) ?? null }
}
