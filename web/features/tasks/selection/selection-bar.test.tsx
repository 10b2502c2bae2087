/** The bar of a selection leaves the focus in the list, and refused tasks unchanged (T31). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, makeTask } from '#domain/testing/make.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'

test.each(['Complete', 'End the selection'])(
  'after "%s" the focus is on the tab of the list',
  async (name) => {
    const tasks = ['One', 'Two'].map((task) => makeTask('Maya', { id: idOf(task), name: task }))
    const rows = [...pair, ...tasks.map((task) => ['tasks', task] as const)]
    await renderForAccount({ name: 'Maya', rows }, '/tasks', <TasksScreen />)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select One' }))
    const button = within(await screen.findByRole('toolbar')).getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  },
)

test.each([
  [['Bed'], ['claim'], { title: '0 tasks completed', tone: 'bad' }],
  [['Bed', 'Lamp'], ['claim', 'lamp'], { title: '1 task completed' }],
])(
  'of %o the partner’s, which cannot be completed, is not taken on either (T31)',
  async (names, ids, toast) => {
    const undo = vi.fn<OpenAccount['undo']>(() => Promise.resolve(true))
    // Completing the bed comes after claiming it.
    const refused = new Map([[1, 'Add a photo first']])
    const runAll = vi.fn<OpenAccount['runAll']>(() => Promise.resolve({ ids, refused }))
    const bed = makeTask('Theo', { id: idOf('bed'), name: 'Bed', needs_photo: true })
    const lamp = makeTask('Maya', { id: idOf('lamp'), name: 'Lamp' })
    const rows = [...pair, ['tasks', bed] as const, ['tasks', lamp] as const]
    const fixture = { name: 'Maya', rows, instead: { runAll, undo } }
    await renderForAccount(fixture, '/tasks', <TasksScreen />)
    for (const name of names)
      fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    const bar = within(await screen.findByRole('toolbar'))
    fireEvent.click(bar.getByRole('button', { name: 'Complete' }))
    const description = 'Bed: Add a photo first'
    await waitFor(() => expect(currentToast()).toMatchObject({ ...toast, description }))
    expect(runAll.mock.calls[0]?.[0].slice(0, 2).map(({ name }) => name)).toEqual([
      'claimTask',
      'completeTask',
    ])
    expect(undo.mock.calls).toEqual([['claim']])
  },
)
