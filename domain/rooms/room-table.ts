/** The table of rooms: partners see those with shared tasks in them. */
import { roomColumns } from '#domain/rooms/room.ts'
import { defineTable } from '#domain/table.ts'

export const rooms = defineTable({
  entity: 'Room',
  columns: roomColumns,
  people: ['user_id'],
  audience: 'partners',
  project: (room, viewer) =>
    room.user_id === viewer.id || (room.is_shared && viewer.partners.has(room.user_id))
      ? room
      : null,
  orderedBy: 'created_at',
  first: { own: {}, others: {} },
  keepsId: () => true,
  indexes: ['user_id'],
})
