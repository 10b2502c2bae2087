/** Saving and deleting the monthly check-in with a partner. */
import * as z from 'zod/mini'
import { localMonth } from '#domain/calendar.ts'
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import { MAX_ANSWER } from '#domain/check-ins/check-in.ts'
import { refusal } from '#domain/command-error.ts'
import { defineCommand, HOLD_MS } from '#domain/command.ts'
import { derivedId } from '#domain/derived-id.ts'
import { id } from '#domain/id.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import { requireFeature } from '#domain/require-feature.ts'
import { ownRow } from '#domain/shared-row.ts'
import { atMost, text } from '#domain/text.ts'
import { zoneOf } from '#domain/users/user.ts'

const answer = z._default(text({ max: atMost('Answers', MAX_ANSWER) }), '')
const month = z
  .string('Please choose a month')
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month'))

export const checkInCommands = {
  saveCheckIn: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/check-ins' },
    input: z.object({
      partner_id: id,
      month,
      went_well: answer,
      was_heavy: answer,
      to_change: answer,
    }),
    run(tx, input, { actor, at }) {
      requireFeature(tx, actor, 'consultation')
      if (!partnersOf(tx, actor).includes(input.partner_id)) throw refusal('not_found', 'partners')
      if (input.month > localMonth(at, zoneOf(tx, actor)))
        throw refusal('invalid_args', 'month_ahead', { field: 'month' })
      tx.put('check_ins', {
        ...input,
        id: checkInId(actor, input),
        user_id: actor,
        updated_at: at,
      })
    },
  }),

  deleteCheckIn: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/check-ins/:id' },
    input: z.object({ id }),
    silentRefusals: ['not_found'],
    run(tx, input, { actor }) {
      tx.delete('check_ins', ownRow(tx, 'check_ins', { id: input.id, actor }).id)
    },
  }),
}

/** One for each month and partner, no matter on which device it is written. */
export function checkInId(
  author: string,
  { partner_id, month: of }: Pick<CheckIn, 'partner_id' | 'month'>,
): string {
  return derivedId(author, 'check-in', partner_id, of)
}
