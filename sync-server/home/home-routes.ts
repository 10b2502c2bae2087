/** The calls about what a person shows on the household's MQTT broker. */
import { Hono } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { homeApi } from '#domain/home/home-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import { expectAccount } from '#server/auth/deleted-accounts.ts'
import type { Core } from '#server/core.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { readJson } from '#server/http/body.ts'
import type { Home } from './create-home.ts'

type Deps = Pick<Core, 'store' | 'writer'> & { readonly home: Home }

export function createHomeRoutes({ home, store, writer }: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(homeApi.home.path, (c) =>
      answerJson(c, {
        ...home.people.read(c.get('session').userId),
        has_broker: home.hasBroker,
      } satisfies CallResponse<typeof homeApi.home>),
    )
    .put(homeApi.saveHome.path, async (c) => {
      const wanted = homeApi.saveHome.request.parse(await readJson(c))
      const { userId } = c.get('session')
      const save = () => {
        expectAccount(store, userId)
        return home.people.save(userId, wanted)
      }
      const saved = await writer.run(save, { around: userId })
      home.chosen(userId)
      return answerJson(c, saved satisfies CallResponse<typeof homeApi.saveHome>)
    })
}
