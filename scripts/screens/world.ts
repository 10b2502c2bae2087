/** A server with the sample household behind it, and what the screens ask about it. */
import type { APIResponse, Browser, BrowserContext } from 'playwright'
import { PASSWORD, family } from '#server/demo/family.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { startServer } from '#web/e2e/server.ts'
import { longMember, moveInLong } from './long-names.ts'
import type { Viewer } from './screen.ts'

/** The story `npm run demo` tells. */
const SEED = 7
const headers = { 'Sec-Fetch-Site': 'same-origin' }

export type World = Awaited<ReturnType<typeof createWorld>>

export async function createWorld(browser: Browser) {
  const server = await startServer()
  await server.kill()
  await fillDemo({ database: server.database, config, now: new Date(), timeZone, seed: SEED })
  await server.start()
  const callAs = (viewer: Viewer, call: Call) => callIn(browser, server.url, { viewer, ...call })
  await moveInLong((path, data) =>
    callAs(path === '/api/auth/register' ? 'nobody' : 'Long', { method: 'post', path, data }),
  )
  const steps: (() => Promise<void>)[] = []
  return {
    url: server.url,
    signIn,
    /** What somebody does on another device. */
    callAs,
    /** The id of a row by its name; the first where there are several. */
    idOf(table: 'tasks' | 'rewards' | 'users', name: string): string {
      const row = server.database
        .prepare<[string], { id: string }>(`SELECT id FROM ${table} WHERE name = ?`)
        .get(name)
      if (row === undefined) throw new Error(`The sample household has no ${name} in ${table}`)
      return row.id
    },
    /** Something to put back once the picture is taken. */
    afterwards: (step: () => Promise<void>) => void steps.push(step),
    async putBack() {
      for (const step of steps.splice(0)) await step()
    },
    stop: () => server.stop(),
  }
}

type Call = { readonly method: 'post' | 'delete'; readonly path: string; readonly data?: object }

const config = {
  registration: 'open',
  firstAccountAdmin: false,
  planLimits: false,
  billing: 'demo',
  supportUrl: null,
} as const
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** Signs somebody in, in a browser of theirs. */
async function signIn({ request }: BrowserContext, viewer: Viewer): Promise<void> {
  if (viewer === 'nobody') return
  const { username } = viewer === 'Long' ? longMember : family[viewer]
  const data = { username, password: PASSWORD }
  await expectDone(await request.post('/api/auth/login', { headers, data }))
}

async function callIn(
  browser: Browser,
  baseURL: string,
  { viewer, method, path, data = {} }: Call & { readonly viewer: Viewer },
): Promise<void> {
  const context = await browser.newContext({ baseURL })
  await signIn(context, viewer)
  await expectDone(await context.request[method](path, { headers, data }))
  await context.close()
}

async function expectDone(answer: APIResponse): Promise<void> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
}
