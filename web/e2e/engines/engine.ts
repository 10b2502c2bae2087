/**
 * The interface of a browser engine for the tests. WebKit uses WebDriver, Firefox WebDriver BiDi; a test uses neither
 * directly.
 */

export type Size = { readonly width: number; readonly height: number }

/** Actions of keys and pointers, tick by tick: the same in both protocols. */
export type InputSource = {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

/** A function as text, and its arguments. It runs in the page. */
export type Call = { readonly declaration: string; readonly args: readonly unknown[] }

export type Tab = {
  /** Resolves once the page is loaded. */
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** The result of the function, as JSON. Promises are awaited. */
  run(call: Call): Promise<unknown>
  act(sources: readonly InputSource[]): Promise<void>
  /** Puts a local file into the field that the function returns. */
  giveFile(call: Call, path: string): Promise<void>
  resize(size: Size): Promise<void>
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** The browser of one person: it has its own cookies, databases and worker. */
export type Profile = {
  openTab(): Promise<Tab>
  /** Uncaught errors of the pages. */
  faults(): readonly string[]
  close(): Promise<void>
}

/** Options that only WebKit has: another User-Agent, and reduced motion. */
export type ProfileOptions = { readonly userAgent?: string; readonly isMoving?: boolean }

export type Engine = {
  openProfile(options?: ProfileOptions): Promise<Profile>
  close(): Promise<void>
}

/** A function without parameters that returns JSON text: the result, or the error. */
export function inPage({ declaration, args }: Call): string {
  return `async () => {
    try { return JSON.stringify({ value: await (${declaration})(...${JSON.stringify(args)}) }) }
    catch (error) { return JSON.stringify({ thrown: String(error && error.stack || error) }) }
  }`
}

export function answerOf(json: unknown): unknown {
  if (typeof json !== 'string') throw new Error('The page went away')
  const answer = JSON.parse(json) as { readonly value?: unknown; readonly thrown?: string }
  if (answer.thrown !== undefined) throw new Error(`In the page: ${answer.thrown}`)
  return answer.value
}
