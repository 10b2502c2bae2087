/** The fields of an invitation and of its answer. */
import * as z from 'zod/mini'
import { partnershipRoles } from '#domain/partnerships/partnership.ts'

export const partnershipRole = z.enum(partnershipRoles, 'Please select a role')
export const partnershipAnswer = z.enum(
  ['accepted', 'rejected'],
  'Status must be accepted or rejected',
)
