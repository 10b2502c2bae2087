/** The server's part of admin commands: each one is logged, and answers with the account as admins see it. */
import type { Change } from '#domain/tx.ts'
import type { Account } from '#domain/users/user.ts'
import { answerJson } from '#server/http/answer-json.ts'
import type { Log, LogEvent } from '#server/log.ts'
import type { CommandHook, CommandHooks } from '#server/routes/command-routes.ts'
import { profileOf } from '#server/routes/profile.ts'
import type { RowStore } from '#server/store/row-store.ts'

type Deps = { readonly store: RowStore; readonly log: Log }

export function createAdminHooks({ store, log }: Deps): CommandHooks {
  const noting = (...events: readonly LogEvent[]): CommandHook => ({
    answer(c, { actor, input, changes }) {
      const { user } = profileOf(store, String(input['id']).toLowerCase())
      for (const event of [...events, ...changes.flatMap(roleEvents)])
        log.info(event, { request: c.get('requestId'), user: actor, subject: user.id })
      return answerJson(c, { user })
    },
  })
  return { editUser: noting('account_edited'), makeAdmin: noting() }
}

function roleEvents({ table, before, after }: Change): readonly LogEvent[] {
  if (table !== 'accounts') return []
  const [old, role] = [before, after].map((row) => (row as Account | null)?.role)
  if (role === old) return []
  return [role === 'admin' ? 'admin_raised' : 'admin_lowered']
}
