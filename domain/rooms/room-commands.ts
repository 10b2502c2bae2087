/** The commands on rooms. Their tasks are put into them by the commands on tasks. */
import * as z from 'zod/mini'
import { newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import { defineCommand, givenOf, HOLD_MS } from '#domain/command.ts'
import { id } from '#domain/id.ts'
import { newRoomFields, roomFields } from '#domain/rooms/room-fields.ts'
import type { Room } from '#domain/rooms/room.ts'
import { MAX_ROOMS, roomColumns } from '#domain/rooms/room.ts'
import { ownRow, requireNewId } from '#domain/shared-row.ts'

const answer = { name: 'room', table: 'rooms' } as const

export const roomCommands = {
  createRoom: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/rooms' },
    input: z.object({ id, ...newRoomFields }),
    serverDefaults: (make) => ({ id: make.id() }),
    answer: { ...answer, created: true },
    run(tx, input, { actor, at }) {
      requireNewId(tx, 'rooms', input.id)
      const own = tx.select('rooms', { user_id: actor })
      if (own.length >= MAX_ROOMS) throw refusal('room_limit', 'all', { limit: MAX_ROOMS })
      const place = Math.max(-1, ...own.map((room) => room.place)) + 1
      tx.put('rooms', newRow(roomColumns, { ...input, user_id: actor, place, created_at: at }))
    },
  }),

  updateRoom: defineCommand({
    version: 1,
    rest: { method: 'PATCH', path: '/api/rooms/:id' },
    input: z.object({ id, ...z.partial(z.object(roomFields)).shape }),
    answer,
    run(tx, { id: wanted, ...changed }, { actor }) {
      tx.put('rooms', { ...ownRow(tx, 'rooms', { id: wanted, actor }), ...givenOf(changed) })
    },
  }),

  /** Rooms that are not in the list, because another device made them meanwhile, come last. */
  orderRooms: defineCommand({
    version: 1,
    rest: { method: 'PUT', path: '/api/rooms/order' },
    input: z.object({
      ids: z.array(id).check(z.maxLength(MAX_ROOMS, `Up to ${MAX_ROOMS} rooms`)),
    }),
    run(tx, { ids }, { actor }) {
      const own = tx.select('rooms', { user_id: actor })
      const placeOf = ({ id: each, place }: Room) =>
        ids.includes(each) ? ids.indexOf(each) : ids.length + place
      for (const room of own) tx.put('rooms', { ...room, place: placeOf(room) })
    },
  }),

  deleteRoom: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/rooms/:id' },
    input: z.object({ id }),
    silentRefusals: ['not_found'],
    run(tx, input, { actor }) {
      tx.delete('rooms', ownRow(tx, 'rooms', { id: input.id, actor }).id)
    },
  }),
}
