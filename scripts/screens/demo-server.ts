/** A server with the data of `npm run demo`, and the queries that the screens need. */
import type { FirstName } from '#server/demo/family.ts'
import { PASSWORD, family } from '#server/demo/family.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { startServer } from '#web/e2e/server.ts'
import type { ShownPage } from './shown-page.ts'

const longMember = {
  username: 'wilhelmina_alexandra',
  name: 'Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley',
  email: 'wilhelmina-alexandra.featherstonehaugh@cholmondeley-household.example',
}

const name =
  'Take everything out of the cupboard under the stairs, sort it by Donaudampfschifffahrtsgesellschaft'
const description =
  `${name}, and put back only what somebody has used since the year before last. `.repeat(4)

type Send = (path: string, data: object) => Promise<void>

/** A person whose name, tasks and rewards are as long as allowed, to test the layout. */
async function moveInLong(send: Send): Promise<void> {
  await send('/api/auth/register', { ...longMember, password: PASSWORD, plan: 'ultimate' })
  const task = { name, description, time_minutes: 1440, effort_level: 'extreme', is_shared: true }
  await send('/api/tasks', task)
  await send('/api/tasks', { ...task, name: 'Dust', description: '', time_minutes: 1 })
  await send('/api/rewards', { name, description, point_cost: 9999 })
  await send('/api/partnerships', { email: `a.${longMember.email}`, role: 'partner' })
}

/** Gives Theo tokens, a calendar link and a webhook, and shows his tasks in the house. */
async function givePrograms(send: (call: Call) => Promise<void>): Promise<void> {
  const put = (path: string, data: object) => send({ method: 'put', path, data })
  const post = (path: string, data: object) => send({ method: 'post', path, data })
  await put('/api/home', { shows: true, completes: true })
  await put('/api/calendar', { covers: 'house', hides_names: false })
  await post('/api/tokens', { name: 'Home Assistant', access: 'act', days: null })
  await post('/api/tokens', { name: longMember.name.slice(0, 50), access: 'read', days: 30 })
  const address = 'https://hub.example/a-path-that-is-in-no-list'
  await post('/api/webhooks', { address, events: ['task.completed', 'reward.redeemed'] })
  // Each call has made a session.
  await send({ method: 'delete', path: '/api/auth/sessions' })
}

/** No broker is there, but an address is enough for the settings to show the card. */
const NO_BROKER = 'mqtt://127.0.0.1:9'
/** The data of `npm run demo`. */
const SEED = 7
const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

/** Members outside of the demo household: one with texts as long as allowed, and one who has nothing yet. */
const newcomers = {
  Long: longMember,
  Zoe: { username: 'zoe', name: 'Zoe Marsh', email: 'zoe@marsh.example' },
}

/** The person who looks at a screen. */
export type Viewer = FirstName | keyof typeof newcomers | 'nobody'
export type DemoServer = Awaited<ReturnType<typeof startDemoServer>>

export async function startDemoServer() {
  const server = await startServer({ MQTT_URL: NO_BROKER })
  await server.kill()
  await fillDemo({ database: server.database, config, now: new Date(), timeZone, seed: SEED })
  await server.start()
  const callAs = (viewer: Viewer, call: Call) => callIn(server.url, { viewer, ...call })
  await moveInLong((path, data) =>
    callAs(path === '/api/auth/register' ? 'nobody' : 'Long', { method: 'post', path, data }),
  )
  await callAs('nobody', {
    method: 'post',
    path: '/api/auth/register',
    data: { ...newcomers.Zoe, password: PASSWORD, plan: 'free' },
  })
  await givePrograms((call) => callAs('Theo', call))
  const steps: (() => Promise<void>)[] = []
  return {
    url: server.url,
    signIn,
    /** A command from another device. */
    callAs,
    /** The id of a row by its name; the first if there are several. */
    idOf(table: 'tasks' | 'chores' | 'rewards' | 'users' | 'api_tokens', name: string): string {
      const row = server.database
        .prepare<[string], { id: string }>(`SELECT id FROM ${table} WHERE name = ?`)
        .get(name)
      if (row === undefined) throw new Error(`The sample household has no ${name} in ${table}`)
      return row.id
    },
    /** A change that is undone once the picture is taken. */
    afterwards: (step: () => Promise<void>) => void steps.push(step),
    async putBack() {
      for (const step of steps.splice(0)) await step()
    },
    stop: () => server.stop(),
  }
}

type Call = {
  readonly method: 'post' | 'put' | 'delete'
  readonly path: string
  /** The bytes of a JPEG, or a value that is sent as JSON. */
  readonly data?: object
}

const config = {
  registration: 'open',
  firstAccountAdmin: false,
  planLimits: false,
  billing: 'demo',
  supportUrl: null,
} as const
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** Signs a person in, in their own browser. Any document of the origin will do for it. */
async function signIn(page: Pick<ShownPage, 'goto' | 'evaluate'>, viewer: Viewer): Promise<void> {
  await page.goto('/old-browser.js')
  if (viewer === 'nobody') return
  const refused = await page.evaluate(async (init) => {
    const answer = await fetch('/api/auth/login', init)
    return answer.ok ? null : answer.text()
  }, loginOf(viewer))
  if (refused !== null) throw new Error(`Signing in: ${refused}`)
}

function loginOf(viewer: Exclude<Viewer, 'nobody'>) {
  const { username } = { ...family, ...newcomers }[viewer]
  return { method: 'POST', headers: json, body: JSON.stringify({ username, password: PASSWORD }) }
}

async function callIn(
  url: string,
  { viewer, method, path, data = {} }: Call & { readonly viewer: Viewer },
): Promise<void> {
  const cookies = viewer === 'nobody' ? [] : await ask(`${url}/api/auth/login`, loginOf(viewer))
  const isPhoto = data instanceof Uint8Array
  const type = isPhoto ? 'image/jpeg' : json['Content-Type']
  const headers = { ...json, 'Content-Type': type, Cookie: cookies.join('; ') }
  const body = isPhoto ? new Uint8Array(data) : JSON.stringify(data)
  await ask(url + path, { method: method.toUpperCase(), headers, body })
}

/** Returns the cookies of the response. */
async function ask(address: string, init: RequestInit): Promise<readonly string[]> {
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
}
