/** The admin of the settings: created at the first start, promoted if the name exists, never given a new password. */
import type { Credentials } from '#server/auth/credentials.ts'
import type { Passwords } from '#server/auth/password.ts'
import type { Members } from '#server/auth/register-member.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'

type Deps = {
  readonly config: Pick<Config, 'admin'>
  readonly credentials: Credentials
  readonly passwords: Passwords
  readonly members: Members
  readonly log: Log
}

export function createEnsureAdmin({ config, credentials, passwords, members, log }: Deps) {
  type Admin = NonNullable<Config['admin']>

  async function create({ username, password, email }: Admin): Promise<void> {
    const { id } = await members.register({
      username,
      // Every account has a unique address; one that ends in .invalid belongs to nobody.
      email: email ?? `${crypto.randomUUID()}@mitten.invalid`,
      name: username,
      plan: 'free',
      timeZone: 'UTC',
      passwordHash: await passwords.hash(password),
      role: 'admin',
    })
    log.info('admin_created', { user: id })
  }

  return async (): Promise<void> => {
    if (config.admin === null) return
    const { username } = config.admin
    const existing = credentials.findByName(username)
    if (existing?.role === 'admin') return
    if (existing !== null) {
      await members.raiseToAdmin(existing.id)
      log.info('admin_raised', { user: existing.id })
      return
    }
    try {
      await create(config.admin)
    } catch (error) {
      // Another process that starts at the same time was first.
      if (credentials.findByName(username)?.role !== 'admin') throw error
    }
  }
}
