/** Firefox by WebDriver BiDi, without a driver process. Each person is a container with its own storage. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Connection } from './bidi.ts'
import { connect } from './bidi.ts'
import type { Engine, Profile, Tab } from './engine.ts'
import { answerOf, inPage } from './engine.ts'
import type { Running } from './process.ts'
import { run } from './process.ts'

/** Reduced motion, as in the other browser tests; and no connections to other hosts. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  // In kilobytes for all sites; one site gets a fifth, which a test can fill.
  'dom.quotaManager.temporaryStorage.fixedLimit': 250_000,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

export async function startFirefox(binary: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'mitten-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', folder]
  const firefox = run({ command: binary, args })
  const connection = await connect(`${await addressOf(firefox)}/session`)
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', { events: ['log.entryAdded'] })
  const thrown = noteThrown(connection)
  return {
    openProfile: () => openProfile(connection, thrown),
    async close() {
      connection.close()
      await firefox.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function addressOf({ child }: Running): Promise<string> {
  if (child.stderr === null || child.stdout === null) throw new Error('Firefox tells nothing')
  child.stdout.resume()
  for await (const line of createInterface(child.stderr)) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? []
    if (address === undefined) continue
    // It keeps writing output that nobody reads.
    child.stderr.resume()
    return address
  }
  throw new Error('Firefox ended before it could be spoken to')
}

type Entry = {
  readonly type: string
  readonly level: string
  readonly text: string
  readonly source: { readonly context?: string }
}

type Thrown = (contexts: ReadonlySet<string>) => readonly string[]

/**
 * Its own messages about pending requests of a page that was left, which are not errors of the page. There it
 * dispatches no `unhandledrejection`, in which the app declares that a missing chunk is no error (missing-chunk.ts).
 */
const LEFT_BEHIND =
  /^Failed to load ‘.*A ServiceWorker intercepted the request|^TypeError: error loading dynamically imported module/

function noteThrown(connection: Connection): Thrown {
  const heard: Entry[] = []
  connection.on('log.entryAdded', (params) => {
    const entry = params as unknown as Entry
    const isThrown = entry.type === 'javascript' && entry.level === 'error'
    if (isThrown && !LEFT_BEHIND.test(entry.text)) heard.push(entry)
  })
  return (contexts) =>
    heard.filter(({ source }) => contexts.has(source.context ?? '')).map(({ text }) => text)
}

async function openProfile(connection: Connection, thrown: Thrown): Promise<Profile> {
  const { userContext } = await connection.send('browser.createUserContext', {})
  const contexts = new Set<string>()
  return {
    async openTab() {
      // Not in a background tab, where animations stop, so that a closing dialog would remain.
      const type = 'window'
      const { context } = await connection.send('browsingContext.create', { type, userContext })
      contexts.add(String(context))
      return tabOf(connection, String(context))
    },
    faults: () => thrown(contexts),
    async close() {
      await connection.send('browser.removeUserContext', { userContext })
    },
  }
}

type Evaluated = {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: unknown; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

function tabOf(connection: Connection, context: string): Tab {
  async function evaluate(functionDeclaration: string) {
    const params = { functionDeclaration, awaitPromise: true, target: { context } }
    const answer = (await connection.send('script.callFunction', params)) as unknown as Evaluated
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
    return answer.result
  }
  return {
    async goTo(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async reload() {
      await connection.send('browsingContext.reload', { context, wait: 'complete' })
    },
    run: async (call) => answerOf((await evaluate(inPage(call)))?.value),
    async act(actions) {
      await connection.send('input.performActions', { context, actions })
    },
    async giveFile({ declaration, args }, path) {
      const field = await evaluate(`() => (${declaration})(...${JSON.stringify(args)})`)
      const element = { sharedId: field?.sharedId }
      await connection.send('input.setFiles', { context, element, files: [path] })
    },
    async resize(viewport) {
      await connection.send('browsingContext.setViewport', { context, viewport })
    },
    async picture() {
      const { data } = await connection.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(String(data), 'base64')
    },
    async close() {
      await connection.send('browsingContext.close', { context })
    },
  }
}
