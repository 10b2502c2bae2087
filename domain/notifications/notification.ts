/** Notifications: rows that commands write for others, one per cause and recipient, never for the actor. */
import type { RowOf } from '#domain/column.ts'
import { choice, flag, id, moment, optional, text, whole, withDefault } from '#domain/column.ts'
import { rewardColumns } from '#domain/rewards/reward.ts'
import { day, taskColumns } from '#domain/tasks/task.ts'
import { userColumns } from '#domain/users/user.ts'

/** Caused by a person, whom their sentences name. */
const typesWithActor = [
  'task_completed',
  'task_approved',
  'task_claimed',
  'task_reopened',
  'helped',
  'turn_passed',
  'turn_given',
  'chores_paused',
  'reward_requested',
  'reward_offered',
  'reward_redeemed',
  'reward_approved',
  'reward_denied',
  'loan_requested',
  'loan_approved',
  'loan_denied',
  'loan_repaid',
  'partnership_invitation',
  'partnership_accepted',
  'partnership_removed',
  'parent_invitation',
  'child_grown_up',
] as const

/** Caused by nobody: their sentences name no person. */
export const typesWithoutActor = ['weekly_report', 'webhook_off'] as const

export const notificationTypes = [...typesWithActor, ...typesWithoutActor] as const
export type NotificationType = (typeof notificationTypes)[number]

/** How it happened, if the type alone does not say it. */
const manners = ['private', 'account_deleted', 'profile_deleted', 'parent_removed'] as const
const relatedTypes = [
  'task',
  'chore',
  'pause',
  'reward',
  'loan',
  'partnership',
  'report',
  'webhook',
] as const

export const factColumns = {
  /** The sentence of an old release that could not be read as facts; else empty, and the API words one in English. */
  content: withDefault(text(600), ''),
  /** The person who did it, and their first name at that time; without either, `content` says everything. */
  actor: optional(id()),
  actor_name: withDefault(text(userColumns.name.max), ''),
  /** The name of the subject, and the person who gave it that name. */
  subject: withDefault(text(taskColumns.name.max), ''),
  subject_of: optional(id()),
  /** The note of a denial. */
  quote: withDefault(text(rewardColumns.deny_note.max), ''),
  /** Points: of a loan, or given back by a denial. */
  amount: optional(whole({ min: 0 })),
  until_on: optional(day()),
  how: optional(choice(manners)),
}

export const notificationColumns = {
  id: id(),
  user_id: id(),
  type: choice(notificationTypes),
  ...factColumns,
  is_read: withDefault(flag(), false),
  created_at: moment(),
  related_id: id(),
  related_type: choice(relatedTypes),
}
export type Notification = RowOf<typeof notificationColumns>

/** The facts of an event that its type does not say. */
export type Facts = Omit<RowOf<typeof factColumns>, 'content'>
