/** Commands of admins on accounts. They need a connection: a device never stores rows of other households. */
import * as z from 'zod/mini'
import { requireAnotherAdmin } from '#domain/admin/last-admin.ts'
import { followPlan } from '#domain/children/child.ts'
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'
import { defineCommand } from '#domain/command.ts'
import { id } from '#domain/id.ts'
import { comparisonKey } from '#domain/text.ts'
import type { Tx } from '#domain/tx.ts'
import { displayName, email, planName, roleName } from '#domain/users/user-fields.ts'
import type { Account, User } from '#domain/users/user.ts'

export const adminCommands = {
  editUser: defineCommand({
    version: 1,
    rest: { method: 'PATCH', path: '/api/admin/users/:id' },
    onlineOnly: true,
    input: z.object({
      id,
      name: z.optional(displayName),
      email: z.optional(email),
      role: z.optional(roleName),
      plan: z.optional(planName),
    }),
    answer: { name: 'user', table: 'users' },
    run(tx, input, { actor }) {
      const { user, account } = accountFor(tx, input.id, actor)
      const role = input.role ?? account.role
      if (input.email !== undefined || role !== account.role) refuseMade(user)
      const address = input.email ?? user.email
      if (account.role === 'admin' && role !== 'admin') requireAnotherAdmin(tx, account.id)
      if (input.email !== undefined) refuseTakenAddress(tx, input.email, account.id)
      tx.put('users', { ...user, name: input.name ?? user.name, email: address })
      tx.put('accounts', {
        ...account,
        role,
        plan: input.plan ?? account.plan,
        email_key: input.email === undefined ? account.email_key : comparisonKey(address),
      })
      if (input.plan !== undefined) followPlan(tx, account.id, input.plan)
    },
  }),

  makeAdmin: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/admin/users/:id/make-admin' },
    onlineOnly: true,
    input: z.object({ id }),
    answer: { name: 'user', table: 'users' },
    run(tx, input, { actor }) {
      const { user, account } = accountFor(tx, input.id, actor)
      refuseMade(user)
      tx.put('accounts', { ...account, role: 'admin' })
    },
  }),
}

/** The account that an admin changes. Throws CommandError `forbidden` for anybody who is not an admin, whatever the input. */
function accountFor(
  tx: Tx,
  wanted: string,
  actor: string,
): { readonly user: User; readonly account: Account } {
  if (tx.get('accounts', actor)?.role !== 'admin') throw adminsOnly()
  const user = tx.get('users', wanted)
  const account = tx.get('accounts', wanted)
  if (user === null || account === null) throw refusal('not_found', 'users')
  return { user, account }
}

/** A child without e-mail gets an address only by growing up, and cannot be an admin (K1, K6). */
function refuseMade({ is_made }: User): void {
  if (is_made) throw refusal('forbidden', 'no_address')
}

/** The refusal for everybody who is not an admin, in every admin call (A18). */
export function adminsOnly(): CommandError {
  return refusal('forbidden', 'admins_only')
}

function refuseTakenAddress(tx: Tx, address: string, own: string): void {
  const taken = tx.select('accounts', { email_key: comparisonKey(address) })
  if (taken.some(({ id: other }) => other !== own))
    throw refusal('name_taken', 'address', { field: 'email' })
}
