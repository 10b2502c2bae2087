/** The choice of a device whether the app's icon shows a number (A3). */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isBadgeOn, saveBadgeChoice } from './app-badge.ts'
import { BadgeSwitch } from './badge-switch.tsx'

afterEach(() => saveBadgeChoice(true))

const theSwitch = { name: 'The number on the app’s icon' }

test('the number is on until this device turns it off (A3)', async () => {
  vi.stubGlobal('navigator', { userAgent: '', setAppBadge: () => undefined })
  render(<BadgeSwitch />)
  const toggle = await screen.findByRole<HTMLInputElement>('switch', theSwitch)
  expect(toggle.checked).toBe(true)
  fireEvent.click(toggle)
  await waitFor(() => expect(toggle.checked).toBe(false))
  expect(await isBadgeOn()).toBe(false)
})

test('where a browser has no such numbers, nothing is offered (A3)', async () => {
  const { container } = render(<BadgeSwitch />)
  await isBadgeOn()
  expect(container.textContent).toBe('')
})
