/** The screens of goals, limits and offers. */
import type { DemoServer } from './demo-server.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const maya = { viewer: 'Maya' } as const
const cake = 'Cake from the bakery'

export const rewards: readonly Screen[] = [
  { ...maya, name: 'goal-hero', path: '/rewards', isApart: true, isWindow: true, act: showGoal },
  { ...maya, name: 'goal-warning', path: '/rewards', isApart: true, isDialog: true, act: askAbout },
  {
    ...maya,
    name: 'reward-limits-form',
    path: '/rewards?new-reward=1',
    isApart: true,
    isDialog: true,
    act: setLimits,
  },
  { ...maya, name: 'reward-limited', path: '/rewards', isApart: true, isWindow: true, act: useUp },
  {
    ...maya,
    name: 'reward-offered',
    path: '/rewards',
    isApart: true,
    isWindow: true,
    act: beGiven,
  },
]

/** Offline, so that the next device finds nothing changed; the same for the steps below. */
async function saveForDishes(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Options for A weekend off dishes' }).click()
  await page.getByRole('menuitem', { name: 'Save for this' }).click()
  await page.getByRole('img', { name: 'You save for this' }).waitFor()
}

async function showGoal(page: ShownPage): Promise<void> {
  await saveForDishes(page)
  await page
    .getByRole('link', { name: /^(Home|Dashboard)$/ })
    .first()
    .click()
  await page.getByText(/to go for/).waitFor()
}

async function askAbout(page: ShownPage): Promise<void> {
  await saveForDishes(page)
  await page.getByRole('button', { name: /^Redeem Flowers/ }).click()
  await page.getByRole('dialog').waitFor()
}

async function setLimits(page: ShownPage): Promise<void> {
  await page.context().setOffline(true)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('An hour of screen time')
  await dialog.getByRole('switch', { name: 'Can be redeemed again' }).click()
  for (const name of ['In a week', 'In a week', 'Days between'])
    await dialog.getByRole('button', { name: `${name}: one more` }).click()
}

async function useUp(page: ShownPage, demo: DemoServer): Promise<void> {
  await make(demo, { name: cake, stock: 0 })
  await make(demo, { name: 'Coffee in bed', stock: 3 })
  await page.getByText('None left').waitFor()
}

async function beGiven(page: ShownPage, demo: DemoServer): Promise<void> {
  const data = { ...sample, name: 'A lie-in', for: demo.idOf('users', 'Maya Ellis') }
  await put(demo, 'Theo', data)
  await page.getByText('Only Theo changes cost and limits').waitFor()
}

const sample = { description: 'Any slice, before noon.', point_cost: 120 }

/** One that Theo has approved. */
async function make(demo: DemoServer, given: object): Promise<void> {
  const id = await put(demo, 'Maya', { ...sample, is_standing: true, ...given })
  await demo.callAs('Theo', { method: 'post', path: `/api/rewards/${id}/approve` })
}

async function put(demo: DemoServer, viewer: 'Maya' | 'Theo', data: object): Promise<string> {
  const id = crypto.randomUUID()
  await demo.callAs(viewer, { method: 'post', path: '/api/rewards', data: { id, ...data } })
  demo.afterwards(() => demo.callAs('Maya', { method: 'delete', path: `/api/rewards/${id}` }))
  return id
}
