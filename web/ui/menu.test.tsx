/** Keys during the first opening of a menu, when its list has yet to be loaded; and the focus once an entry is chosen. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInAnimations } from '#web/testing/stand-in-animations.ts'
import { Menu } from './menu.tsx'

afterEach(() => vi.restoreAllMocks())

function press(key: string): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

/** Presses keys on the button before the list can exist: its code is loaded again. */
async function open(...keys: readonly string[]) {
  vi.resetModules()
  const { Menu } = await import('./menu.tsx')
  const chosen = vi.fn<(label: string) => void>()
  const actions = ['Edit', 'Share', 'Delete'].map((label) => ({
    label,
    onSelect: () => chosen(label),
  }))
  render(<Menu label="Options" actions={actions} />)
  screen.getByRole('button', { name: 'Options' }).focus()
  for (const key of keys) press(key)
  expect(screen.queryByRole('menu')).toBeNull()
  return chosen
}

const focused = () => document.activeElement?.textContent

test.each([
  [['ArrowDown'], 'Edit'],
  [['ArrowDown', 'ArrowDown'], 'Share'],
  [['ArrowDown', 'ArrowUp'], 'Delete'],
  [['ArrowDown', 'End', 'Home'], 'Edit'],
  [['ArrowDown', 'd'], 'Delete'],
])('after %j the entry %s has the focus', async (keys, label) => {
  await open(...keys)
  await waitFor(() => expect(focused()).toBe(label))
})

test('an entry is chosen that was reached before the list was there', async () => {
  const chosen = await open('ArrowDown', 'ArrowDown', 'Enter')
  await waitFor(() => expect(chosen.mock.calls).toEqual([['Share']]))
})

test('in the open list an arrow leads to the next entry at the press', async () => {
  await open('ArrowDown')
  await waitFor(() => expect(focused()).toBe('Edit'))
  press('ArrowDown')
  expect(focused()).toBe('Share')
  press('ArrowDown')
  press('ArrowDown')
  expect(focused()).toBe('Edit')
})

test('the button has the focus when the chosen entry of a sheet begins, although the sheet is still leaving (U7)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  standInAnimations()
  const seen = vi.fn<(focused: Element | null) => void>()
  const actions = ['Edit', 'Move', 'Copy', 'Share', 'Delete'].map((label) => ({
    label,
    onSelect: () => seen(document.activeElement),
  }))
  render(<Menu label="Options" actions={actions} sheet={{ title: 'Kettle' }} />)
  const button = screen.getByLabelText('Options')
  button.focus()
  fireEvent.click(button)
  const entry = await screen.findByText('Delete')
  entry.closest('button')?.focus()
  fireEvent.click(entry)
  await waitFor(() => expect(seen.mock.calls).toEqual([[button]]))
  expect(entry.isConnected).toBe(true)
})
