/** The screens about access for programs and the household's MQTT broker. Theo has some of each. */
import type { DemoServer } from './demo-server.ts'
import { press } from './go.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const theo = { viewer: 'Theo' } as const
const security = '/settings?tab=security'

export const programs: readonly Screen[] = [
  { ...theo, name: 'programs', path: security },
  { ...theo, name: 'programs-house', path: '/settings' },
  { ...theo, name: 'token-new', path: `${security}&make-token=1`, isDialog: true },
  // With an older sign-in, a proof would be needed.
  {
    ...theo,
    name: 'token-made',
    path: `${security}&make-token=1`,
    isApart: true,
    isDialog: true,
    act: makeToken,
  },
  {
    ...theo,
    name: 'token-end',
    path: security,
    isDialog: true,
    act: press('End Home Assistant'),
  },
  { ...theo, name: 'webhook-new', path: `${security}&add-webhook=1`, isDialog: true },
  {
    ...theo,
    name: 'webhook-remove',
    path: security,
    isDialog: true,
    act: press('Remove hub.example'),
  },
  { ...theo, name: 'calendar-made', path: '/settings', isDialog: true, act: renewCalendar },
]

async function makeToken(page: ShownPage, demo: DemoServer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New token' })
  await dialog.getByLabel('Name').fill('Kitchen display')
  await dialog.getByRole('button', { name: 'New token' }).click()
  await page.getByRole('dialog', { name: 'Your token' }).waitFor()
  const path = `/api/tokens/${demo.idOf('api_tokens', 'Kitchen display')}`
  demo.afterwards(() => demo.callAs('Theo', { method: 'delete', path }))
}

async function renewCalendar(page: ShownPage): Promise<void> {
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'New link' }).click()
  await page.getByRole('dialog', { name: 'Your calendar link' }).waitFor()
}
