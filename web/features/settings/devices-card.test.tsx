/** Signed-in devices: where the focus goes when one is signed out, and that one press sends one request (U7). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { idOf, monday } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { DevicesCard, useDevices } from './devices-card.tsx'

let browsers: readonly string[]

/** A server that signs out the device in the path, or all but the first. */
const answer: typeof fetch = (path, init) => {
  const id = (path as string).split('/')[4]
  if (init?.method === 'DELETE')
    browsers = browsers.filter((name, place) => (id ? idOf(name) !== id : place === 0))
  const sessions = browsers.map((browser, place) => ({
    id: idOf(browser),
    device: `${browser} on Linux`,
    browser,
    system: 'Linux',
    created_at: monday,
    last_seen_at: monday,
    is_current: place === 0,
  }))
  return Promise.resolve(Response.json(init?.method === 'DELETE' ? {} : { sessions }))
}

beforeEach(() => {
  browsers = ['Firefox', 'Chrome', 'Edge']
  vi.stubGlobal('fetch', answer)
})

function Devices() {
  return <DevicesCard devices={useDevices()} />
}

async function press(name: string) {
  await renderForAccount({ name: 'Maya', rows: [] }, '/settings', <Devices />)
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(button.isConnected).toBe(false))
}

test('it goes to the next device (U7)', async () => {
  await press('Sign out Chrome on Linux')
  const next = screen.getByRole('button', { name: 'Sign out Edge on Linux' })
  expect(document.activeElement).toBe(next)
})

test('after the last of the others it goes to the heading (U7)', async () => {
  await press('Sign out other devices')
  const heading = screen.getByRole('heading', { name: 'Signed-in devices' })
  expect(document.activeElement).toBe(heading)
})

test.each(['Sign out Chrome on Linux', 'Sign out other devices'])(
  'a double tap on "%s" asks the server once, which would refuse a second time',
  async (name) => {
    let asked = 0
    const counting: typeof fetch = (path, init) => {
      if (init?.method === 'DELETE') asked += 1
      return answer(path, init)
    }
    vi.stubGlobal('fetch', counting)
    await renderForAccount({ name: 'Maya', rows: [] }, '/settings', <Devices />)
    const button = await screen.findByRole('button', { name })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(button.isConnected).toBe(false))
    expect(asked).toBe(1)
  },
)
