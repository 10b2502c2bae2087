/** Answers calls in place of the server, for answers that are rare. */
import type { Page } from 'playwright/test'

type Answer = { readonly message: string; readonly code: string }

/** `null` for an answer that comes not from the app, but from a machine in between. */
export async function answerWith(
  page: Page,
  path: string,
  status: number,
  answer: Answer | null,
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill(answer === null ? { status, body: 'Sorry' } : { status, json: answer }),
  )
}
