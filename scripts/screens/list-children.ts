/** The screens of children without e-mail: their parents' page, and the big buttons. */
import type { DemoServer } from './demo-server.ts'
import { press } from './go.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const parents = { viewer: 'Maya', path: '/partners', isApart: true } as const
const kid = { ...parents, isWindow: true } as const

export const children: readonly Screen[] = [
  { ...parents, name: 'children', act: findJuno },
  { ...parents, name: 'child-add', isDialog: true, act: press('Add a child') },
  { ...parents, name: 'child-edit', isDialog: true, act: press('Edit Juno') },
  { ...parents, name: 'child-code', isDialog: true, act: showCode },
  { ...parents, name: 'child-end-parent', isDialog: true, act: press('Remove Theo') },
  {
    ...parents,
    viewer: 'Theo',
    name: 'child-leave',
    isDialog: true,
    act: press('Leave profile'),
  },
  { ...kid, name: 'kid-today', act: asJuno('Today') },
  { ...kid, name: 'kid-done', act: finishOne },
  { ...kid, name: 'kid-done-photo', isDialog: true, act: aimCamera },
  { ...kid, name: 'kid-points', act: asJuno('My points') },
  { ...kid, name: 'kid-wishes', act: asJuno('Wishes') },
  { ...kid, name: 'kid-signed-out', act: signOut },
  { ...kid, name: 'kid-goal', isDialog: true, act: askAboutGoal },
]

async function findJuno(page: ShownPage): Promise<void> {
  await page.getByRole('heading', { level: 3, name: 'Juno' }).waitFor()
}

async function showCode(page: ShownPage): Promise<void> {
  await page.getByRole('button', { name: 'Code for another device' }).click()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
}

/** Signed in on this device, and signed out again when the picture is taken. */
function asJuno(name: string) {
  return async (page: ShownPage, demo: DemoServer) => {
    const path = `/api/children/${demo.idOf('users', 'Juno')}/sessions`
    demo.afterwards(() => demo.callAs('Maya', { method: 'delete', path }))
    await page.getByRole('button', { name: 'Use Juno on this device' }).click()
    await page.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
}

async function askAboutGoal(page: ShownPage, demo: DemoServer): Promise<void> {
  await asJuno('Wishes')(page, demo)
  await page.getByRole('button', { name: /^Redeem Film night/ }).click()
}

async function finishOne(page: ShownPage, demo: DemoServer): Promise<void> {
  await asJuno('Today')(page, demo)
  const done = page.getByRole('button', { name: /^Done: / }).first()
  await done.waitFor()
  // It must still be open on the next device.
  await page.context().setOffline(true)
  await done.click()
  await page.getByRole('button', { name: /^Undo/ }).waitFor()
}

/** With a completion that the server does not have yet. */
async function signOut(page: ShownPage, demo: DemoServer): Promise<void> {
  await finishOne(page, demo)
  const path = `/api/children/${demo.idOf('users', 'Juno')}/sessions`
  await demo.callAs('Maya', { method: 'delete', path })
  await page.context().setOffline(false)
  await page.getByText('1 change is kept until then.').waitFor()
}

async function aimCamera(page: ShownPage, demo: DemoServer): Promise<void> {
  await asJuno('Today')(page, demo)
  await page.getByRole('button', { name: /^Done: Tidy the toy shelf/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take photo' }).waitFor()
}
