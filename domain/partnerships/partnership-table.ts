/** The table of partnerships and invitations: the two of them see it, each a part. */
import { partnershipColumns } from '#domain/partnerships/partnership.ts'
import { defineTable } from '#domain/table.ts'

export const partnerships = defineTable({
  entity: 'Partnership',
  columns: partnershipColumns,
  people: ['inviter_id', 'invitee_id'],
  audience: 'people',
  /** The inviter sees only the address typed until it is accepted; the invitee never sees the link (F3). */
  project(row, viewer) {
    if (row.inviter_id === viewer.id)
      return row.status === 'accepted' ? row : { ...row, invitee_id: null }
    return row.invitee_id === viewer.id ? { ...row, token: null } : null
  },
  keepsId: () => true,
  indexes: ['inviter_id', 'invitee_id'],
  // A person's are few: both sides of them come with one look.
  rangesOf: () => [{ index: null }],
})
