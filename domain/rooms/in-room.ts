/** Puts a task into a room of its owner, which partners see if the task is shared (T29). */
import { newRow } from '#domain/column.ts'
import type { CommandContext } from '#domain/command.ts'
import { derivedId } from '#domain/derived-id.ts'
import { findVisible } from '#domain/shared-row.ts'
import type { Tx } from '#domain/tx.ts'
import type { Room } from './room.ts'
import { MAX_ROOMS, roomColumns, roomKey } from './room.ts'

type InRoom = {
  readonly user_id: string
  readonly room_id: string | null
  readonly is_shared: boolean
}

/**
 * The row in its room. A deleted room counts as none, so that no tap is refused because somebody deleted the room
 * meanwhile. A room of somebody else is replaced by the owner's room of the same name, which is made if there is none.
 */
export function inRoom<Row extends InRoom>(tx: Tx, row: Row, context: CommandContext): Row {
  if (row.room_id === null) return row
  const asked = findVisible(tx, 'rooms', { id: row.room_id, actor: context.actor })
  const room = asked && ownersRoom(tx, asked, { owner: row.user_id, context })
  if (room && row.is_shared && !room.is_shared) tx.put('rooms', { ...room, is_shared: true })
  return { ...row, room_id: room?.id ?? null }
}

type Owned = { readonly owner: string; readonly context: CommandContext }

/** Null if the owner has neither such a room nor space for another. */
function ownersRoom(tx: Tx, asked: Room, { owner, context }: Owned): Room | null {
  if (asked.user_id === owner) return asked
  const own = tx.select('rooms', { user_id: owner })
  const same = own.find((room) => roomKey(room) === roomKey(asked))
  if (same !== undefined || own.length >= MAX_ROOMS) return same ?? null
  const room = newRow(roomColumns, {
    ...asked,
    id: derivedId(context.mutationId, asked.id),
    user_id: owner,
    place: own.length,
    is_shared: false,
    created_at: context.at,
  })
  tx.put('rooms', room)
  return room
}
