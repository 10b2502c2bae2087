/** The table of check-ins: partners see each other's answers as long as they are partners. */
import { checkInColumns } from '#domain/check-ins/check-in.ts'
import { defineTable } from '#domain/table.ts'
import { knownTo } from '#domain/viewer.ts'

export const check_ins = defineTable({
  entity: 'CheckIn',
  columns: checkInColumns,
  people: ['user_id', 'partner_id'],
  audience: 'partners',
  project(checkIn, viewer) {
    const { user_id, partner_id } = checkIn
    if (user_id === viewer.id) return { ...checkIn, partner_id: knownTo(viewer, partner_id) }
    return partner_id === viewer.id && viewer.partners.has(user_id) ? checkIn : null
  },
  orderedBy: 'month',
  indexes: ['user_id', 'partner_id', 'month'],
})
