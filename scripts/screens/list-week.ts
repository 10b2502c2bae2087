/** The screens of the week: its table or list, the details behind a chip, and the wall. */
import { PASSWORD } from '#server/demo/family.ts'
import { addPerson, askWho, comeIn } from '#web/e2e/accounts.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

const maya = { viewer: 'Maya' } as const
const onWall = { ...maya, isApart: true, path: '/settings?tab=security' } as const

export const week: readonly Screen[] = [
  { ...maya, name: 'week', path: '/week', act: untilRead },
  { ...maya, name: 'week-popover', path: '/week', isWindow: true, act: openDinner },
  {
    ...maya,
    name: 'week-menu',
    path: '/week',
    // Otherwise the popover of the previous picture would still be open.
    isApart: true,
    isWindow: true,
    async act(page) {
      await openDinner(page)
      await page.getByRole('button', { name: 'Options for Cook dinner' }).click()
      await page.getByText('Pick another day').waitFor()
    },
  },
  {
    ...maya,
    name: 'week-next',
    path: '/week',
    async act(page) {
      await page.getByRole('link', { name: 'Week after' }).click()
      await page.getByRole('heading', { level: 1, name: 'Week', exact: true }).waitFor()
      await page
        .getByRole('button', { name: /^Take the bins out, planned/ })
        .first()
        .waitFor()
    },
  },
  { viewer: 'Rosa', name: 'week-empty', path: '/week' },
  { ...onWall, name: 'wall', act: hangUp },
  {
    ...onWall,
    name: 'wall-who',
    isWindow: true,
    async act(page) {
      await hangUp(page)
      await page.getByRole('button', { name: dinner }).click()
      await page.getByRole('dialog').getByRole('button', { name: /^Theo/ }).waitFor()
    },
  },
]

/** It is due at a time of day that may be over. */
const dinner = /^Cook dinner, (?:19:00, )?(?:to do|overdue)/

async function untilRead(page: ShownPage): Promise<void> {
  await page.getByRole('button', { name: dinner }).waitFor()
}

async function openDinner(page: ShownPage): Promise<void> {
  await page.getByRole('button', { name: dinner }).click()
  await page.getByRole('dialog', { name: 'Cook dinner' }).waitFor()
}

async function hangUp(page: ShownPage): Promise<void> {
  await askWho(page)
  for (const name of ['Theo', 'Ida']) await addPerson(page, name, PASSWORD)
  await comeIn(page, 'Maya')
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'This device hangs on a wall' }).click()
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Add another person' }).click()
  await page.getByRole('heading', { level: 1, name: 'This week' }).waitFor()
  await untilRead(page)
}
