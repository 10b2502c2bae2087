/**
 * Serves the source of this server to everybody who uses it (AGPL-3.0, 13): a redirect to where it is published, or the
 * build's own copy.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { restApi } from '#domain/rest-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/errors.ts'

type Deps = {
  readonly config: Pick<Config, 'sourceUrl'>
  /** The folder of the built client, in which the build puts the archive. */
  readonly webFolder: string | null
}

const headers = {
  'Content-Type': 'application/gzip',
  'Content-Disposition': 'attachment; filename="mitten-source.tgz"',
}

export function createSourceRoutes({ config, webFolder }: Deps): Hono<AppEnv> {
  const file = webFolder && join(webFolder, '..', 'source.tgz')
  /** Read once, on the first request: slow downloads share it. A read that failed is tried again. */
  let archive: Promise<Uint8Array<ArrayBuffer>> | null = null
  const read = (from: string) =>
    readFile(from).catch((error: unknown) => {
      archive = null
      throw error
    })

  return new Hono<AppEnv>().get(restApi.source.path, async (c) => {
    if (config.sourceUrl !== null) return c.redirect(config.sourceUrl)
    if (file === null || !existsSync(file))
      throw new HttpError(404, 'not_found', 'This server was not built: its source lies beside it')
    return c.body(await (archive ??= read(file)), 200, headers)
  })
}
