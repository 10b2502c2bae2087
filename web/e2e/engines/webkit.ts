/** WebKit, the engine of iPads and iPhones: Debian's WebKitGTK in its MiniBrowser, on a virtual screen. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#server/testing/free-port.ts'
import type { Engine, Profile, Tab } from './engine.ts'
import { answerOf, inPage } from './engine.ts'
import type { Running } from './process.ts'
import { run } from './process.ts'
import type { Session } from './webdriver.ts'
import { startSession } from './webdriver.ts'

/** Large enough for the largest window; without frames, a page is as large as its window. */
const SCREEN = '1440x8000x24'
const ARGS = ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true']
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export async function startWebkit(miniBrowser: string): Promise<Engine> {
  const screen = run({
    command: 'Xvfb',
    args: ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = `:${await displayOf(screen)}`
  const config = writeConfigs()
  return {
    openProfile: ({ userAgent, isMoving = false } = {}) =>
      openProfile({
        env: { DISPLAY: display, XDG_CONFIG_HOME: join(config, isMoving ? 'moving' : 'still') },
        binary: miniBrowser,
        args: userAgent === undefined ? [] : [`--user-agent=${userAgent}`],
      }),
    async close() {
      await screen.end()
      rmSync(config, { recursive: true })
    },
  }
}

/** Pages read `prefers-reduced-motion` from it. By default motion is reduced, as in the other browser tests. */
function writeConfigs(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mitten-gtk-'))
  for (const [name, isMoving] of Object.entries({ still: false, moving: true })) {
    const settings = join(folder, name, 'gtk-3.0')
    mkdirSync(settings, { recursive: true })
    writeFileSync(join(settings, 'settings.ini'), `[Settings]\ngtk-enable-animations=${isMoving}\n`)
  }
  return folder
}

async function displayOf({ child }: Running): Promise<string> {
  const told = child.stdio[3]
  if (told === undefined || told === null || !('read' in told))
    throw new Error('Xvfb tells nothing')
  for await (const line of createInterface(told)) return line
  throw new Error('Xvfb did not start')
}

type Start = {
  readonly env: Readonly<Record<string, string>>
  readonly binary: string
  readonly args: readonly string[]
}

/** A driver has only one browser, and a browser one profile, which is deleted with it. */
async function openProfile({ env, binary, args }: Start): Promise<Profile> {
  const port = await freePort()
  const driver = run({ command: 'WebKitWebDriver', args: [`--port=${port}`], env })
  const faults = noteFaults(driver)
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(`${url}/status`)
  const options = { binary, args: [...ARGS, ...args] }
  const session = await startSession(url, { 'webkitgtk:browserOptions': options })
  return {
    openTab: async () => tabOf(session, await session.openWindow()),
    faults,
    async close() {
      await session.end().catch(() => undefined)
      await driver.end()
    },
  }
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const isAnswering = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isAnswering) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The browser writes its console to the terminal. An unreachable server is not a fault of a page. */
function noteFaults({ child }: Running): () => readonly string[] {
  const heard: string[] = []
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null)
      createInterface(stream).on('line', (line) => {
        if (/CONSOLE (?:JS|SECURITY) ERROR/.test(line)) heard.push(line)
      })
  return () => heard
}

function tabOf(session: Session, window: string): Tab {
  const post = (path: string, body: Readonly<Record<string, unknown>> = {}) =>
    session.ask(window, { method: 'POST', path, body })
  return {
    async goTo(url) {
      await post('/url', { url })
    },
    async reload() {
      await post('/refresh')
    },
    async run(call) {
      const script = `(${inPage(call)})().then(arguments[arguments.length - 1])`
      return answerOf(await post('/execute/async', { script, args: [] }))
    },
    async act(actions) {
      await post('/actions', { actions })
    },
    async giveFile({ declaration, args }, path) {
      const script = `return (${declaration})(...arguments)`
      const element = await post('/execute/sync', { script, args })
      const id = (element as Readonly<Record<string, string>>)[ELEMENT]
      await post(`/element/${id}/value`, { text: path })
    },
    async resize({ width, height }) {
      await post('/window/rect', { x: 0, y: 0, width, height })
    },
    async picture() {
      const base64 = await session.ask(window, { method: 'GET', path: '/screenshot' })
      return Buffer.from(String(base64), 'base64')
    },
    async close() {
      await session.ask(window, { method: 'DELETE', path: '/window' })
    },
  }
}
