/** What changes when a made child has chosen a password: an ordinary account, with the same points and parents (K6). */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Change } from '#domain/tx.ts'
import type { Account, User } from '#domain/users/user.ts'

type Child = {
  readonly user: User
  readonly account: Account
  /** The child's partnerships, and the questions whether somebody will be a parent. */
  readonly lines: readonly Partnership[]
}

export function grownUp({ user, account, lines }: Child): readonly Change[] {
  const { id } = user
  const ordinary = { ...account, made_by: null, kid_mode: false }
  return [
    { table: 'users', id, before: user, after: { ...user, is_made: false } },
    { table: 'accounts', id, before: account, after: ordinary },
    ...lines
      .filter(({ asked_by }) => asked_by !== null)
      .map((each): Change => ({ table: 'partnerships', id: each.id, before: each, after: null })),
  ]
}
