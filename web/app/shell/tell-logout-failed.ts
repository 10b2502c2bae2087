/** A logout that did not work is told at once; an answer of the server is no fault of ours, anything else is reported. */
import { showToast } from '#web/ui/toast-store.ts'
import { texts } from './texts.ts'

export function tellLogoutFailed(error: unknown): void {
  showToast({ title: texts.logout.failed, description: texts.logout.failedText, tone: 'bad' })
  // By its name: the class would bring all calls of the server into the first screen.
  if (!(error instanceof Error && error.name === 'HttpError')) reportError(error)
}
