/** A person's own profile and points: one answer from three rows (docs/decisions/0004). */
import type { api, CallResponse } from '#domain/api.ts'
import { availablePoints, emptyBalance } from '#domain/points/points.ts'
import { firstName } from '#domain/users/user.ts'
import { HttpError } from '#server/errors.ts'
import type { RowStore } from '#server/store/row-store.ts'

/** The person's own profile with its private part: the goal they save for (P4). */
export function ownProfileOf(store: RowStore, userId: string): CallResponse<typeof api.me> {
  const { user, points } = profileOf(store, userId)
  return { user: { ...user, goal_id: store.get('accounts', userId)?.goal_id ?? null }, points }
}

/** As admins read it, too. Throws 404 if there is no person with this id. */
export function profileOf(store: RowStore, userId: string) {
  const user = store.get('users', userId)
  const account = store.get('accounts', userId)
  if (user === null || account === null) throw new HttpError(404, 'not_found', 'User not found')
  const balance = store.get('balances', userId) ?? emptyBalance(userId)
  const { plan, role, time_zone, created_at, made_by } = account
  return {
    user: { ...user, plan, role, time_zone, created_at, child_of: makerOf(store, made_by) },
    points: {
      total: balance.total_points,
      available: availablePoints(balance),
      redeemed: balance.redeemed_points,
      loaned: balance.loan_points,
    },
  }
}

function makerOf(store: RowStore, made_by: string | null): string | null {
  const maker = made_by === null ? null : store.get('users', made_by)
  return maker && firstName(maker)
}
