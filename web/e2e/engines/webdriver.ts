/** A session of W3C WebDriver with WebKitWebDriver: one browser, its windows, one request at a time. */

type Json = Readonly<Record<string, unknown>>
type Method = 'GET' | 'POST' | 'DELETE'

export type Session = {
  /** In one of its windows. */
  ask(window: string, command: Command): Promise<unknown>
  /** The first is the browser's initial window: only that one has no bars around the page. */
  openWindow(): Promise<string>
  end(): Promise<void>
}

type Command = { readonly method: Method; readonly path: string; readonly body?: Json }

export async function startSession(driver: string, capabilities: Json): Promise<Session> {
  const { sessionId } = (await request(driver, {
    method: 'POST',
    path: '/session',
    body: { capabilities: { alwaysMatch: capabilities } },
  })) as { readonly sessionId: string }
  const base = `${driver}/session/${sessionId}`
  const first = (await request(base, { method: 'GET', path: '/window' })) as string
  let opened = 0
  let current: string | null = null
  let last: Promise<unknown> = Promise.resolve()

  /** A command needs a switch to its window first: nothing may come in between. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }

  return {
    ask: (window, command) =>
      inTurn(async () => {
        if (current !== window) {
          await request(base, { method: 'POST', path: '/window', body: { handle: window } })
          current = window
        }
        return request(base, command)
      }),
    openWindow: () =>
      inTurn(async () => {
        opened += 1
        if (opened === 1) return first
        const body = { type: 'window' }
        const made = await request(base, { method: 'POST', path: '/window/new', body })
        return (made as { readonly handle: string }).handle
      }),
    async end() {
      await inTurn(() => request(base, { method: 'DELETE', path: '' }))
    },
  }
}

async function request(base: string, { method, path, body }: Command): Promise<unknown> {
  const answer = await fetch(base + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await answer.json()) as { readonly value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { readonly error: string; readonly message: string }
  throw new Error(`${method} ${path}: ${error}, ${message}`)
}
