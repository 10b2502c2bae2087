/** The tablet in the kitchen: several people signed in on one device. */
import { addPerson, askWho } from './accounts.ts'
import type { Person } from './fixtures.ts'
import { PASSWORD, registerElsewhere, test as household } from './fixtures.ts'

type Shared = Person & {
  readonly others: readonly { readonly id: string; readonly name: string }[]
}

export type Tablet = {
  /** A tablet that Maya opened first and to which the others were added, without an active account. */
  readonly share: (...names: string[]) => Promise<Shared>
}

export const test = household.extend<Tablet>({
  share: async ({ join, browser, server }, provide) => {
    await provide(async (...names) => {
      const maya = await join('Maya')
      const others = []
      for (const name of names) {
        const context = await browser.newContext({ baseURL: server.url })
        others.push({ id: await registerElsewhere(context, name), name })
        await context.close()
      }
      await maya.page.goto('/settings?tab=security')
      await askWho(maya.page)
      for (const name of names) await addPerson(maya.page, name, PASSWORD)
      return { ...maya, others }
    })
  },
})
