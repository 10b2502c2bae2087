/** A logout that did not work is told at once; an answer of the server is no fault of ours, anything else is reported. */
import { showToast } from '#web/ui/toast-store.ts'

const texts = { title: 'Error', text: 'Failed to logout. Please try again.' }

export function tellLogoutFailed(error: unknown): void {
  showToast({ title: texts.title, description: texts.text, tone: 'bad' })
  // By its name: the class would bring all calls of the server into the first screen.
  if (!(error instanceof Error && error.name === 'HttpError')) reportError(error)
}
