/** A page as a test sees it: the subset of Playwright's API that the tests use, over either engine. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Size, Tab } from './engine.ts'
import type { Look, Match, Step } from './finder.ts'

/** Longer than a failed attempt of the app, its pause and the retry. */
const TIMEOUT_MS = 20_000
const PAUSE_MS = 25

const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowUp: '\uE013',
}

type Text = string | RegExp
type Naming = { readonly exact?: boolean }
type Filter = {
  readonly visible?: boolean
  readonly hasText?: Text
}
type FilePayload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
type RoleOptions = Naming & { readonly name?: Text; readonly level?: number }

type Searching = {
  getByRole(role: string, options?: RoleOptions): Locator
  getByLabel(text: Text, options?: Naming): Locator
  getByText(text: Text, options?: Naming): Locator
  locator(selector: string): Locator
}

/** Elements are searched again each time. To use one, exactly one must match. */
export type Locator = Searching & {
  filter(options: Filter): Locator
  first(): Locator
  last(): Locator
  click(): Promise<void>
  /** Replaces the value by typing. */
  fill(text: string): Promise<void>
  press(key: string): Promise<void>
  selectOption(label: string): Promise<unknown>
  setInputFiles(file: FilePayload): Promise<void>
  waitFor(options?: { readonly state?: 'visible' | 'hidden' | 'detached' }): Promise<void>
  count(): Promise<number>
  isVisible(): Promise<boolean>
  inputValue(): Promise<string>
  textContent(): Promise<string | null>
  getAttribute(name: string): Promise<string | null>
}

export type Page = Searching & {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> }
  goto(path: string): Promise<unknown>
  reload(): Promise<unknown>
  evaluate<R, A>(inPage: (arg: A) => R | Promise<R>, arg: A): Promise<R>
  evaluate<R>(inPage: () => R | Promise<R>): Promise<R>
  setViewportSize(size: Size): Promise<void>
  viewportSize(): Size | null
  screenshot(options?: { readonly path?: string }): Promise<Buffer>
  close(): Promise<void>
}

type Opening = {
  readonly tab: Tab
  readonly baseURL: string
  /** The scripts that every page gets: finder.ts as one script, and others on request. */
  readonly script: string
  readonly size: Size
  /** The folder of files for upload fields. */
  readonly folder: string
}

export async function openPage({ tab, baseURL, script, size, folder }: Opening): Promise<Page> {
  let viewport = size
  await tab.resize(size)

  /** A reloaded page no longer has the finder. */
  async function ask<R>(source: string, ...args: readonly unknown[]): Promise<R> {
    const declaration = `async (...args) =>
      'finder' in globalThis ? [await (${source})(finder, ...args)] : null`
    const asked = (await tab.run({ declaration, args })) as readonly [R] | null
    if (asked !== null) return asked[0]
    await tab.run({ declaration: `() => { ${script} }`, args: [] })
    return ask(source, ...args)
  }

  const keyboard = {
    press: (key: string) => tab.act([typing([KEYS[key] ?? key])]),
    type: (text: string) => tab.act([typing(Array.from(text))]),
  }
  const input: Input = { tab, ask, keyboard, folder }
  return {
    ...searching(input, []),
    keyboard,
    goto: (path) => tab.goTo(new URL(path, baseURL).href),
    reload: () => tab.reload(),
    evaluate: <R>(inPage: (...args: never[]) => R | Promise<R>, ...args: readonly unknown[]) =>
      ask<R>(`(finder, ...args) => (${inPage.toString()})(...args)`, ...args),
    async setViewportSize(next) {
      viewport = next
      await tab.resize(next)
    },
    viewportSize: () => viewport,
    async screenshot({ path } = {}) {
      const picture = await tab.picture()
      if (path !== undefined) writeFileSync(path, picture)
      return picture
    },
    close: () => tab.close(),
  }
}

type Input = {
  readonly tab: Tab
  /** Calls this function in the page, with the finder as its first argument. */
  readonly ask: <R>(source: string, ...args: readonly unknown[]) => Promise<R>
  readonly keyboard: Page['keyboard']
  readonly folder: string
}

function searching(input: Input, from: readonly Step[]): Searching {
  const locate = (step: Step) => locatorAt(input, [...from, step])
  return {
    getByRole: (role, { name, level, exact } = {}) =>
      locate({
        by: 'role',
        role,
        ...(name !== undefined && { name: matching(name, exact) }),
        ...(level !== undefined && { level }),
      }),
    getByLabel: (text, { exact } = {}) => locate({ by: 'label', match: matching(text, exact) }),
    getByText: (text, { exact } = {}) => locate({ by: 'text', match: matching(text, exact) }),
    locator: (selector) => locate({ by: 'css', selector }),
  }
}

