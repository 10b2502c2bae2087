/** The bar of a selection leaves the focus in the list (T31). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'

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
