/** Administration from the terminal, on the data folder itself, with the same functions as the calls for admins. */
import type { Member } from '#domain/admin/admin-api.ts'
import { createFindMembers } from '#server/admin/find-members.ts'
import type { Credential } from '#server/auth/credentials.ts'
import { createCredentials } from '#server/auth/credentials.ts'
import { createMembers } from '#server/auth/register-member.ts'
import { createResetLinks } from '#server/auth/reset-links.ts'
import type { Config } from '#server/config.ts'
import { openBeside } from '#server/store/open-data.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { createCommits } from '#server/sync/commits.ts'
import { createFeedWriter } from '#server/sync/feed.ts'

/** Each returns sentences for the terminal, or throws one. */
export type Administration = {
  list(): string
  grant(name: string): Promise<string>
  resetPassword(name: string): Promise<string>
  close(): void
}

/** A running server sees these changes with its next request, because it does not cache accounts. */
export async function openAdministration(config: Config): Promise<Administration> {
  const database = await openBeside(config)
  const writer = database.engine.createWriter(() => performance.now())
  const [store, now] = [createRowStore(database), () => new Date()]
  const feed = createFeedWriter(database, store)
  const credentials = createCredentials(database)
  const stored = { database, writer, store, feed, commits: createCommits() }
  const members = createMembers({ ...stored, credentials, config, now })
  const resetLinks = createResetLinks({ database, writer, now })
  const findMembers = createFindMembers(database, store)

  function find(name: string): Credential {
    const found = credentials.findByName(name)
    if (found === null) throw new Error(`There is no account with the username ${name}.`)
    return found
  }

  return {
    list() {
      const { users } = findMembers('', { page: 1, limit: Number.MAX_SAFE_INTEGER })
      if (users.length === 0) return 'Nobody has registered yet.'
      return users.map(lineOf).join('\n')
    },
    async grant(name) {
      const { id, username, role } = find(name)
      if (role === 'admin') return `${username} is an admin already.`
      await members.raiseToAdmin(id)
      return `${username} is an admin now.`
    },
    async resetPassword(name) {
      const { id, username } = find(name)
      const { path } = await resetLinks.make(id)
      return [
        `With this link ${username} can choose a new password, once, within 24 hours:`,
        `${config.publicOrigin}${path}`,
      ].join('\n')
    },
    close: () => void database.close(),
  }
}

/** A name may contain anything, and a terminal interprets control characters. */
function lineOf({ username, role, plan, name, child_of }: Member): string {
  const who = child_of === null ? username : `Child of ${child_of}`
  return [who, role, plan, name].join('  ').replaceAll(/\p{Cc}/gu, ' ')
}
