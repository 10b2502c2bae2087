/** Calls for admins that are not commands. In a separate file, so that only their screens load them. */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'
import { pointTotals } from '#domain/api.ts'
import { pageQuery, pagination } from '#domain/rest-api.ts'
import { rowSchemas } from '#domain/row-schemas.ts'
import { plans, roles } from '#domain/users/user.ts'

/** An account as admins see it. */
const member = z.object({
  ...rowSchemas.users.shape,
  plan: z.enum(plans),
  role: z.enum(roles),
  time_zone: z.string(),
  created_at: z.iso.datetime(),
  /** For a child without e-mail: the first name of the parent who made it (K1). */
  child_of: z.nullable(z.string()),
})
export type Member = z.output<typeof member>

export const adminApi = {
  users: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'All accounts by username; `search` looks into name, username and e-mail',
    query: z.object({
      ...pageQuery.shape,
      search: z.optional(z.string().check(z.maxLength(254, 'Search for a shorter text'))),
    }),
    request: null,
    response: z.object({ users: z.array(member), pagination }),
  },
  user: {
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'An account with its points, and a page of its tasks and rewards, newest first',
    query: pageQuery,
    request: null,
    response: z.object({
      user: member,
      points: pointTotals,
      tasks: z.array(rowSchemas.tasks),
      rewards: z.array(rowSchemas.rewards),
      pagination: z.object({ tasks: pagination, rewards: pagination }),
    }),
  },
  stats: {
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'How many there are of everything',
    request: null,
    response: z.object({
      userCount: z.number(),
      taskCount: z.number(),
      completedTaskCount: z.number(),
      rewardCount: z.number(),
      redeemedRewardCount: z.number(),
      partnershipCount: z.number(),
      loanCount: z.number(),
      /** Bytes used by all pictures, and their limit (PICTURES_MB). */
      pictureBytes: z.number(),
      maxPictureBytes: z.number(),
    }),
  },
  makeResetLink: {
    method: 'POST',
    path: '/api/admin/users/:id/reset-link',
    summary: 'Make a one-time link to a new password; an older one stops working',
    request: null,
    /** A path within this app: the caller knows its origin. */
    response: z.object({ path: z.string(), expires_at: z.string() }),
  },
  endSessions: {
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    summary: 'Sign an account out everywhere',
    request: null,
    response: z.object({}),
  },
} as const satisfies Readonly<Record<string, Call>>
