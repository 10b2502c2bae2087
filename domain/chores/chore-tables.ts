/** The tables of chores, seats and pauses: who sees which fields, and their indexes on a device (C27). */
import { choreColumns, pauseColumns, seatColumns } from '#domain/chores/chore.ts'
import { defineTable } from '#domain/table.ts'
import { knownTo } from '#domain/viewer.ts'

export const chores = defineTable({
  entity: 'Chore',
  columns: choreColumns,
  people: ['user_id'],
  audience: 'partners',
  /** Only its owner sees a private chore. */
  project(chore, viewer) {
    const isShown = chore.is_shared && viewer.partners.has(chore.user_id)
    if (chore.user_id !== viewer.id && !isShown) return null
    return { ...chore, rule_by: knownTo(viewer, chore.rule_by) }
  },
  orderedBy: 'created_at',
  first: { own: {}, others: {} },
  keepsId: () => true,
  indexes: ['user_id', 'image_url'],
})

export const seats = defineTable({
  entity: 'Seat',
  columns: seatColumns,
  people: ['user_id'],
  audience: 'partners',
  /** Everybody who sees a shared chore sees its seats; a private chore has no seat but its owner's. */
  project(seat, viewer) {
    const isShown = seat.user_id === viewer.id || viewer.partners.has(seat.user_id)
    return isShown ? { ...seat, person: knownTo(viewer, seat.person) } : null
  },
  orderedBy: 'chore_id',
  indexes: ['chore_id', 'person'],
})

export const pauses = defineTable({
  entity: 'Pause',
  columns: pauseColumns,
  people: ['user_id'],
  audience: 'partners',
  project: (pause, { id, partners }) =>
    pause.user_id === id || partners.has(pause.user_id) ? pause : null,
  orderedBy: 'created_at',
  first: { own: {}, others: {} },
  keepsId: () => true,
  indexes: ['user_id'],
})
