/** The children on the partner page: added only once, with devices and parents as soon as the server has sent them. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, makeMadeChild, makeUser, monday } from '#domain/testing/make.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { chooseSlowPicture } from '#web/testing/choose-slow-picture.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { ChildrenSection } from './children-section.tsx'

const section = (household: Household) => <ChildrenSection household={household} />

test('whoever accepted just now sees them once the server knows of it (K4)', async () => {
  let isKnown = false
  const facts = { photo_url: null, username: '', kid_mode: true, language: null, is_here: false }
  const juno = { id: idOf('Juno'), name: 'Juno', ...facts, is_own: false, parents: [], devices: [] }
  const asked = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ children: isKnown ? [juno] : [] })),
  )
  vi.stubGlobal('fetch', asked)
  const rows = [['users', makeUser('Maya')] as const, ...makeMadeChild('Juno', 'Maya')]
  const { database } = await renderForAccount({ name: 'Maya', rows }, '/partners', section)
  const [name, input] = ['respondToInvitation' as const, { id: idOf('question') }]
  const answer = { id: idOf('answer'), seq: 1, name, version: 1, input, at: monday, changes: [] }
  await database.outbox.put(answer)
  await screen.findByRole('heading', { level: 3, name: /Juno/ })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(screen.queryByText('Not signed in anywhere')).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  isKnown = true
  await database.outbox.delete(answer.seq)
  expect(await screen.findByText('Not signed in anywhere')).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Big buttons' })).toHaveProperty('checked', true)
})

test('nobody reads that they made a child before the server has said so (K1, K4)', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })))
  const rows = [['users', makeUser('Maya')] as const, ...makeMadeChild('Juno', 'Maya')]
  await renderForAccount({ name: 'Maya', rows }, '/partners', section)
  expect(await screen.findByText('No email, no password.')).toBeTruthy()
})

test('a child is added once, whatever becomes of the first answer; another name is another child (K1)', async () => {
  const keys: unknown[] = []
  const server = (_: string, key: string | undefined) => {
    keys.push(key)
    return false
  }
  await renderForAccount({ name: 'Maya', server }, '/partners?add-child=1', section)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }))
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const add = dialog.getByRole('button', { name: 'Add a child' })
  for (const [place, typed] of ['Juno', 'Juno', 'June'].entries()) {
    fireEvent.change(name, { target: { value: typed } })
    fireEvent.click(add)
    await waitFor(() => expect(keys).toHaveLength(place + 1))
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull())
  }
  const [first, again, other] = keys
  expect(first).toBeTypeOf('string')
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a child is not added while its photo is still made small, nor without a word where that fails (K1)', async () => {
  await renderForAccount({ name: 'Maya' }, '/partners?add-child=1', section)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }))
  fireEvent.click(dialog.getByRole('radio', { name: 'Photo' }))
  const fail = chooseSlowPicture(dialog.getByLabelText('Upload Photo'))
  const add = dialog.getByRole('button', { name: 'Add a child' })
  expect(add.getAttribute('aria-busy')).toBe('true')
  fail()
  await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull())
  expect(currentToast()?.title).toBe('This picture cannot be read')
})

test('a double tap signs a child out of a device once', async () => {
  const facts = { photo_url: null, username: '', kid_mode: true, language: null, is_here: false }
  const tablet = { id: idOf('tablet'), device: 'Safari on iPad', browser: 'Safari', system: 'iPad' }
  const devices = [{ ...tablet, last_seen_at: monday }]
  const juno = { id: idOf('Juno'), name: 'Juno', ...facts, is_own: true, parents: [], devices }
  let ended = 0
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    if (method === 'DELETE') ended += 1
    const children = [ended === 0 ? juno : { ...juno, devices: [] }]
    return Promise.resolve(Response.json(method === 'DELETE' ? {} : { children }))
  })
  const rows = [['users', makeUser('Maya')] as const, ...makeMadeChild('Juno', 'Maya')]
  await renderForAccount({ name: 'Maya', rows }, '/partners', section)
  const button = await screen.findByRole('button', { name: 'Sign Juno out on Safari on iPad' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(button.isConnected).toBe(false))
  expect(ended).toBe(1)
})

test('the focus goes to the heading while the children are asked for again (U7)', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })))
  const rows = [['users', makeUser('Maya')] as const, ...makeMadeChild('Juno', 'Maya')]
  await renderForAccount({ name: 'Maya', rows }, '/partners', section)
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Children' }))
})
