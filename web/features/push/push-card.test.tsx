/** The card in the settings works without push, and never requests permission by itself. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PushPreferences } from '#domain/notifications/push-api.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { PushCard } from './push-card.tsx'

type Saved = Pick<PushPreferences, 'muted' | 'digest_at' | 'remind_anyone'>

const asked = vi.fn<() => Promise<NotificationPermission>>()
let saved: Saved[]

const preferences: PushPreferences = {
  muted: ['loan_repaid'],
  hides_details: false,
  quiet_hours: null,
  digest_at: null,
  remind_anyone: false,
}

/** A server that returns what was saved, and refuses when it is told to. */
function answer(status = 200, isOn = () => false): typeof fetch {
  return (path, init) => {
    if (path === '/api/push' && init?.method === 'GET')
      return Promise.resolve(Response.json({ public_key: 'key', is_on: isOn(), preferences }))
    if (init?.method !== 'PUT') return Promise.resolve(Response.json({}, { status }))
    const sent = JSON.parse(init.body as string) as Saved
    saved.push(sent)
    return Promise.resolve(Response.json(status === 200 ? sent : {}, { status }))
  }
}

beforeEach(() => {
  saved = []
  asked.mockReset().mockResolvedValue('denied')
  vi.stubGlobal('fetch', answer())
})

async function openCard() {
  await renderForAccount({ name: 'Maya', rows: [] }, '/settings', <PushCard />)
  await screen.findByText('On all your devices')
}

/** A browser that supports everything and has not asked for permission yet. */
function stubPush(permission: NotificationPermission) {
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', { permission, requestPermission: asked })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: {}, userAgent: '' })
}

test('a browser without push says so, and the choices for other devices stay', async () => {
  await openCard()
  expect(screen.getByText(/This browser cannot notify you/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull()
})

test('permission is asked for on the tap, and never before', async () => {
  stubPush('default')
  await openCard()
  expect(asked).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Turn on for this device' }))
  expect(asked).toHaveBeenCalledOnce()
})

test('a browser that refused the worker says that it cannot be turned on', async () => {
  stubPush('default')
  asked.mockResolvedValue('granted')
  const serviceWorker = {
    ready: new Promise(() => {}),
    getRegistration: () => Promise.resolve(undefined),
  }
  vi.stubGlobal('navigator', { onLine: true, serviceWorker, userAgent: '' })
  const earlier = currentToast()?.id
  await openCard()
  fireEvent.click(screen.getByRole('button', { name: 'Turn on for this device' }))
  await waitFor(() => expect(currentToast()?.id).not.toBe(earlier))
  expect(currentToast()?.description).toBe('This browser did not allow it, or has no push service.')
})

test('a person who blocked notifications is told where to allow them', async () => {
  stubPush('denied')
  await openCard()
  expect(screen.getByText(/Notifications are blocked/)).toBeTruthy()
})

test('a type is switched off beside those that already are', async () => {
  await openCard()
  const type = screen.getByRole('switch', { name: 'A task was completed', hidden: true })
  fireEvent.click(type)
  expect((type as HTMLInputElement).checked).toBe(false)
  expect(saved).toMatchObject([{ muted: ['loan_repaid', 'task_completed'] }])
})

test('what the server does not take is taken back', async () => {
  vi.stubGlobal('fetch', answer(500))
  await openCard()
  const type = screen.getByRole('switch', { name: 'A loan was repaid', hidden: true })
  fireEvent.click(type)
  await waitFor(() => expect((type as HTMLInputElement).checked).toBe(false))
})

test.each([
  { answers: [500, 200], isSecondOn: false },
  { answers: [200, 500], isSecondOn: true },
])(
  'of two quick choices, answered $answers, what was taken stays',
  async ({ answers, isSecondOn }) => {
    const statuses = [...answers]
    const answering: typeof fetch = (path, init) =>
      answer(init?.method === 'PUT' ? statuses.shift() : 200)(path, init)
    vi.stubGlobal('fetch', answering)
    const earlier = currentToast()?.id
    await openCard()
    const types = ['A task was completed', 'Your task was approved'].map((name) =>
      screen.getByRole<HTMLInputElement>('switch', { name, hidden: true }),
    )
    for (const type of types) fireEvent.click(type)
    const isOn = () => types.map(({ checked }) => checked)
    expect(isOn()).toEqual([false, false])
    const first = ['loan_repaid', 'task_completed']
    await waitFor(() =>
      expect(saved).toMatchObject([{ muted: first }, { muted: [...first, 'task_approved'] }]),
    )
    await waitFor(() => expect(currentToast()?.id).not.toBe(earlier))
    expect(currentToast()?.title).toBe('Failed to save your choice')
    await waitFor(() => expect(isOn()).toEqual([false, isSecondOn]))
  },
)

test('reminders are switched off as a whole, and their choices with them (C24)', async () => {
  await openCard()
  fireEvent.click(screen.getByRole('switch', { name: 'Reminders' }))
  expect(saved).toMatchObject([{ muted: ['loan_repaid', 'reminder'] }])
  expect(screen.queryByRole('switch', { name: 'Morning digest' })).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: 'Reminders' }))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ muted: ['loan_repaid'] }))
})

