/** The calendar link: its address is shown once (A42). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { monday } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { CalendarCard } from './calendar-card.tsx'

test('its address stays for whoever went on to the next choice before it came', async () => {
  const answers: ((told: unknown) => void)[] = []
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'GET'
      ? Promise.resolve(Response.json({ link: null }))
      : new Promise((resolve) => answers.push((told) => resolve(Response.json(told)))),
  )
  await renderForAccount({ name: 'Maya', rows: [] }, '/settings', <CalendarCard />)
  fireEvent.click(await screen.findByRole('radio', { name: /^My tasks/ }))
  fireEvent.click(screen.getByRole('radio', { name: /^The house/ }))
  const link = { covers: 'mine', hides_names: false, created_at: monday }
  act(() => answers[0]?.({ link, path: '/calendar/abc.ics' }))
  const address = await screen.findByDisplayValue(/\/calendar\/abc\.ics$/)
  act(() => answers[1]?.({ link: { ...link, covers: 'house' }, path: null }))
  await waitFor(() => expect(currentToast()?.title).toBe('Calendar link changed'))
  expect(address.isConnected).toBe(true)
})

test('a choice that is refused leads back to the one before it, not to the one at first', async () => {
  const link = { covers: 'mine', hides_names: false, created_at: monday }
  let isRefused = false
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (isRefused) return Promise.resolve(Response.json({ message: 'No' }, { status: 400 }))
    if (method === 'GET') return Promise.resolve(Response.json({ link }))
    const saved = JSON.parse(body as string) as object
    return Promise.resolve(Response.json({ link: { ...link, ...saved }, path: null }))
  })
  await renderForAccount({ name: 'Maya', rows: [] }, '/settings', <CalendarCard />)
  const house = await screen.findByRole<HTMLInputElement>('radio', { name: /^The house/ })
  fireEvent.click(house)
  await waitFor(() => expect(currentToast()?.title).toBe('Calendar link changed'))
  isRefused = true
  fireEvent.click(screen.getByRole('radio', { name: /^My tasks/ }))
  expect(house.checked).toBe(false)
  await waitFor(() => expect(currentToast()?.tone).toBe('bad'))
  expect(house.checked).toBe(true)
})
