/** Partnerships: who shares a household with whom, who is the child, and therefore who may approve. */
import type { RowOf } from '#domain/column.ts'
import { choice, id, moment, optional, text } from '#domain/column.ts'

export const partnershipRoles = ['partner', 'child'] as const
const partnershipStatuses = ['pending', 'accepted', 'rejected'] as const

export const partnershipColumns = {
  id: id(),
  inviter_id: id(),
  /** Null while no account has the address, and for the inviter until it is accepted (F3). */
  invitee_id: optional(id()),
  /** The address as typed. */
  email: text(254),
  /** The role of the invitee (F2). */
  role: choice(partnershipRoles),
  status: choice(partnershipStatuses),
  /** The token of the invitation's link; only the inviter has it. */
  token: optional(text(43)),
  created_at: moment(),
  /** For a person who is asked to be a parent, too: who asks; null as soon as they are one (K4). */
  asked_by: optional(id()),
}
export type Partnership = RowOf<typeof partnershipColumns>

/** The other person of a partnership, as seen by one of them. */
export function otherOf(partnership: Partnership, userId: string): string | null {
  return partnership.inviter_id === userId ? partnership.invitee_id : partnership.inviter_id
}

/** Whether this asks somebody to be a parent, too (K4). Rows that a device got before this release lack the field. */
export function isAsked({ asked_by }: Pick<Partnership, 'asked_by'>): boolean {
  return Boolean(asked_by)
}

/** The person who answers: the invitee, or the person who is asked to be a parent, too (K4). */
export function answererOf(partnership: Partnership): string | null {
  return isAsked(partnership) ? partnership.inviter_id : partnership.invitee_id
}

/** Whether a person is the child: `role` is the role of the invitee (F2). */
export function isChildIn(partnership: Partnership, userId: string): boolean {
  return partnership.role === 'child' && partnership.invitee_id === userId
}

/** A child cannot end a partnership, but a person who is an adult in another partnership may leave it (F2, A17). */
export function canEnd(
  partnership: Partnership,
  userId: string,
  all: readonly Partnership[],
): boolean {
  return (
    !isChildIn(partnership, userId) ||
    all.some((each) => each.status === 'accepted' && !isChildIn(each, userId))
  )
}
