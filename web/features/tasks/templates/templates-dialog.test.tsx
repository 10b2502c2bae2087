/** The dialog of templates: ready-made chores for everybody, own ones with the plan, choices past a limit (S3, S1). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { starterPack } from '#domain/templates/starter-pack.ts'
import { idOf, makeAccount, makeTemplate, openSettings } from '#domain/testing/make.ts'
import type { Plan } from '#domain/users/user.ts'
import { TaskDialogs } from '#web/features/tasks/task-dialogs.tsx'
import { choose } from '#web/testing/choose.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast, showToast } from '#web/ui/toast-store.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

const household = (plan: Plan): Rows => [
  ...pair,
  ['accounts', makeAccount('Maya', { plan })],
  ['templates', makeTemplate('Maya', { name: 'Change the beds' })],
]

function open(plan: Plan, list: string, planLimits = false, others: Rows = []) {
  const settings = { ...openSettings, planLimits }
  return renderForAccount(
    { name: 'Maya', rows: [...household(plan), ...others], settings },
    '/tasks?templates=starter',
    <TemplatesDialog list={list} open onClose={() => undefined} />,
  )
}

const chore = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) })

test.each(['free', 'pro', 'ultimate'] as const)('on %s the starter pack is there', async (plan) => {
  await open(plan, 'starter')
  expect(await chore('Wipe the worktops')).toBeTruthy()
  const name = `Starter pack (${starterPack().length})`
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

test('what the limit of the free plan leaves over stays chosen, and its toast leads to the plans (S1)', async () => {
  const { database } = await open('free', 'starter', true)
  // As the app does.
  showToast({ title: 'Failed to create task', tone: 'bad' })
  const names = starterPack()
    .filter(({ room }) => room === 'kitchen')
    .slice(0, 7)
  for (const { name } of names) fireEvent.click(await chore(name))
  fireEvent.click(screen.getByRole('button', { name: 'Add 7 tasks' }))
  expect(await screen.findByRole('button', { name: 'Add 2 tasks' })).toBeTruthy()
  expect(await database.tasks.count()).toBe(5)
  await waitFor(() => expect(currentToast()?.action?.label).toBe('See plans'))
})

test('the search looks through all rooms', async () => {
  await open('free', 'starter')
  await chore('Wipe the worktops')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'CAGE' } })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'yacht' } })
  expect(screen.getByText('No template has this in its name.')).toBeTruthy()
})

const fridays = makeTemplate('Maya', {
  id: idOf('fridays'),
  name: 'Take the bins out',
  repeats: 'weekly',
  weekdays: 0b0010000,
})

test('one that repeats says its rule, and becomes a repeating task beside the others (C4)', async () => {
  const { ran } = await open('ultimate', 'yours', false, [['templates', fridays]])
  fireEvent.click(await chore('Take the bins out Every Friday'))
  fireEvent.click(await chore('Change the beds'))
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 tasks' }))
  await screen.findByRole('button', { name: 'Add tasks' })
  const rule = { repeats: 'weekly', every: 1, weekdays: 0b0010000 }
  expect(ran).toContainEqual([
    'createChore',
    expect.objectContaining({ name: 'Take the bins out', ...rule }),
  ])
  expect(ran.map(([name]) => name).toSorted()).toEqual(['createChore', 'createTask'])
})

test('alone it fills the form of a new task, with its rule (C4)', async () => {
  const rows = [...household('ultimate'), ['templates', fridays] as const]
  await renderForAccount({ name: 'Maya', rows }, '/tasks?templates=yours', <TaskDialogs />)
  fireEvent.click(await chore('Take the bins out'))
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 task' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create Task' }))
  expect(form.getByDisplayValue('Take the bins out')).toBeTruthy()
  const chosen = await form.findByRole('button', { name: 'Chosen weekdays' })
  expect(chosen.getAttribute('aria-pressed')).toBe('true')
  expect(form.getByRole('button', { name: 'Friday' }).getAttribute('aria-pressed')).toBe('true')
})

const evenings = makeTemplate('Maya', {
  ...fridays,
  repeats: 'daily',
  due_time: '18:00',
  who: 'turns',
  turns_change: 'week',
  approval: 'everyone',
})
const withTheo: Rows = [['templates', evenings]]

test('its time, turns and approval come along, with everybody in the household (S3)', async () => {
  const { ran } = await open('ultimate', 'yours', false, withTheo)
  fireEvent.click(await chore('Take the bins out Every day at 18:00, in turns by the week'))
  fireEvent.click(await chore('Change the beds'))
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 tasks' }))
  await waitFor(() => expect(ran).toHaveLength(2))
  const input = {
    due_time: '18:00',
    who: 'turns',
    people: [idOf('Maya'), idOf('Theo')],
    turns_change: 'week',
    approval: 'everyone',
    if_missed: 'waits',
  }
  expect(ran).toContainEqual(['createChore', expect.objectContaining(input)])
})

test('alone, the form begins with its time and turns, too (S3)', async () => {
  const rows = [...household('ultimate'), ...withTheo]
  await renderForAccount({ name: 'Maya', rows }, '/tasks?templates=yours', <TaskDialogs />)
  fireEvent.click(await chore('Take the bins out'))
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 task' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create Task' }))
  expect(await form.findByText('Every day at 18:00, in turns by the week')).toBeTruthy()
})

test('edited, a template asks whether one takes turns, and not who (S3)', async () => {
  const { ran } = await open('ultimate', 'yours', false, withTheo)
  await choose('the template Take the bins out', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Template' }))
  const turns = within(await form.findByRole('group', { name: 'Whose turn' }))
  expect(turns.queryByRole('button', { name: 'One person' })).toBeNull()
  fireEvent.click(turns.getByRole('button', { name: 'Anyone' }))
  fireEvent.change(form.getByLabelText(/^Time ?\(?optional/), { target: { value: '19:00' } })
  fireEvent.click(form.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(ran).toHaveLength(1))
  expect(ran[0]).toMatchObject(['updateTemplate', { who: 'anyone', due_time: '19:00' }])
})

test('edited, a template asks its rule and nothing of when it starts and ends (C4, S3)', async () => {
  const { ran } = await open('ultimate', 'yours', false, [['templates', fridays]])
  await choose('the template Take the bins out', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Template' }))
  fireEvent.click(await form.findByRole('button', { name: 'Tuesday' }))
  expect(form.queryByLabelText('Starts on')).toBeNull()
  expect(form.queryByRole('group', { name: 'Ends' })).toBeNull()
  fireEvent.click(form.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(ran).toHaveLength(1))
  expect(ran[0]).toMatchObject(['updateTemplate', { repeats: 'weekly', weekdays: 0b0010010 }])
})