function locatorAt(input: Input, steps: readonly Step[]): Locator {
  const { tab, ask, keyboard, folder } = input
  const further = (...more: readonly Step[]) => locatorAt(input, [...steps, ...more])
  const look = (isWanted = false) =>
    ask<Look>('(finder, ...args) => finder.look(...args)', steps, isWanted)
  const read = <R>(source: string, ...args: readonly unknown[]) =>
    ask<R>(
      `({ find, textOf }, steps, ...args) => (${source})(find(steps)[0], ...args)`,
      steps,
      ...args,
    )
  const one = (isEnough: (seen: Look) => boolean) => until(steps, () => look(true), isEnough)

  async function untilFree(): Promise<Look> {
    let box = ''
    return one((seen) => {
      const isStill = seen.box === box
      box = seen.box
      return seen.count === 1 && seen.isFree && isStill
    })
  }

  async function focus(): Promise<void> {
    await one(({ count, isSeen }) => count === 1 && isSeen)
    await ask('({ focus }, steps) => focus(steps)', steps)
  }

  return {
    ...searching(input, steps),
    filter: (options) => further(...filters(options)),
    first: () => further({ by: 'place', index: 0 }),
    last: () => further({ by: 'place', index: -1 }),
    async click() {
      const { x, y } = await untilFree()
      await tab.act([pressing(x, y)])
    },
    async fill(text) {
      await focus()
      await tab.act([typing(text === '' ? [KEYS['Backspace'] ?? ''] : Array.from(text))])
    },
    async press(key) {
      await focus()
      await keyboard.press(key)
    },
    async selectOption(label) {
      await focus()
      await ask('({ pick }, ...args) => pick(...args)', steps, label)
    },
    async setInputFiles({ name, buffer }) {
      await until(
        steps,
        () => look(),
        ({ count }) => count === 1,
      )
      // It is not deleted: the page may read it later.
      const path = join(folder, name)
      writeFileSync(path, buffer)
      await tab.giveFile({ declaration: '(steps) => finder.find(steps)[0]', args: [steps] }, path)
    },
    async waitFor({ state = 'visible' } = {}) {
      await until(
        steps,
        () => look(),
        (seen) => isInState(seen, state),
      )
    },
    count: async () => (await look()).count,
    isVisible: async () => (await look()).isSeen,
    inputValue: () => read<string>('(element) => element?.value ?? ""'),
    textContent: () => read<string>('(element) => element ? textOf(element) : ""'),
    getAttribute: (name) =>
      read<string | null>('(element, name) => element?.getAttribute(name) ?? null', name),
  }
}

function isInState({ count, isSeen }: Look, state: 'visible' | 'hidden' | 'detached'): boolean {
  if (state === 'detached') return count === 0
  if (state === 'hidden') return !isSeen
  if (count > 1) throw new Error(`${count} fit where one is meant`)
  return isSeen
}

/** Polls. A page that is navigating has no answer yet. */
async function until(
  steps: readonly Step[],
  look: () => Promise<Look>,
  isEnough: (seen: Look) => boolean,
): Promise<Look> {
  const end = Date.now() + TIMEOUT_MS
  let last: unknown = null
  for (;;) {
    try {
      const seen = await look()
      last = seen
      if (isEnough(seen)) return seen
    } catch (error) {
      last = error
    }
    if (Date.now() > end)
      throw new Error(`Waited in vain for ${JSON.stringify(steps)}; ${describe(last)}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

function describe(last: unknown): string {
  return last instanceof Error ? last.message : JSON.stringify(last)
}

function filters({ visible, hasText }: Filter): readonly Step[] {
  return [
    ...(visible === true ? [{ by: 'seen' } as const] : []),
    ...(hasText === undefined ? [] : [{ by: 'hasText', match: matching(hasText) } as const]),
  ]
}

function matching(text: Text, isExact = false): Match {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags }
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return isExact ? { source: `^${escaped}$`, flags: '' } : { source: escaped, flags: 'i' }
}

function typing(keys: readonly string[]) {
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { type: 'key', id: 'keyboard', actions } as const
}

function pressing(x: number, y: number) {
  const actions = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return { type: 'pointer', id: 'mouse', actions } as const
}
