/** Shows a failed sign-out; a refusal by the server is expected, anything else is reported as an error. */
import { showToast } from '#web/ui/toast-store.ts'
import { signOutTexts as texts } from './texts.ts'

export function showLogoutFailed(error: unknown): void {
  showToast({ title: texts.title, description: texts.text, tone: 'bad' })
  // Recognized by its name: the class would bring all server calls into the first screen.
  if (!(error instanceof Error && error.name === 'HttpError')) reportError(error)
}
