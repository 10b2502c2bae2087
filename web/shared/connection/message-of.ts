/** The message of a failed call (U2); unexpected errors are also reported. */
import { messageText } from '#domain/message-texts.ts'
import { HttpError, NetworkError } from '#web/api/call.ts'
import { texts } from './texts.ts'

export function messageOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof NetworkError)
    return error.message === '' ? texts.unknownError : messageText(error.message)
  reportError(error)
  return texts.unknownError
}
