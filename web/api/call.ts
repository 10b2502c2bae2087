/** Calls the REST API: typed by the registry and by domain/api.ts, with errors that say whether a retry helps. */
import type { Call, CallRequest, CallResponse } from '#domain/api.ts'
import type { RefusalDetails } from '#domain/command-error.ts'

const TIMEOUT_MS = 20_000
/** How much is shown of a response that is not ours. */
const MAX_SHOWN = 200

/** The server answered with an error. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string
  details: RefusalDetails = {}

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  /** With facts beyond its message. */
  with(details: RefusalDetails): this {
    this.details = details
    return this
  }
}

/** There was no response, or one that is not ours. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor() {
    super('Needs a connection')
  }
}

export type Request = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** The person whose session to use, if several people use the device. */
  readonly account?: string
  /** Aborts when the caller has gone away. */
  readonly signal?: AbortSignal
  /** Sent again under the same key, a change is made only once: its response may have been lost. */
  readonly key?: string | undefined
  /** For the whole response, including its body. */
  readonly timeoutMs?: number
}

/** Sends a request and returns the JSON of the response. Rejects with HttpError or NetworkError. */
export async function call(request: Request): Promise<unknown> {
  const response = await send(request)
  const text = await response.text().catch(() => '')
  if (!response.ok) throw errorFrom(response, text, request.method === 'GET')
  const answer = response.status === 204 ? null : jsonOf(text)
  if (answer === undefined) throw new NetworkError()
  return answer
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function send(request: Request): Promise<Response> {
  const { method, path, body, account, signal, key, timeoutMs = TIMEOUT_MS } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? null : { 'Content-Type': 'application/json' }),
        ...(account === undefined ? null : { 'Mitten-Account': account }),
        ...(key === undefined ? null : { 'Idempotency-Key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    })
  } catch {
    throw new NetworkError()
  }
}

/** The message in the body; for calls that only read, after the status. */
function errorFrom(response: Response, text: string, isRead: boolean): Error {
  const { status } = response
  const answer = jsonOf(text)
  if (typeof answer !== 'object' || answer === null || !('message' in answer))
    return foreignError(response, answer === null ? '' : text, isRead)
  const code = 'code' in answer ? String(answer.code) : 'unknown'
  const said = String(answer.message)
  const told = 'details' in answer ? answer.details : null
  const details = typeof told === 'object' && told !== null ? (told as RefusalDetails) : {}
  return new HttpError(status, code, isRead ? `${status}: ${said}` : said).with(details)
}

/** For a response without a message, as from a proxy: the status, and for calls that only read the body after it. */
function foreignError({ status, statusText }: Response, text: string, isRead: boolean): Error {
  if (status === 502 || status === 504) return new NetworkError()
  const body = text.trim().slice(0, MAX_SHOWN) || statusText
  const said = isRead ? `${status}: ${body}` : `HTTP error! status: ${status}`
  return new HttpError(status, 'unknown', said)
}

/** A call about one row, with the row's id in its path. */
export function about<C extends Call>(called: C, id: string): C {
  return { ...called, path: called.path.replace(':id', encodeURIComponent(id)) }
}

/** A call of domain/api.ts: its request and response have the types declared there. */
export async function callApi<C extends Call>(
  called: C,
  body?: CallRequest<C>,
  account?: string,
): Promise<CallResponse<C>> {
  const { method, path } = called
  const answer = await call({ method, path, ...(body && { body }), ...(account && { account }) })
  return parseAnswer(called, answer)
}

/** Reads with a call of domain/api.ts, until the caller goes away. */
export async function readApi<C extends Call>(
  called: C,
  reader: Required<Pick<Request, 'account' | 'signal'>>,
): Promise<CallResponse<C>> {
  const { method, path } = called
  return parseAnswer(called, await call({ method, path, ...reader }))
}

function parseAnswer<C extends Call>({ response }: C, answer: unknown): CallResponse<C> {
  const parsed = response.safeParse(answer ?? {})
  if (!parsed.success) throw new NetworkError()
  return parsed.data as CallResponse<C>
}
