/**
 * Creates members. Only this file creates accounts: for the registration form, the admin of the settings, and people
 * whom the provider vouches for.
 */
import { randomInt } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import { v7 } from 'uuid'
import { newRow } from '#domain/column.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { comparisonKey, firstCharacters } from '#domain/text.ts'
import type { Change } from '#domain/tx.ts'
import type { Plan, Role } from '#domain/users/user.ts'
import { accountColumns, userColumns } from '#domain/users/user.ts'
import type { Credentials } from '#server/auth/credentials.ts'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { hasRow, queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { ADMINS } from '#server/store/row-store.ts'
import { accounts, partnerships } from '#server/store/synced-tables.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Commits, Committed } from '#server/sync/commits.ts'
import type { FeedWriter } from '#server/sync/feed.ts'

export type NewMember = {
  readonly username: string
  readonly email: string
  readonly name: string
  readonly plan: Plan
  readonly timeZone: string
  /** Null for a person who signs in only by the provider. */
  readonly passwordHash: string | null
  /** Without a role, the settings decide: if there is no admin yet, the first member becomes one (A6). */
  readonly role?: Role
  /** The token of an invitation's link. */
  readonly invitation?: string | undefined
}
/** Somebody whom the provider vouches for (A24): the username is only a wish, and no invitation is needed. */
export type ProviderMember = Omit<NewMember, 'passwordHash' | 'invitation'>
export type Member = {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly role: Role
}

export type Members = {
  /** Throws if the name or address is taken, or an invitation is missing: to be called before a password is hashed. */
  refuse(member: Pick<NewMember, 'username' | 'email' | 'invitation'>): void
  register(member: NewMember): Promise<Member>
  /** `within` runs in the same commit, with the id of the new account, and may refuse. */
  registerFromProvider(member: ProviderMember, within: (id: string) => void): Promise<Member>
  raiseToAdmin(userId: string): Promise<void>
}

type Added = { readonly member: Member; readonly committed?: Committed }

type Deps = {
  readonly database: Database
  readonly writer: Writer
  readonly store: RowStore
  readonly feed: FeedWriter
  readonly commits: Commits
  readonly credentials: Credentials
  readonly config: Pick<Config, 'registration' | 'firstAccountAdmin'>
  readonly now: () => Date
}

export function createMembers(deps: Deps): Members {
  const { writer, store, feed, commits, credentials, config, now } = deps
  const { isTaken, hasAdmin, invitationOf, freeName } = createLookups(deps.database)

  function refuseTaken(member: Pick<NewMember, 'username' | 'email'>): void {
    if (isTaken(member))
      throw new HttpError(409, 'account_exists', 'Username or email already exists')
  }

  function refuseUninvited(token: string | undefined): void {
    if (config.registration === 'invite' && invitationOf(token) === null)
      throw new HttpError(403, 'registration_closed', 'Registration needs an invitation link')
  }

  /** Done already by a commit whose answer was lost. */
  function addedBefore(id: string): Added | null {
    const user = store.get('users', id)
    const account = store.get('accounts', id)
    if (user === null || account === null) return null
    return { member: { id, username: user.username, name: user.name, role: account.role } }
  }

  function add(member: NewMember, id: string): Added {
    const { username, name, passwordHash } = member
    refuseTaken(member)
    const role = member.role ?? (config.firstAccountAdmin && !hasAdmin() ? 'admin' : 'user')
    const own = rowsOf(member, { id, role, at: now() })
    const invitation = invitationOf(member.invitation)
    const changes = invitation === null ? own : [...own, linked(invitation, id)]
    const entered = feed.record(changes)
    if (passwordHash !== null) credentials.put(id, passwordHash)
    return { member: { id, username, name, role }, committed: { entered, changes } }
  }

  async function addOnce(make: (id: string) => Added): Promise<Member> {
    const id = v7()
    // The first admin is decided among all registrations, so these lock each other out.
    const people = config.firstAccountAdmin ? [id, ADMINS] : [id]
    const work = () => addedBefore(id) ?? make(id)
    const { member, committed } = await writer.run(work, { people })
    // The devices of the person who sent the invitation learn of it.
    if (committed) commits.publish(committed)
    return member
  }

  return {
    refuse(member) {
      refuseUninvited(member.invitation)
      refuseTaken(member)
    },
    register: (member) =>
      addOnce((id) => {
        if (member.role === undefined) refuseUninvited(member.invitation)
        return add(member, id)
      }),
    registerFromProvider: (member, within) =>
      addOnce((id) => {
        const username = freeName(member.username)
        const added = add({ ...member, username, passwordHash: null }, id)
        within(id)
        return added
      }),
    raiseToAdmin: (userId) =>
      writer.run(
        () => {
          const before = store.get('accounts', userId)
          if (before === null) return
          feed.record([
            { table: 'accounts', id: userId, before, after: { ...before, role: 'admin' } },
          ])
        },
        { around: userId },
      ),
  }
}

function createLookups(database: Database) {
  const queries = queriesOf(database)
  const isName = (username: string) => eq(accounts.username_key, comparisonKey(username))
  return {
    isTaken({ username, email }: Pick<NewMember, 'username' | 'email'>): boolean {
      const isAddress = eq(accounts.email_key, comparisonKey(email))
      return hasRow(queries, accounts, or(isName(username), isAddress))
    },
    /** The name as wished, or with a number appended: a small one, unless many people have the name. */
    freeName(wish: string): string {
      for (let tries = 1; ; tries++) {
        const number = tries < 10 ? tries : randomInt(10 ** 6)
        const name = tries === 1 ? wish : numbered(wish, String(number))
        if (!hasRow(queries, accounts, isName(name))) return name
      }
    },
    hasAdmin: () => hasRow(queries, accounts, eq(accounts.role, 'admin')),
    /** The open invitation that a link belongs to. */
    invitationOf(token: string | undefined): Partnership | null {
      if (token === undefined) return null
      const isOpen = and(eq(partnerships.status, 'pending'), isNull(partnerships.invitee_id))
      const condition = and(eq(partnerships.token, token), isOpen)
      return queries.select().from(partnerships).where(condition).get() ?? null
    },
  }
}

function numbered(wish: string, number: string): string {
  const room = userColumns.username.max - number.length
  return firstCharacters(wish, room) + number
}

/** Registering uses up the link, as accepting it while signed in does (A17). */
function linked(invitation: Partnership, userId: string): Change {
  const after = { ...invitation, invitee_id: userId }
  return { table: 'partnerships', id: invitation.id, before: invitation, after }
}

type New = { readonly id: string; readonly role: Role; readonly at: Date }

function rowsOf(
  { username, email, name, plan, timeZone }: NewMember,
  { id, role, at }: New,
): readonly Change[] {
  const user = newRow(userColumns, { id, username, email, name })
  const account = newRow(accountColumns, {
    id,
    plan,
    role,
    time_zone: timeZone,
    created_at: at.toISOString(),
    username_key: comparisonKey(username),
    email_key: comparisonKey(email),
  })
  return [
    { table: 'users', id, before: null, after: user },
    { table: 'accounts', id, before: null, after: account },
    { table: 'balances', id, before: null, after: emptyBalance(id) },
  ]
}
