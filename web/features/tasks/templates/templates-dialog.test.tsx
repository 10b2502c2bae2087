/** The dialog of templates: the starter pack for everybody, one's own with the plan, and what exceeds a limit (S3, S1). */
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { starterPack } from '#domain/templates/starter-pack.ts'
import {
  makeAccount,
  makePartnership,
  makeTemplate,
  makeUser,
  openSettings,
} from '#domain/testing/make.ts'
import type { Plan } from '#domain/users/user.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'

afterEach(cleanup)

const rows = (plan: Plan): readonly (readonly [TableName, AnyRow])[] => [
  ['users', makeUser('Maya')],
  ['users', makeUser('Theo')],
  ['partnerships', makePartnership('Maya', 'Theo')],
  ['accounts', makeAccount('Maya', { plan })],
  ['templates', makeTemplate('Maya', { name: 'Change the beds' })],
]

function open(plan: Plan, list: string, planLimits = false) {
  const settings = { ...openSettings, planLimits }
  return renderForAccount(
    { name: 'Maya', rows: rows(plan), settings },
    '/tasks?templates=starter',
    <TemplatesDialog list={list} open onClose={() => undefined} />,
  )
}

const chore = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) })

test.each(['free', 'pro', 'ultimate'] as const)('on %s the starter pack is there', async (plan) => {
  await open(plan, 'starter')
  expect(await chore('Wipe the worktops')).toBeTruthy()
  const name = `Starter pack (${starterPack.length})`
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
})

test.each(['free', 'pro'] as const)(
  'on %s one’s own are hidden behind one line with a link, and not deleted',
  async (plan) => {
    const { database } = await open(plan, 'yours')
    expect(await screen.findByText(/Templates of your own come with Ultimate/)).toBeTruthy()
    expect(screen.queryByText('Change the beds')).toBeNull()
    const link = screen.getByRole('link', { name: 'See plans' })
    expect(link.getAttribute('href')).toMatch(/^\/subscribe\?plan=ultimate&return=/)
    expect(await database.templates.count()).toBe(1)
  },
)

test('one’s own become tasks as they were kept, those of the starter pack shared', async () => {
  const { ran } = await open('ultimate', 'yours')
  fireEvent.click(await chore('Change the beds'))
  fireEvent.click(screen.getByRole('button', { name: /^Starter pack/ }))
  fireEvent.click(await chore('Clean the oven'))
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 tasks' }))
  await screen.findByRole('button', { name: 'Add tasks' })
  expect(ran).toMatchObject([
    ['createTask', { name: 'Clean the oven', time_minutes: 60, is_shared: true }],
    ['createTask', { name: 'Change the beds', time_minutes: 30, effort_level: 'easy' }],
  ])
})

test('what the limit of the free plan leaves over stays chosen', async () => {
  const { database } = await open('free', 'starter', true)
  const names = starterPack.filter(({ room }) => room === 'kitchen').slice(0, 7)
  for (const { name } of names) fireEvent.click(await chore(name))
  fireEvent.click(screen.getByRole('button', { name: 'Add 7 tasks' }))
  expect(await screen.findByRole('button', { name: 'Add 2 tasks' })).toBeTruthy()
  expect(await database.tasks.count()).toBe(5)
})

test('the search looks through all rooms', async () => {
  await open('free', 'starter')
  await chore('Wipe the worktops')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'DOG' } })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'yacht' } })
  expect(screen.getByText('No template has this in its name.')).toBeTruthy()
})
