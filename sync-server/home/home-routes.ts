/** The calls about the broker of the house: what a person shows there. */
import { Hono } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { homeApi } from '#domain/home/home-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { readJson } from '#server/http/body.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Home } from './create-home.ts'

type Deps = { readonly home: Home; readonly writer: Writer }

export function createHomeRoutes({ home, writer }: Deps): Hono<AppEnv> {
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
      const saved = await writer.run(() => home.people.save(userId, wanted))
      home.chosen(userId)
      return answerJson(c, saved satisfies CallResponse<typeof homeApi.saveHome>)
    })
}
