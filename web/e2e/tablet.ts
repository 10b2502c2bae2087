/** The tablet in the kitchen: several people signed in on one device. */
import type { Browser } from 'playwright/test'
import { addPerson, askWho } from './accounts.ts'
import type { Person } from './fixtures.ts'
import { PASSWORD, registrationOf, test as household } from './fixtures.ts'
import type { TestServer } from './server.ts'

type Shared = Person & {
  readonly others: readonly { readonly id: string; readonly name: string }[]
}

export type Tablet = {
  /** A tablet that Maya opened first and to which the others were added, with no active account. */
  readonly share: (...names: string[]) => Promise<Shared>
}

export const test = household.extend<Tablet>({
  share: async ({ join, browser, server }, provide) => {
    await provide(async (...names) => {
      const maya = await join('Maya')
      const others = []
      for (const name of names) others.push(await registerElsewhere(server, browser, name))
      await maya.page.goto('/settings?tab=security')
      await askWho(maya.page)
      for (const name of names) await addPerson(maya.page, name, PASSWORD)
      return { ...maya, others }
    })
  },
})

async function registerElsewhere({ url }: TestServer, browser: Browser, name: string) {
  const context = await browser.newContext({ baseURL: url })
  const answer = await context.request.post('/api/auth/register', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: registrationOf(name),
  })
  const { user } = (await answer.json()) as { user: { id: string } }
  await context.close()
  return { id: user.id, name }
}
