/** The screens of children without e-mail: their parents' page, and the big buttons. */
import type { DemoServer } from './demo-server.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const parents = { viewer: 'Maya', path: '/partners', isApart: true } as const
const kid = { ...parents, isWindow: true } as const

export const children: readonly Screen[] = [
  { ...parents, name: 'children', act: addPip },
  { ...parents, name: 'child-add', isDialog: true, act: openDialog('Add a child') },
  { ...parents, name: 'child-code', isDialog: true, act: showCode },
  { ...kid, name: 'kid-today', act: asPip('Today') },
  { ...kid, name: 'kid-points', act: asPip('My points') },
  { ...kid, name: 'kid-wishes', act: asPip('Wishes') },
]

/** Pip, with something to do and to wish for; gone again when the picture is taken. */
async function addPip(page: ShownPage, demo: DemoServer): Promise<void> {
  const asMaya = (path: string, data: object) =>
    demo.callAs('Maya', { method: 'post', path, data: { id: crypto.randomUUID(), ...data } })
  await demo.callAs('Maya', { method: 'post', path: '/api/children', data: { name: 'Pip' } })
  const pip = demo.idOf('users', 'Pip')
  demo.afterwards(() => demo.callAs('Maya', { method: 'delete', path: `/api/children/${pip}` }))
  const task = { time_minutes: 10, is_shared: true, assigned_to: pip }
  await asMaya('/api/tasks', { ...task, name: 'Feed Pixel', checklist: 'Fresh water\nOne scoop' })
  await asMaya('/api/tasks', { ...task, name: 'Make my bed', needs_photo: true })
  const offer = { description: 'Whenever you like.', for: pip }
  await asMaya('/api/rewards', { ...offer, name: 'Film night', point_cost: 60 })
  await page.getByRole('heading', { level: 3, name: 'Pip' }).waitFor()
}

function openDialog(name: string) {
  return async (page: ShownPage) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor()
  }
}

async function showCode(page: ShownPage, demo: DemoServer): Promise<void> {
  await addPip(page, demo)
  await page.getByRole('button', { name: 'Code for another device' }).click()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
}

function asPip(name: string) {
  return async (page: ShownPage, demo: DemoServer) => {
    await addPip(page, demo)
    await page.getByRole('button', { name: 'Use Pip on this device' }).click()
    await page.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
}
