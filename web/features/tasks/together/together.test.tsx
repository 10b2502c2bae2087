/** The sheets that ask who did a task: the split while people are chosen, and ticking a task for a child (T22, T23). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  idOf,
  makeChild,
  makeChore,
  makePartnership,
  makeTask,
  makeUser,
} from '#domain/testing/make.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import { goBack } from '#web/testing/go-back.tsx'
import type { Rows } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { wholeText } from '#web/testing/whole-text.ts'
import { currentToast } from '#web/ui/toast-store.ts'

const partners: Rows = [
  ['users', makeUser('Theo')],
  ['users', makeUser('Maya')],
  ['users', makeUser('Rosa')],
  ['partnerships', makePartnership('Theo', 'Maya')],
  ['partnerships', makePartnership('Theo', 'Rosa')],
]
const juno = makeChild('Juno', 'Theo', { created_at: '2026-03-03T09:00:00.000Z' })
const leaves = makeTask('Theo', { id: idOf('leaves'), name: 'Rake the leaves' })
const id = leaves.id

function open(rows: Rows, path: string, instead: Partial<OpenAccount> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  return renderForAccount({ name: 'Theo', rows, instead }, path, <TasksScreen />)
}

async function sheet(title: string) {
  return within(await screen.findByRole('dialog', { name: title }))
}

describe('"We did it together"', () => {
  test('splits the points live among whoever is chosen, and completes with them (T22)', async () => {
    const rows: Rows = [...partners, ...juno, ['tasks', leaves]]
    const { ran } = await open(rows, `/tasks?together=${id}`)
    const asked = await sheet('We did it together')
    expect(asked.getByText(wholeText('Rake the leaves, 40 min × 2. Who helped you?'))).toBeTruthy()
    expect(asked.getByText('80 points. Choose who helped you.')).toBeTruthy()
    fireEvent.click(asked.getByRole('checkbox', { name: 'Maya' }))
    fireEvent.click(asked.getByRole('checkbox', { name: 'Juno' }))
    expect(asked.getByRole('status').textContent).toMatch(/Theo, that’s you27.*Maya27.*Juno26/)
    const said = '80 points, shared out whole. Maya and Juno hear that you did it together.'
    expect(asked.getByText(said)).toBeTruthy()
    fireEvent.click(asked.getByRole('button', { name: 'Complete Rake the leaves, earn 27 points' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(ran).toEqual([['completeTask', { id, with: [idOf('Maya'), idOf('Juno')] }]])
  })

  test('can still be done alone (T22)', async () => {
    const { ran } = await open([...partners, ['tasks', leaves]], `/tasks?together=${id}`)
    const asked = await sheet('We did it together')
    fireEvent.click(asked.getByRole('button', { name: 'I did it alone' }))
    await waitFor(() => expect(ran).toEqual([['completeTask', { id }]]))
  })

  test('stands in the menu of a task one may complete, where there is a partner (T22)', async () => {
    await open([...partners, ['tasks', leaves]], '/tasks')
    const menu = await screen.findByRole('button', { name: 'Options for Rake the leaves' })
    fireEvent.pointerEnter(menu)
    fireEvent.click(menu)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'We did it together' }))
    const asked = await sheet('We did it together')
    expect(asked.getByRole('checkbox', { name: 'Rosa' })).toBeTruthy()
  })

  test('the back button closes its camera with it (T20)', async () => {
    const photographed = { ...leaves, needs_photo: true }
    await open([...partners, ['tasks', photographed]], '/tasks')
    const menu = await screen.findByRole('button', { name: 'Options for Rake the leaves' })
    fireEvent.pointerEnter(menu)
    fireEvent.click(menu)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'We did it together' }))
    const asked = await sheet('We did it together')
    fireEvent.click(asked.getByRole('button', { name: 'I did it alone' }))
    await sheet('A photo of Rake the leaves')
    goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('closes where there is nothing to complete any more (T9)', async () => {
    const done = { ...leaves, completed_at: leaves.created_at, completions: 1 }
    await open([...partners, ['tasks', done]], `/tasks?together=${id}`)
    await screen.findByRole('heading', { name: 'Tasks' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('"Juno did it"', () => {
  test('is one tap of a parent, and pays the child (T23)', async () => {
    const rows: Rows = [...partners, ...juno, ['tasks', { ...leaves, assigned_to: idOf('Juno') }]]
    const { ran } = await open(rows, `/tasks?who=${id}`)
    const asked = await sheet('Rake the leaves')
    expect(asked.getByText(wholeText('Juno gets the points, approved at once.'))).toBeTruthy()
    expect(asked.getAllByText('Juno').map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI'])
    fireEvent.click(asked.getByRole('button', { name: 'Juno did it, 80 points for Juno' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(ran).toEqual([['completeTask', { id, for: idOf('Juno') }]])
  })

  test('is asked of what a repeating task wants, too, and the other answers stand below (T23, C1)', async () => {
    const daily = {
      repeats: 'daily',
      weekdays: 0,
      starts_on: '2026-11-21',
      slot: '2026-11-21',
    } as const
    const chore = makeChore('Theo', { name: 'Feed Pixel', ...daily })
    const rows: Rows = [...partners, ...juno, ['chores', chore]]
    const { ran } = await open(rows, `/tasks?who=${chore.id}%202026-11-21`)
    const asked = await sheet('Feed Pixel')
    fireEvent.click(asked.getByRole('button', { name: /^We did it together/ }))
    const together = await sheet('We did it together')
    fireEvent.click(together.getByRole('checkbox', { name: 'Juno' }))
    fireEvent.click(together.getByRole('button', { name: /^Complete Feed Pixel/ }))
    await waitFor(() =>
      expect(ran).toEqual([
        ['completeTask', { id: chore.id, slot: '2026-11-21', with: [idOf('Juno')] }],
      ]),
    )
  })

  test('what is somebody else’s is taken on before oneself completes it, and one undo takes both back (T5, R51)', async () => {
    const rows: Rows = [...partners, ...juno, ['tasks', { ...leaves, assigned_to: idOf('Juno') }]]
    const { together, database } = await open(rows, `/tasks?who=${id}`)
    const asked = await sheet('Rake the leaves')
    fireEvent.click(asked.getByRole('button', { name: /^I did it/ }))
    await waitFor(() => expect(together).toEqual([['claimTask', 'completeTask']]))
    await waitFor(async () =>
      expect(await database.tasks.get(id)).toMatchObject({
        claimed_by: idOf('Theo'),
        completed_at: expect.any(String),
      }),
    )
  })

  test('nobody takes on what they then cannot complete (T5)', async () => {
    const undo = vi.fn<OpenAccount['undo']>(() => Promise.resolve(true))
    const refused = new Map([[1, 'Add a photo first']])
    const runAll = () => Promise.resolve({ ids: ['claim'], refused })
    const rows: Rows = [...partners, ...juno, ['tasks', { ...leaves, assigned_to: idOf('Juno') }]]
    await open(rows, `/tasks?who=${id}`, { runAll, undo })
    const asked = await sheet('Rake the leaves')
    fireEvent.click(asked.getByRole('button', { name: /^I did it/ }))
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Failed to complete task',
        description: 'Add a photo first',
      }),
    )
    expect(undo.mock.calls).toEqual([['claim']])
    expect(asked.getByRole('button', { name: /^I did it/ })).toBeTruthy()
  })

  test('is said once, and the pressed button keeps the focus while it is being saved (U7)', async () => {
    const run = vi.fn<OpenAccount['run']>(() => new Promise(() => {}))
    const rows: Rows = [...partners, ...juno, ['tasks', leaves]]
    await open(rows, `/tasks?who=${id}`, { run })
    const asked = await sheet('Rake the leaves')
    const button = asked.getByRole<HTMLButtonElement>('button', { name: /^Juno did it/ })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(button.disabled).toBe(false)
    expect(run).toHaveBeenCalledOnce()
  })

  test('waits for the steps where all of them come first (T18)', async () => {
    const steps = { ...leaves, checklist: 'Rake\nBag', all_steps: true }
    await open([...partners, ...juno, ['tasks', steps]], `/tasks?who=${id}`)
    const asked = await sheet('Rake the leaves')
    expect(asked.getByRole('button', { name: /^Juno did it/ })).toHaveProperty('disabled', true)
    expect(asked.getByText('0 of 2 steps are ticked. All of them come first.')).toBeTruthy()
  })
})
