/** The App Information panel: version, status, and a check whose spinner ends after two seconds (U5). */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppInformation } from './app-information.tsx'
import { connectUpdates } from './app-updates.ts'

const FAILED = 'Unable to check for updates. Please try again later.'

beforeEach(() => {
  vi.useFakeTimers()
})

async function pressCheck(check: () => Promise<boolean>): Promise<HTMLElement> {
  connectUpdates({ check, update: () => Promise.resolve() })
  render(<AppInformation />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button', { name: 'Check for Updates' })
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Checking')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(button.getAttribute('aria-busy')).toBeNull()
  return screen.getByRole('status')
}

test('shows the version of the build, and that it is up to date', () => {
  render(<AppInformation />, { wrapper: MemoryRouter })
  expect(screen.getByRole('region', { name: 'App Information' })).toBeTruthy()
  expect(screen.getByText('test')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Up to Date')
})

test('a check that finds nothing says so', async () => {
  expect((await pressCheck(() => Promise.resolve(false))).textContent).toBe('Up to Date')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a check that finds a newer release says so', async () => {
  expect((await pressCheck(() => Promise.resolve(true))).textContent).toBe('Update Available')
})

test('a check that fails is told in its fixed words (U1)', async () => {
  await pressCheck(() => Promise.reject(new Error('offline')))
  expect(screen.getByRole('alert').textContent).toBe(FAILED)
})

test('the spinner ends after two seconds even when no answer comes', async () => {
  await pressCheck(() => new Promise(() => undefined))
  expect(screen.getByRole('alert').textContent).toBe('')
})
