/** The server's part of the commands on children: the link with which a child chooses a password. */
import { ownChild } from '#server/auth/own-child.ts'
import type { ResetLinks } from '#server/auth/reset-links.ts'
import { answerJson } from '#server/http/answer-json.ts'
import type { Log } from '#server/log.ts'
import type { CommandHooks } from '#server/routes/command-routes.ts'
import type { RowStore } from '#server/store/row-store.ts'

type Deps = { readonly store: RowStore; readonly resetLinks: ResetLinks; readonly log: Log }

export function createChildHooks({ store, resetLinks, log }: Deps): CommandHooks {
  return {
    growUp: {
      /** The link is made after the commit: a parent who misses the answer can ask again, while still a parent. */
      async answer(c, { actor, input }) {
        const id = String(input['id']).toLowerCase()
        const within = () => void ownChild(store, { parent: actor, child: id })
        const { path, expiresAt } = await resetLinks.make(id, { madeBy: actor, within })
        log.info('child_grown_up', { request: c.get('requestId'), user: actor, subject: id })
        return answerJson(c, { path, expires_at: expiresAt })
      },
    },
  }
}
