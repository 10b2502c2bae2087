/** Sends requests to the server. Only a well-formed answer from Mitten counts; anything else is no answer (R43). */
import type { ExchangeRequest, ExchangeResponse } from '#domain/sync-protocol.ts'
import { exchangeResponse } from '#domain/sync-protocol.ts'

const TIMEOUT_MS = 30_000

/** Why an exchange had no usable answer. Whatever the reason, nothing is dropped. */
export type Failure =
  | { readonly kind: 'unreachable' }
  /** Changes were sent and no answer came: they may have crashed the server (R30). */
  | { readonly kind: 'cutOff' }
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'upgrade' }
  /** The account was deleted on the server. */
  | { readonly kind: 'deleted' }
  /** The server cannot process a request of this size: send less (R33). */
  | { readonly kind: 'refused' }

export class ExchangeError extends Error {
  override readonly name = 'ExchangeError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

export type Transport = (request: ExchangeRequest, device: string) => Promise<ExchangeResponse>

/** An exchange over HTTP. Rejects only with ExchangeError. */
export function createTransport(fetcher: typeof fetch): Transport {
  return async (request, device) => {
    const noAnswer = { kind: request.mutations.length > 0 ? 'cutOff' : 'unreachable' } as const
    const response = await send(fetcher, request, device).catch(() => {
      throw new ExchangeError(noAnswer)
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new ExchangeError(failureOf(response, body) ?? noAnswer)
    const parsed = exchangeResponse.safeParse(body)
    if (!parsed.success || parsed.data.account !== request.account)
      throw new ExchangeError(noAnswer)
    return parsed.data
  }
}

function send(fetcher: typeof fetch, request: ExchangeRequest, device: string): Promise<Response> {
  return fetcher('/api/sync', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Mitten-Account': request.account,
      'Mitten-Device': device,
    },
    body: JSON.stringify(request),
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/**
 * The meaning of Mitten's refusals. A status counts only together with one of Mitten's codes, because a captive portal
 * has status codes, too.
 */
const failures: Readonly<Record<string, Exclude<Failure['kind'], 'cutOff'>>> = {
  '401 unauthenticated': 'signIn',
  '409 wrong_account': 'signIn',
  '426 upgrade_required': 'upgrade',
  '410 account_deleted': 'deleted',
  '400 bad_request': 'refused',
  '400 bad_json': 'refused',
  '413 too_large': 'refused',
  '429 rate_limited': 'busy',
  '503 busy': 'busy',
  '503 no_room': 'busy',
}

/** Null if the changes may be the cause. A proxy's 503 means that the server was down. */
function failureOf(response: Response, body: unknown): Failure | null {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  const own = failures[`${response.status} ${String(code)}`]
  const kind = own ?? (response.status === 503 ? 'unreachable' : null)
  const retryAfterMs = Number(response.headers.get('Retry-After') ?? 0) * 1000
  return kind === 'busy' ? { kind, retryAfterMs } : kind && { kind }
}
