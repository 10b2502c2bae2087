/** The rows of the REST API as schemas, for its reference and its tests; the compiler holds them to the entities. */
import * as z from 'zod/mini'
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import type { Loan } from '#domain/loans/loan.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { notificationTypes, relatedTypes } from '#domain/notifications/notification.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { partnershipRoles, partnershipStatuses } from '#domain/partnerships/partnership.ts'
import type { Balance, Entry } from '#domain/points/points.ts'
import { entryReasons, ledgers } from '#domain/points/points.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Task } from '#domain/tasks/task.ts'
import { effortLevels } from '#domain/tasks/task.ts'
import type { Template } from '#domain/templates/template.ts'
import type { TableName, Tables } from '#domain/tx.ts'
import type { Account, Usage, User } from '#domain/users/user.ts'
import { plans, roles } from '#domain/users/user.ts'

const id = z.string()
const moment = z.iso.datetime()
const sometimes = z.nullable(moment)
const somebody = z.nullable(id)
const picture = z.nullable(z.string())

const users = z.object({
  id,
  username: z.string(),
  email: z.string(),
  name: z.string(),
  photo_url: picture,
  is_child: z.boolean(),
}) satisfies z.ZodMiniType<User>

const accounts = z.object({
  id,
  plan: z.enum(plans),
  role: z.enum(roles),
  time_zone: z.string(),
  created_at: moment,
  reported_week: z.nullable(z.string()),
  username_key: z.string(),
  email_key: z.string(),
}) satisfies z.ZodMiniType<Account>

const usages = z.object({
  id,
  user_id: id,
  tasks: z.int(),
  rewards: z.int(),
}) satisfies z.ZodMiniType<Usage>

const balances = z.object({
  id,
  total_points: z.int(),
  redeemed_points: z.int(),
  loan_points: z.int(),
}) satisfies z.ZodMiniType<Balance>

const partnerships = z.object({
  id,
  inviter_id: id,
  invitee_id: somebody,
  email: z.string(),
  role: z.enum(partnershipRoles),
  status: z.enum(partnershipStatuses),
  token: z.nullable(z.string()),
  created_at: moment,
}) satisfies z.ZodMiniType<Partnership>

const tasks = z.object({
  id,
  user_id: id,
  name: z.string(),
  description: z.string(),
  time_minutes: z.int(),
  effort_level: z.enum(effortLevels),
  image_url: picture,
  is_shared: z.boolean(),
  created_at: moment,
  claimed_by: somebody,
  claimed_at: sometimes,
  completed_at: sometimes,
  approved_by: somebody,
  completions: z.int(),
}) satisfies z.ZodMiniType<Task>

const rewards = z.object({
  id,
  user_id: id,
  name: z.string(),
  description: z.string(),
  point_cost: z.int(),
  image_url: picture,
  awaiting_approval: z.boolean(),
  redeemed_at: sometimes,
  approved_by: somebody,
  denied_by: somebody,
  created_at: moment,
}) satisfies z.ZodMiniType<Reward>

const loans = z.object({
  id,
  user_id: id,
  amount: z.int(),
  title: z.string(),
  description: z.string(),
  requested_at: moment,
  approved_by: somebody,
  approved_at: sometimes,
  denied_by: somebody,
  due_date: sometimes,
  repaid: z.boolean(),
  repaid_at: sometimes,
  cleared_at: sometimes,
}) satisfies z.ZodMiniType<Loan>

const entries = z.object({
  id: z.string(),
  user_id: id,
  ledger: z.enum(ledgers),
  amount: z.int(),
  reason: z.enum(entryReasons),
  related_id: id,
  related_type: z.enum(['task', 'reward', 'loan']),
  created_at: moment,
}) satisfies z.ZodMiniType<Entry>

const notifications = z.object({
  id,
  user_id: id,
  type: z.enum(notificationTypes),
  content: z.string(),
  is_read: z.boolean(),
  created_at: moment,
  related_id: id,
  related_type: z.enum(relatedTypes),
}) satisfies z.ZodMiniType<Notification>

const templates = z.object({
  id,
  user_id: id,
  name: z.string(),
  description: z.string(),
  time_minutes: z.int(),
  effort_level: z.enum(effortLevels),
  image_url: picture,
  is_shared: z.boolean(),
  created_at: moment,
}) satisfies z.ZodMiniType<Template>

const check_ins = z.object({
  id,
  user_id: id,
  partner_id: id,
  month: z.string(),
  went_well: z.string(),
  was_heavy: z.string(),
  to_change: z.string(),
  updated_at: moment,
}) satisfies z.ZodMiniType<CheckIn>

export const rowSchemas = {
  users,
  accounts,
  usages,
  balances,
  partnerships,
  tasks,
  rewards,
  loans,
  entries,
  notifications,
  templates,
  check_ins,
} satisfies { [T in TableName]: z.ZodMiniType<Tables[T]> }
