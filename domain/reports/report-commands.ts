/** Announces the report of a week to a person: once, from whichever of their devices is first. */
import * as z from 'zod/mini'
import { newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import { defineCommand } from '#domain/command.ts'
import { isMonday, localWeek } from '#domain/days.ts'
import { derivedId } from '#domain/derived-id.ts'
import { notificationColumns } from '#domain/notifications/notification.ts'
import { requireFeature } from '#domain/require-feature.ts'

export const reportCommands = {
  announceWeeklyReport: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/reports/weekly' },
    // The Monday of the week, as yyyy-MM-dd in the person's time zone.
    input: z.object({
      week: z
        .string('Please choose a week')
        .check(
          z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a week'),
          z.refine(isMonday, 'A week begins on Monday'),
        ),
    }),
    // Not caused by a tap: a device that was early because its clock was ahead announces it again at the right time.
    silentRefusals: ['invalid_args', 'plan_needed'],
    run(tx, { week }, { actor, at }) {
      const account = tx.get('accounts', actor)
      if (account === null) throw refusal('not_found', 'users')
      requireFeature(tx, actor, 'weekly_report')
      if (week >= localWeek(at, account.time_zone))
        throw refusal('invalid_args', 'week_ahead', { field: 'week' })
      if (account.reported_week !== null && week <= account.reported_week) return
      // Not refused: in the zone of the device it may have been the week in which the person joined.
      if (week < localWeek(account.created_at, account.time_zone)) return
      tx.put('accounts', { ...account, reported_week: week })
      const told = newRow(notificationColumns, {
        id: derivedId(actor, 'weekly_report', week),
        user_id: actor,
        type: 'weekly_report',
        created_at: at,
        related_id: week,
        related_type: 'report',
      })
      tx.insert('notifications', told)
    },
  }),
}
