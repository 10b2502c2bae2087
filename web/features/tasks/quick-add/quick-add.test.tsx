/** Lines that are typed one after the other, faster than they are added (T28). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localDay } from '#domain/calendar.ts'
import { idOf, makeUser, openSettings } from '#domain/testing/make.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'

const open = (instead: Partial<OpenAccount> = {}) =>
  renderForAccount({ name: 'Maya', rows: pair, instead }, '/tasks', <TasksScreen />)

async function add(line: string): Promise<HTMLElement> {
  const field = await screen.findByRole('textbox', { name: 'Add a task' })
  fireEvent.change(field, { target: { value: line } })
  fireEvent.submit(field)
  return field
}

test('a line leaves the field at once, and the next one can be added meanwhile', async () => {
  const { ran } = await open()
  expect(await add('Bins')).toHaveProperty('value', '')
  const field = await add('Windows')
  fireEvent.change(field, { target: { value: 'Gutters' } })
  await waitFor(() => expect(ran).toHaveLength(2))
  expect(ran).toMatchObject([
    ['createTask', { name: 'Bins' }],
    ['createTask', { name: 'Windows' }],
  ])
  expect(field).toHaveProperty('value', 'Gutters')
})

const refusing: Partial<OpenAccount> = {
  runAll: () => Promise.resolve({ ids: [], refused: new Map([[0, 'Not today']]) }),
}

test('a line that cannot be added comes back, unless another one was begun', async () => {
  await open(refusing)
  const field = await add('Bins')
  await waitFor(() => expect(field).toHaveProperty('value', 'Bins'))
  const first = currentToast()?.id
  await add('Windows')
  fireEvent.change(field, { target: { value: 'Gutters' } })
  await waitFor(() => expect(currentToast()?.id).not.toBe(first))
  expect(field).toHaveProperty('value', 'Gutters')
})

test.each([
  [false, 'See plans'],
  [true, undefined],
])(
  'the used-up day of the free plan is told, to a child (%s) without the plans (S1, F2)',
  async (is_child, label) => {
    const day = localDay(new Date().toISOString(), 'Europe/Berlin')
    const counts = { tasks: 5, rewards: 0, imports: 0 }
    const usage = { id: `${idOf('Maya')}:${day}`, user_id: idOf('Maya'), ...counts }
    const rows = [...pair, ['users', makeUser('Maya', { is_child })], ['usages', usage]] as const
    const settings = { ...openSettings, planLimits: true }
    const fixture = { name: 'Maya', rows, settings, plan: 'free', instead: refusing } as const
    await renderForAccount(fixture, '/tasks', <TasksScreen />)
    const field = await add('Bins')
    await waitFor(() => expect(field).toHaveProperty('value', 'Bins'))
    expect(currentToast()?.description).toBe('Not today')
    expect(currentToast()?.action?.label).toBe(label)
  },
)
