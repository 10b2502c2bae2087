/** A person's program in the tests: sends its token, and has no cookie. */
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'

type Wanted = {
  readonly name?: string
  readonly access?: 'read' | 'act'
  readonly days?: 30 | 90 | 365 | null
}

export async function makeToken(
  person: Pick<TestPerson, 'call'>,
  { name = 'Kitchen hub', access = 'read', days = null }: Wanted = {},
): Promise<{ readonly id: string; readonly secret: string }> {
  const { status, body } = await person.call('POST', '/api/tokens', { name, access, days })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { token, secret } = body as { token: { id: string }; secret: string }
  return { id: token.id, secret }
}

/** Calls as another computer does, without the headers of a browser. */
export function programOf(app: Pick<TestApp, 'fetch'>, secret: string) {
  return async (method: string, path: string, body?: unknown, headers = {}) => {
    const text = body === undefined ? null : JSON.stringify(body)
    const about =
      text === null
        ? {}
        : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }
    const answer = await app.fetch(
      new Request(`http://localhost:3000${path}`, {
        method,
        headers: { Authorization: `Bearer ${secret}`, ...about, ...headers },
        body: text,
      }),
      { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    )
    const type = answer.headers.get('content-type') ?? ''
    const json = type.includes('json') ? await answer.json() : {}
    return { status: answer.status, body: json as Readonly<Record<string, unknown>> }
  }
}
