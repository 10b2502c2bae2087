/** Maps every error to a status and `{message, code, details?}` without leaking internals. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { core } from 'zod/mini'
import { boundRefusal, CommandError, refusalStatus } from '#domain/command-error.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Log } from '#server/log.ts'
import { storageFailure } from '#server/store/storage-failure.ts'

/** After this time a client may retry a request that was refused because the server is busy. */
const BUSY_SECONDS = '1'

export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>

/** A refusal outside the domain rules (those throw CommandError). */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: ContentfulStatusCode
  readonly code: string
  details: ErrorDetails | null = null

  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  /** With facts beyond its message. */
  with(details: ErrorDetails | null): this {
    this.details = details
    return this
  }
}

type Answer = {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly message: string
  readonly details: ErrorDetails | null
}

/**
 * The app's `onError`. Anything but a refusal is an internal error: logged with its stack, answered with the request id
 * only.
 */
export function createErrorHandler(log: Log) {
  return (error: Error, c: Context<AppEnv>): Response => {
    const refusal = refusalOf(error)
    if (refusal !== null) return answer(c, refusal)
    const request = c.get('requestId') ?? ''
    log.fault(error, { request })
    return answer(c, {
      status: 500,
      code: 'internal',
      message: 'Something went wrong',
      details: { request },
    })
  }
}

/** The app's `notFound` handler. */
export function answerNotFound(c: Context): Response {
  return c.json({ message: 'Not found', code: 'not_found' }, 404)
}

function refusalOf(error: Error): Answer | null {
  if (error instanceof HttpError) return error
  if (error instanceof core.$ZodError) return refusalOf(boundRefusal(error))
  if (error instanceof CommandError) {
    const { code, details } = error
    return { status: refusalStatus[code], code, message: refusalText(error), details }
  }
  const failure = storageFailure(error)
  return failure && { status: 503, code: failure, message: failures[failure], details: null }
}

const failures = {
  no_room: 'The server has no room left. Please try again later.',
  busy: 'The server cannot save this now. Please try again in a moment.',
} as const

function answer(c: Context, { status, code, message, details }: Answer): Response {
  if (status === 503) c.header('Retry-After', BUSY_SECONDS)
  return c.json(details === null ? { message, code } : { message, code, details }, status)
}
