/**
 * Serves the built client from memory: only files that existed at start, so there is no path traversal. Not
 * serve-static of @hono/node-server: it reads the disk each time, has no ETag and omits Vary.
 */
import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { Encoding } from '#server/http/encoding.ts'
import { preferredEncoding } from '#server/http/encoding.ts'

/** Larger files, if there are any, are read on request. */
const IN_MEMORY_BYTES = 4_000_000
const PAGE = '/index.html'

type HeaderSet = Readonly<Record<string, string>>
type Bytes = Uint8Array<ArrayBuffer>
type Variant = {
  readonly etag: string
  readonly headers: HeaderSet
  readonly notModified: HeaderSet
  readonly read: () => Bytes | Promise<Bytes>
}
type StaticFile = Readonly<Record<Encoding, Variant | null>> & { readonly plain: Variant }

/** Serves requests that read files, and the page for every other navigation outside /api. */
export function createStaticFiles(
  folder: string,
  securityHeaders: MiddlewareHandler,
): MiddlewareHandler {
  const byPath = readFiles(folder)
  return async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method) || isApi(c.req.path)) return next()
    const file = byPath.get(c.req.path === '/' ? PAGE : c.req.path) ?? pageFor(c, byPath)
    if (file === undefined) return next()
    return securityHeaders(c, async () => {
      c.res = await answer(c, file)
    })
  }
}

/** The inline contents of the built page: the nonce of its styles, and the hashes of its scripts. */
export type PageContents = {
  readonly styleNonce: string | null
  readonly scripts: readonly string[]
}

/** Null if there is no build. */
export function readPageContents(folder: string): PageContents | null {
  const path = join(folder, PAGE)
  if (!existsSync(path)) return null
  const page = readFileSync(path, 'utf8')
  const meta = /<meta[^>]*property="csp-nonce"[^>]*>/.exec(page)?.[0]
  const nonce = /nonce="([\w+/=-]+)"/.exec(meta?.replace('"csp-nonce"', '') ?? '')?.[1]
  const scripts = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)]
  return {
    styleNonce: nonce ?? null,
    scripts: scripts.map(([, script = '']) => hash('sha256', script, 'base64')),
  }
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

function pageFor(c: Context, byPath: ReadonlyMap<string, StaticFile>): StaticFile | undefined {
  return c.req.header('accept')?.includes('text/html') ? byPath.get(PAGE) : undefined
}

async function answer(c: Context, file: StaticFile): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  const best = (encoding && file[encoding]) ?? (encoding === 'br' ? file.gzip : null)
  const { etag, headers, notModified, read } = best ?? file.plain
  if (c.req.header('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: notModified })
  return new Response(await read(), { headers })
}

function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  const known = new Set(names)
  return new Map(
    names
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => {
        const path = `/${name.split(sep).join('/')}`
        const isVarying = known.has(`${name}.br`) || known.has(`${name}.gz`)
        const headers = headersFor(path, isVarying)
        const variant = (suffix: string, encoding: Encoding) =>
          known.has(name + suffix)
            ? variantOf(join(folder, name + suffix), { ...headers, 'Content-Encoding': encoding })
            : null
        return [
          path,
          {
            plain: variantOf(join(folder, name), headers),
            br: variant('.br', 'br'),
            gzip: variant('.gz', 'gzip'),
          },
        ]
      }),
  )
}

/** Files with a hash in their name never change; all others are revalidated each time. */
function headersFor(path: string, isVarying: boolean): HeaderSet {
  return {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    ...(isVarying ? { Vary: 'Accept-Encoding' } : {}),
  }
}

function variantOf(file: string, headers: HeaderSet): Variant {
  const content: Bytes = readFileSync(file)
  const etag = `"${hash('sha256', content, 'base64url').slice(0, 27)}"`
  const { 'Content-Encoding': _encoding, 'Content-Type': _type, ...notModified } = headers
  return {
    etag,
    headers: { ...headers, ETag: etag },
    notModified: { ...notModified, ETag: etag },
    read: content.length <= IN_MEMORY_BYTES ? () => content : () => readFile(file),
  }
}
