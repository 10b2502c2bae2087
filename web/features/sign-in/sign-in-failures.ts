/** Messages for failed sign-ins and registrations (U1). */
import { messageText } from '#domain/message-texts.ts'
import { HttpError, NetworkError } from '#web/api/call.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'
import { PasskeyError } from '#web/shared/proof/passkey-error.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { texts } from './texts.ts'

export function showSignInFailure(title: string, error: unknown): void {
  showToast({ title, description: reasonOf(error), tone: 'bad' })
}

function reasonOf(error: unknown): string {
  if (error instanceof HttpError) return textOf(error)
  if (error instanceof NetworkError || error instanceof PasskeyError)
    return messageText(error.message)
  if (isQuotaExceeded(error)) return texts.failures.noRoom
  reportError(error)
  return texts.failures.unexpected
}

/** Whether the server found the password too common: then the reason is shown at its field (A17). */
export function isCommonPassword(error: unknown): error is HttpError {
  return error instanceof HttpError && error.details['reason'] === 'common_password'
}

function textOf({ code, message, details }: HttpError): string {
  const { credentials, unknownUser, taken, invalid, unexpected } = texts.failures
  if (code === 'invalid_credentials')
    return details['reason'] === 'unknown_user' ? unknownUser : credentials
  if (code === 'account_exists') return taken
  if (code === 'invalid_args' && !('field' in details)) return invalid
  return message === '' ? unexpected : messageText(message)
}
