/**
 * The interface of a browser engine for the tests. WebKit uses WebDriver, Firefox WebDriver BiDi; a test uses neither
 * directly.
 */

export type Size = { readonly width: number; readonly height: number }

/** Keys and pointers, tick by tick: both protocols take the same. */
export type InputSource = {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

/** A function as text, and what to call it with. It runs in the page. */
export type Call = { readonly declaration: string; readonly args: readonly unknown[] }

export type Tab = {
  /** Comes back once the page is loaded. */
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** What the function returned, as JSON. Promises are awaited. */
  run(call: Call): Promise<unknown>
  act(sources: readonly InputSource[]): Promise<void>
  /** Gives a file of this machine to the field that the function returns. */
  giveFile(call: Call, path: string): Promise<void>
  resize(size: Size): Promise<void>
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** A browser of one person's: cookies, databases and the worker are in here. */
export type Profile = {
  openTab(): Promise<Tab>
  /** What the pages threw and nobody caught. */
  faults(): readonly string[]
  close(): Promise<void>
}

/** What WebKit alone can do: pass itself off as another browser, and move what nobody needs to see move. */
export type ProfileOptions = { readonly userAgent?: string; readonly isMoving?: boolean }

export type Engine = {
  openProfile(options?: ProfileOptions): Promise<Profile>
  close(): Promise<void>
}

/** A function without parameters that answers with JSON text: what came out, or what was thrown. */
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
