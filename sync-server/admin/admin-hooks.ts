/** The server's part of admin commands: each writes a line to the log, and answers with the account as admins see it. */
import { answerJson } from '#server/http/answer-json.ts'
import type { Log, LogEvent } from '#server/log.ts'
import type { CommandHook, CommandHooks } from '#server/routes/command-routes.ts'
import { profileOf } from '#server/routes/profile.ts'
import type { RowStore } from '#server/store/row-store.ts'

type Deps = { readonly store: RowStore; readonly log: Log }

export function createAdminHooks({ store, log }: Deps): CommandHooks {
  const noting = (event: LogEvent): CommandHook => ({
    answer(c, { actor, input }) {
      const { user } = profileOf(store, String(input['id']).toLowerCase())
      log.info(event, { request: c.get('requestId'), user: actor, subject: user.id })
      return answerJson(c, { user })
    },
  })
  return { editUser: noting('account_edited'), makeAdmin: noting('admin_raised') }
}
