/** The interface that screens use of a page, in every engine. */
import type { Page } from '#web/e2e/engines/page.ts'

export type ShownPage = Page & {
  context(): { setOffline(isOffline: boolean): Promise<void> }
}
