/** The table of partnerships and invitations: both people see it, each only some fields. */
import { isAsked, partnershipColumns } from '#domain/partnerships/partnership.ts'
import { defineTable } from '#domain/table.ts'

export const partnerships = defineTable({
  entity: 'Partnership',
  columns: partnershipColumns,
  people: ['inviter_id', 'invitee_id'],
  audience: 'people',
  /**
   * Until it is accepted, the inviter sees only the typed address; the invitee never sees the link (F3). A person who
   * is asked to be a parent sees of which child, and the child sees nothing (K4).
   */
  project(row, viewer) {
    if (isAsked(row)) return row.inviter_id === viewer.id ? row : null
    if (row.inviter_id === viewer.id)
      return row.status === 'accepted' ? row : { ...row, invitee_id: null }
    return row.invitee_id === viewer.id ? { ...row, token: null } : null
  },
  keepsId: () => true,
  indexes: ['inviter_id', 'invitee_id'],
  // A person has only a few of them: one query finds those of either side.
  rangesOf: () => [{ index: null }],
})
