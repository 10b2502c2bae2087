/** The lines with curl in the reference are real: each reaches its call, and those of the settings do what they say. */
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { hashOf, makeImage } from '#server/blobs/testing/make-image.ts'
import { startReceiver } from '#server/programs/testing/receiver.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { serveApp } from '#server/testing/serve-app.ts'
import { openApi } from './openapi.ts'

const apt = join(import.meta.dirname, '..', '..', 'scripts', 'apt.mjs')
const PASSWORD = 'knit-one-purl-two'
/** Refusals that come before a call itself: about the caller, the origin, and the form of the request. */
const guards = [
  'unauthenticated',
  'cross_site',
  'not_for_programs',
  'read_only',
  'bad_json',
  'unsupported_type',
]

beforeAll(() => {
  if (spawnSync('curl', ['--version']).error) spawnSync(process.execPath, [apt, 'curl'])
})

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

/** A person at a command line who has the server's page in front of them. */
async function sitDown() {
  const app = makeApp({ WEBHOOK_NETWORKS: '127.0.0.0/8' })
  await app.register('Maya')
  const server = await serveApp(app)
  const folder = makeFolder()
  const lines = linesOf(await (await fetch(`${server}/api/docs`)).text())

  async function run(line: string, env: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const { PATH = '' } = process.env
    const typed = spawn('sh', ['-c', `set -u; ${line} -sS -w '\\n%{http_code}'`], {
      cwd: folder,
      env: { PATH, MITTEN: server, ...env },
    })
    const [said, complaint] = await Promise.all([text(typed.stdout), text(typed.stderr)])
    expect(complaint).toBe('')
    const [status = '', ...body] = said.split('\n').toReversed()
    return { status: Number(status), body: parsed(body.toReversed().join('\n')) }
  }

  /** The line of a call, with its fields filled in. */
  function lineOf(call: string, fields: Readonly<Record<string, unknown>> = {}): string {
    const line = lines.get(call)
    if (line === undefined) throw new Error(`There is no line for ${call}`)
    return Object.entries(fields).reduce(
      (filled, [name, value]) =>
        filled.replace(`"${name}":"…"`, `"${name}":${JSON.stringify(value)}`),
      line,
    )
  }

  return {
    lines,
    folder,
    run,
    lineOf,
    signIn: () => run(lineOf('POST /api/auth/login', { username: 'maya', password: PASSWORD })),
  }
}

function parsed(body: string): Answer['body'] {
  return body.startsWith('{') ? (JSON.parse(body) as Answer['body']) : {}
}

/** By method and path, as a reader copies them. */
function linesOf(page: string): ReadonlyMap<string, string> {
  const entries = page.split('<details>').slice(1)
  return new Map(
    entries.flatMap((entry) => {
      const method = /<b class="\w+">(\w+)<\/b>/.exec(entry)?.[1]
      const path = /<\/b> <span>([^<]+)<\/span>/.exec(entry)?.[1]
      const line = /<code>(curl [^<]+)<\/code>/.exec(entry)?.[1]
      return line === undefined ? [] : [[`${method} ${path}`, readable(line)] as const]
    }),
  )
}

function readable(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

test('there is a line beside every call', async () => {
  const { lines } = await sitDown()
  const calls = Object.entries(openApi().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect([...lines.keys()].toSorted()).toEqual(calls.toSorted())
})

test('after the line that signs in, those of the settings work: house, calendar, tokens and webhooks (A40, A42, A44, A47)', async () => {
  const { run, lineOf, signIn } = await sitDown()
  expect(await run(lineOf('GET /api/home'))).toMatchObject({ status: 401 })
  expect(await signIn()).toMatchObject({ status: 200, body: { user: { username: 'maya' } } })

  expect(await run(lineOf('PUT /api/home'))).toMatchObject({ status: 200, body: { shows: true } })
  expect((await run(lineOf('GET /api/home'))).body).toMatchObject({ shows: true, completes: true })

  const link = await run(lineOf('PUT /api/calendar'))
  expect(link.body).toMatchObject({ link: { covers: 'mine' } })
  const renewed = await run(lineOf('POST /api/calendar/link'))
  expect(renewed.body['path']).not.toBe(link.body['path'])
  expect((await run(`curl "$MITTEN${String(renewed.body['path'])}"`)).status).toBe(200)
  expect((await run(lineOf('DELETE /api/calendar'))).status).toBe(200)
  expect((await run(lineOf('GET /api/calendar'))).body).toEqual({ link: null })

  const made = await run(lineOf('POST /api/tokens', { name: 'Kitchen hub' }))
  expect(made.body).toMatchObject({ token: { name: 'Kitchen hub', access: 'read' } })
  const token = made.body as { token: { id: string }; secret: string }
  const program = { TOKEN: token.secret }
  expect((await run(lineOf('GET /api/users/me'), program)).status).toBe(200)
  expect((await run(lineOf('DELETE /api/tokens/{id}'), { ID: token.token.id })).status).toBe(200)
  expect((await run(lineOf('GET /api/tokens'))).body).toEqual({ tokens: [] })
  expect((await run(lineOf('GET /api/users/me'), program)).status).toBe(401)

  const { address, got } = await startReceiver()
  const added = await run(lineOf('POST /api/webhooks', { address }))
  expect(added.body).toMatchObject({ webhook: { address, events: ['task.created'] } })
  const { id: ID } = added.body['webhook'] as { id: string }
  expect((await run(lineOf('POST /api/webhooks/{id}/test'), { ID })).status).toBe(200)
  expect(got).toMatchObject([{ event: 'test' }])
  expect((await run(lineOf('DELETE /api/webhooks/{id}'), { ID })).status).toBe(200)
  expect((await run(lineOf('GET /api/webhooks'))).body).toEqual({ webhooks: [] })

  expect((await run(lineOf('POST /api/auth/logout'))).status).toBe(200)
  expect((await run(lineOf('GET /api/home'))).status).toBe(401)
})

test('every other line gets past the guards, with a body of the right form', async () => {
  const { lines, folder, run, lineOf, signIn } = await sitDown()
  await signIn()
  const made = await run(lineOf('POST /api/tokens').replace('"access":"read"', '"access":"act"'))
  const picture = makeImage()
  writeFileSync(join(folder, 'picture.jpg'), picture)
  const env = {
    TOKEN: String(made.body['secret']),
    ID: v7(),
    SLOT: '2026-03-02',
    HASH: hashOf(picture),
    PARTNER_ID: v7(),
    FILE: 'picture.jpg',
  }
  // These end the session, and a stream has no end.
  const left = ['POST /api/auth/logout', 'DELETE /api/users/me', 'GET /api/sync/events']
  const refused: string[] = []
  for (const [call, line] of lines) {
    if (left.includes(call)) continue
    const { status, body } = await run(line, env)
    const code = String(body['code'])
    if (status >= 500 || guards.includes(code)) refused.push(`${call}: ${status} ${code}`)
  }
  expect(refused).toEqual([])
})
