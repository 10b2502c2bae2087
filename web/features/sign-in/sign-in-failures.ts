/** Messages for failed sign-ins and registrations (U1). */
import { HttpError, NetworkError } from '#web/api/call.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { texts } from './texts.ts'

/** The server's words, and what a person reads instead. */
const spokenTexts: readonly (readonly [part: string, text: string])[] = [
  ['Invalid credentials', texts.failures.credentials],
  ['User not found', texts.failures.unknownUser],
  ['Username or email already exists', texts.failures.taken],
  ['Invalid input data', texts.failures.invalid],
]

export function showSignInFailure(title: string, error: unknown): void {
  showToast({ title, description: reasonOf(error), tone: 'bad' })
}

function reasonOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof NetworkError) return spokenText(error.message)
  if (isQuotaExceeded(error)) return texts.failures.noRoom
  reportError(error)
  return texts.failures.unexpected
}

/** Whether the server found the password too common: the reason stands at its field then (A17). */
export function isCommonPassword(error: unknown): error is HttpError {
  return error instanceof HttpError && error.message === texts.failures.commonPassword
}

function spokenText(message: string): string {
  const found = spokenTexts.find(([part]) => message.includes(part))
  return found?.[1] ?? (message === '' ? texts.failures.unexpected : message)
}
