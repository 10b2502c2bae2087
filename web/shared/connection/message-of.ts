/** What to tell about a call that failed (U2); a fault of ours is reported besides. */
import { HttpError, NetworkError } from '#web/api/call.ts'
import { texts } from './texts.ts'

export function messageOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof NetworkError)
    return error.message === '' ? texts.unknownError : error.message
  reportError(error)
  return texts.unknownError
}
