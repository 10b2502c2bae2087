/** The synced tables, checked against domain's row types. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { notificationTypes, relatedTypes } from '#domain/notifications/notification.ts'
import { partnershipRoles, partnershipStatuses } from '#domain/partnerships/partnership.ts'
import { entryReasons, ledgers } from '#domain/points/points.ts'
import { effortLevels } from '#domain/tasks/task.ts'
import type { TableName, Tables } from '#domain/tx.ts'
import { plans, roles } from '#domain/users/user.ts'

const flag = () => integer({ mode: 'boolean' }).notNull()
const count = () => integer().notNull().default(0)

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    photo_url: text(),
    is_child: flag(),
  },
  (table) => [
    index('users_photo')
      .on(table.photo_url)
      .where(sql`photo_url IS NOT NULL`),
  ],
)

export const accounts = sqliteTable(
  'accounts',
  {
    id: text().primaryKey(),
    plan: text({ enum: plans }).notNull(),
    role: text({ enum: roles }).notNull(),
    time_zone: text().notNull(),
    created_at: text().notNull(),
    username_key: text().notNull(),
    email_key: text().notNull(),
    reported_week: text(),
  },
  (table) => [
    uniqueIndex('accounts_username').on(table.username_key),
    uniqueIndex('accounts_email').on(table.email_key),
    index('accounts_role').on(table.role),
  ],
)

export const usages = sqliteTable('usages', {
  id: text().primaryKey(),
  user_id: text().notNull(),
  tasks: count(),
  rewards: count(),
})

export const balances = sqliteTable('balances', {
  id: text().primaryKey(),
  total_points: count(),
  redeemed_points: count(),
  loan_points: count(),
})

export const partnerships = sqliteTable(
  'partnerships',
  {
    id: text().primaryKey(),
    inviter_id: text().notNull(),
    invitee_id: text(),
    email: text().notNull(),
    role: text({ enum: partnershipRoles }).notNull(),
    status: text({ enum: partnershipStatuses }).notNull(),
    token: text(),
    created_at: text().notNull(),
  },
  (table) => [
    index('partnerships_inviter').on(table.inviter_id),
    index('partnerships_invitee').on(table.invitee_id),
    uniqueIndex('partnerships_token').on(table.token),
  ],
)

export const tasks = sqliteTable(
  'tasks',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    time_minutes: integer().notNull(),
    effort_level: text({ enum: effortLevels }).notNull(),
    image_url: text(),
    is_shared: flag(),
    created_at: text().notNull(),
    claimed_by: text(),
    claimed_at: text(),
    completed_at: text(),
    approved_by: text(),
    completions: count(),
  },
  (table) => [
    index('tasks_owner').on(table.user_id, table.approved_by, table.claimed_by, table.created_at),
    index('tasks_open')
      .on(table.user_id)
      .where(sql`completed_at IS NULL`),
    index('tasks_claimer')
      .on(table.claimed_by, table.approved_by, table.completed_at)
      .where(sql`claimed_by IS NOT NULL`),
    index('tasks_newest').on(
      table.user_id,
      table.created_at,
      table.id,
      table.is_shared,
      table.completed_at,
    ),
    index('tasks_performed')
      .on(table.claimed_by, table.created_at, table.id, table.user_id, table.completed_at)
      .where(sql`claimed_by IS NOT NULL`),
    index('tasks_image')
      .on(table.image_url)
      .where(sql`image_url IS NOT NULL`),
  ],
)

export const rewards = sqliteTable(
  'rewards',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    point_cost: integer().notNull(),
    image_url: text(),
    awaiting_approval: flag(),
    redeemed_at: text(),
    approved_by: text(),
    denied_by: text(),
    created_at: text().notNull(),
  },
  (table) => [
    index('rewards_owner').on(table.user_id, table.created_at),
    index('rewards_awaiting').on(table.user_id, table.awaiting_approval),
    index('rewards_approver').on(table.user_id, table.approved_by),
    index('rewards_denier').on(table.user_id, table.denied_by),
    index('rewards_image')
      .on(table.image_url)
      .where(sql`image_url IS NOT NULL`),
  ],
)

export const loans = sqliteTable(
  'loans',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    amount: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    requested_at: text().notNull(),
    approved_by: text(),
    approved_at: text(),
    denied_by: text(),
    due_date: text(),
    repaid: flag(),
    repaid_at: text(),
    cleared_at: text(),
  },
  (table) => [
    index('loans_borrower').on(table.user_id, table.requested_at),
    index('loans_approver').on(table.user_id, table.approved_by),
  ],
)

export const entries = sqliteTable(
  'entries',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    ledger: text({ enum: ledgers }).notNull(),
    amount: integer().notNull(),
    reason: text({ enum: entryReasons }).notNull(),
    related_id: text().notNull(),
    related_type: text({ enum: ['task', 'reward', 'loan'] }).notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('entries_owner').on(table.user_id, table.created_at)],
)

export const notifications = sqliteTable(
  'notifications',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    type: text({ enum: notificationTypes }).notNull(),
    content: text().notNull(),
    is_read: flag(),
    created_at: text().notNull(),
    related_id: text().notNull(),
    related_type: text({ enum: relatedTypes }).notNull(),
  },
  (table) => [
    index('notifications_owner').on(table.user_id, table.created_at),
    index('notifications_unread').on(table.user_id, table.is_read, table.created_at),
    index('notifications_subject').on(table.related_id),
  ],
)

export const templates = sqliteTable(
  'templates',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    time_minutes: integer().notNull(),
    effort_level: text({ enum: effortLevels }).notNull(),
    image_url: text(),
    is_shared: flag(),
    created_at: text().notNull(),
  },
  (table) => [
    index('templates_owner').on(table.user_id, table.created_at),
    index('templates_picture')
      .on(table.image_url)
      .where(sql`image_url IS NOT NULL`),
  ],
)

export const check_ins = sqliteTable(
  'check_ins',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    partner_id: text().notNull(),
    month: text().notNull(),
    went_well: text().notNull(),
    was_heavy: text().notNull(),
    to_change: text().notNull(),
    updated_at: text().notNull(),
  },
  (table) => [
    index('check_ins_author').on(table.user_id, table.month),
    index('check_ins_partner').on(table.partner_id),
  ],
)

/** The synced tables. A column that is missing or of another type than the entity's field does not compile. */
export const syncedTables = {
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
} satisfies { [T in TableName]: { $inferSelect: Tables[T] } }
