/** The account that somebody gets whom the provider vouches for: their own names as far as the bounds allow. */
import { username } from '#domain/users/user-fields.ts'
import { userColumns } from '#domain/users/user.ts'
import type { Vouched } from '#server/auth/register-member.ts'
import type { Identity } from './provider.ts'

/** For whoever has no name that could be one here. */
const NAMELESS = 'member'

export function newMember({ email, username: wish, name, isAdmin }: Identity): Vouched {
  const chosen = usernameFrom([wish, email, name])
  return {
    username: chosen,
    // Every account has a unique address; one that ends in .invalid belongs to nobody.
    email: email ?? `${crypto.randomUUID()}@mitten.invalid`,
    name: name ?? chosen,
    plan: 'free',
    timeZone: 'UTC',
    ...(isAdmin === null ? {} : { role: isAdmin ? 'admin' : 'user' }),
  }
}

/** Of an address only what is before the @: others see the name. */
function usernameFrom(wishes: readonly (string | null)[]): string {
  for (const wish of wishes) {
    const short = Array.from((wish ?? '').replace(/@.*/s, '').trim())
    const { data } = username.safeParse(short.slice(0, userColumns.username.max).join(''))
    if (data !== undefined) return data
  }
  return NAMELESS
}
