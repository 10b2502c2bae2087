/** Serves the API reference, for programs and for people. It contains only what is in the source, so it is public. */
import { Hono } from 'hono'
import { refusalStatus } from '#domain/command-error.ts'
import { restApi } from '#domain/rest-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import { policyFor } from '#server/connect/connect-style.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import type { OpenApi } from './openapi.ts'
import { openApi } from './openapi.ts'

const headers = { 'Content-Security-Policy': policyFor(docsStyle) }

export function createDocsRoutes(): Hono<AppEnv> {
  let made: OpenApi | null = null
  /** Created on the first request: most servers never get one. */
  const document = () => (made ??= openApi())

  return new Hono<AppEnv>()
    .get(restApi.openapi.path, (c) => answerJson(c, document()))
    .get(restApi.docs.path, (c) =>
      c.html(docsPage(document(), Object.keys(refusalStatus)), 200, headers),
    )
}
