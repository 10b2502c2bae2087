/** People of a server: registered, paired, and using both endpoints as devices do. */
import { v7 } from 'uuid'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { derivedId } from '#domain/derived-id.ts'
import { restCall } from '#domain/rest-path.ts'
import type { ExchangeResponse, Mutation } from '#domain/sync-protocol.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import type { Answer, Client } from './http-client.ts'
import { createClient } from './http-client.ts'

export type Person = {
  readonly id: string
  /** A device of theirs, with its own connection and cursor. */
  device(): Device
  /** Signs in once more, as on another device; resolves to the cookie of that session. */
  signIn(): Promise<string>
}
export type Device = {
  readonly client: Client
  /** The address of its stream of pokes. */
  readonly streamPath: string
  /** An exchange with these mutations. Rejects if there is no answer. */
  exchange(mutations: readonly Mutation[]): Promise<Exchanged>
  /** The same mutation as one call of the REST endpoint. */
  call(mutation: Mutation): Promise<Answer>
}
export type Exchanged = Answer & { readonly response: ExchangeResponse | null }

const PASSWORD = 'knit-one-purl-two'

/** Two people who are partners, with their own address. */
export async function makeHousehold(
  port: number,
  number: number,
): Promise<readonly [Person, Person]> {
  const address = `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`
  const [ann, ben] = [
    await register(port, `ann${number}`, address),
    await register(port, `ben${number}`, address),
  ]
  const invited = await ann.ask('POST', '/api/partnerships', {
    email: `ben${number}@example.org`,
    role: 'partner',
  })
  const { partnership } = JSON.parse(invited.text) as { partnership: { id: string } }
  await ben.ask('PATCH', `/api/partnerships/${partnership.id}`, { status: 'accepted' })
  return [ann.person, ben.person]
}

async function register(port: number, username: string, address: string) {
  let cookie = ''
  const headers = () => ({ 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) })
  const client = createClient(port, headers)
  const ask = async (method: string, path: string, body: object): Promise<Answer> => {
    const answer = await client.send({ method, path, body })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return answer
  }
  const answer = await ask('POST', '/api/auth/register', {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    name: `${username} Ellis`,
  })
  cookie = cookieOf(answer)
  const { user } = JSON.parse(answer.text) as { user: { id: string } }
  async function signIn(): Promise<string> {
    const body = { username, password: PASSWORD }
    const signedIn = await createClient(port).send({
      method: 'POST',
      path: '/api/auth/login',
      body,
    })
    return cookieOf(signedIn)
  }
  const device = () => makeDevice(user.id, createClient(port, headers))
  return { person: { id: user.id, device, signIn }, ask }
}

function cookieOf({ headers }: Answer): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

function makeDevice(account: string, client: Client): Device {
  const deviceId = v7()
  let cursor: string | null = null
  let acknowledged: string | null = null
  return {
    client,
    streamPath: `/api/sync/events?account=${account}&device=${deviceId}`,
    async exchange(mutations) {
      const answer = await client.send({
        method: 'POST',
        path: '/api/sync',
        headers: { 'Mitten-Account': account, 'Mitten-Device': deviceId },
        body: { mitten: PROTOCOL, account, cursor, acknowledged, attempt: 0, mutations },
      })
      if (answer.status !== 200) return { ...answer, response: null }
      const response = JSON.parse(answer.text) as ExchangeResponse
      cursor = response.page.cursor
      // If it were sent again, a restored server would report once more that it had forgotten it.
      acknowledged = response.page.forgot ? null : (response.results.at(-1)?.id ?? acknowledged)
      return { ...answer, response }
    },
    call(mutation) {
      const { method, path } = commandOf(mutation.name as CommandName).rest
      const made = restCall(path, mutation.input as Readonly<Record<string, unknown>>)
      return client.send({
        method,
        path: made.path,
        headers: { 'Idempotency-Key': mutation.id },
        body: made.body,
      })
    },
  }
}

/** The id under which the server stores the outcome of a mutation from the REST endpoint. */
export function outcomeId(account: string, { id, name, input }: Mutation): string {
  const { method, path } = commandOf(name as CommandName).rest
  return derivedId(account, method, path.replace(':id', (input as { id: string }).id), id)
}