test('what is for anyone is a choice of its own, off until it is made', async () => {
  await openCard()
  const anyone = screen.getByRole('switch', { name: 'Also for tasks that are for anyone' })
  expect((anyone as HTMLInputElement).checked).toBe(false)
  fireEvent.click(anyone)
  expect(saved).toMatchObject([{ remind_anyone: true, digest_at: null }])
})

test('the digest is off, begins at seven, and comes at the time that is saved', async () => {
  await openCard()
  const digest = screen.getByRole('switch', { name: 'Morning digest' })
  expect((digest as HTMLInputElement).checked).toBe(false)
  fireEvent.click(digest)
  expect(saved).toMatchObject([{ digest_at: '07:00' }])
  const time = screen.getByLabelText('At')
  fireEvent.change(time, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save time' }))
  expect(screen.getByRole('alert').textContent).toBe('Please enter a time')
  fireEvent.change(time, { target: { value: '06:30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save time' }))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ digest_at: '06:30' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save time' })).toBeNull())
  fireEvent.click(screen.getByRole('switch', { name: 'Morning digest' }))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ digest_at: null }))
})

test('the focus stays where the quiet hours are switched on, and goes to the times that are saved (U7)', async () => {
  await openCard()
  const quiet = screen.getByRole('switch', { name: 'Quiet hours' })
  quiet.focus()
  fireEvent.click(quiet)
  expect(document.activeElement).toBe(quiet)
  const from = screen.getByLabelText('From')
  fireEvent.change(from, { target: { value: '23:00' } })
  const save = screen.getByRole('button', { name: 'Save quiet hours' })
  save.focus()
  fireEvent.click(save)
  const quiet_hours = { from: '23:00', until: '07:00' }
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ quiet_hours }))
  expect(document.activeElement).toBe(from)
})

test('a time that is missing is asked for at its own field', async () => {
  await openCard()
  fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }))
  const from = screen.getByLabelText('From')
  fireEvent.change(from, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }))
  expect(from.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Until').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('Please enter a time')
})

test('the focus stays in the time of the digest when it is saved (U7)', async () => {
  await openCard()
  fireEvent.click(screen.getByRole('switch', { name: 'Morning digest' }))
  const time = screen.getByLabelText('At')
  fireEvent.change(time, { target: { value: '06:30' } })
  const save = screen.getByRole('button', { name: 'Save time' })
  save.focus()
  fireEvent.click(save)
  expect(document.activeElement).toBe(time)
})

test('where it is turned off it can be turned on again, with the focus there (U7)', async () => {
  stubPush('granted')
  const pushManager = { getSubscription: () => Promise.resolve(null) }
  const serviceWorker = { ready: Promise.resolve({ pushManager }) }
  vi.stubGlobal('navigator', { onLine: true, serviceWorker, userAgent: '' })
  let reads = 0
  vi.stubGlobal(
    'fetch',
    answer(200, () => ++reads === 1),
  )
  await openCard()
  const turnOff = screen.getByRole('button', { name: 'Turn off' })
  turnOff.focus()
  fireEvent.click(turnOff)
  const turnOn = await screen.findByRole('button', { name: 'Turn on for this device' })
  expect(document.activeElement).toBe(turnOn)
})

test('the focus goes to the heading while the choices are asked for again (U7)', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })))
  await renderForAccount({ name: 'Maya', rows: [] }, '/settings', <PushCard />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
})
