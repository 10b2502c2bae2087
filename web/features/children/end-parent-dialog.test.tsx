/** Removing a parent from a child: who may remove whom, and the warning before that (K10). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ListedChild } from '#domain/children/child-api.ts'
import { idOf, makeMadeChild, makePartnership, makeUser } from '#domain/testing/make.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { ChildrenSection } from './children-section.tsx'

const juno = idOf('Juno')
const parents = ['Maya', 'Theo'].map((name) => ({
  id: idOf(name),
  name,
  photo_url: null,
  status: 'accepted' as const,
}))
let isOnline = true
let isAccepted = true
let listed: readonly ListedChild['parents'][number][] = parents

beforeEach(() => {
  isOnline = true
  isAccepted = true
  listed = parents
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

const section = (household: Household) => <ChildrenSection household={household} />

/** Maya made Juno, and Theo is her other parent. */
async function openAs(viewer: 'Maya' | 'Theo', path = '/partners') {
  vi.stubGlobal('fetch', () => {
    const facts = { photo_url: null, username: '', kid_mode: true, language: null, is_here: false }
    const rest = { parents: [...listed], devices: [], is_own: viewer === 'Maya' }
    const child: ListedChild = { id: juno, name: 'Juno', ...facts, ...rest }
    return Promise.resolve(Response.json({ children: [child] }))
  })
  const theirs = makePartnership('Theo', 'Juno', { role: 'child', email: '' })
  const rows = [
    ['users', makeUser('Maya')] as const,
    ['users', makeUser('Theo')] as const,
    ['partnerships', theirs] as const,
    ...makeMadeChild('Juno', 'Maya'),
  ]
  const rendered = await renderForAccount(
    { name: viewer, rows, server: () => isAccepted },
    path,
    section,
  )
  return { ...rendered, theirs }
}

const end = () => screen.findByRole('button', { name: 'Remove Theo as a parent of Juno' })
const leave = () => screen.findByRole('button', { name: 'Leave profile of Juno' })
const question = () => screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })

test('whoever made the profile ends another parent’s line, once it is said what that does (K10)', async () => {
  const { ran } = await openAs('Maya')
  fireEvent.click(await end())
  const asked = await question()
  expect(asked.textContent).toContain(
    'Theo stops being a parent of Juno. Devices on which Theo signed Juno in are signed out, and codes and links from Theo stop working. What others opened keeps working. Nothing of Juno’s is lost: unsent changes stay on their device.',
  )
  expect(ran).toEqual([])
  listed = parents.slice(0, 1)
  fireEvent.click(within(asked).getByRole('button', { name: 'Remove parent' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(ran).toEqual([['endParent', { id: juno, partner_id: idOf('Theo') }]])
  await waitFor(() => expect(screen.queryByText('Theo')).toBeNull())
  expect(screen.getByText('Maya')).toBeTruthy()
})

test('their own line they do not end, nor does the dialog before it is answered (K5, K10)', async () => {
  const { ran } = await openAs('Maya')
  fireEvent.click(await end())
  expect(screen.queryByText('Leave profile')).toBeNull()
  fireEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(ran).toEqual([])
})

test('another parent can leave, and ends nobody else’s line (K10)', async () => {
  const { ran, database, theirs } = await openAs('Theo')
  fireEvent.click(await leave())
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  const asked = await question()
  expect(asked.textContent).toContain('You stop being a parent of Juno.')
  fireEvent.click(within(asked).getByRole('button', { name: 'Leave profile' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(ran).toEqual([['removePartner', { id: theirs.id }]])
  // Juno disappears with the next exchange; until it was closed, the dialog had its sentence.
  await database.partnerships.delete(theirs.id)
  await waitFor(() => expect(screen.queryByText('Juno Ellis')).toBeNull())
})

test('by its address the dialog opens, too, and of somebody unknown there is none', async () => {
  await openAs('Maya', `/partners?end-parent=${juno}+${idOf('Theo')}`)
  expect((await question()).textContent).toContain('Theo stops being a parent of Juno')
})

test('without a connection it says so, and ends nothing', async () => {
  const { ran } = await openAs('Maya')
  const button = await end()
  isOnline = false
  window.dispatchEvent(new Event('offline'))
  fireEvent.click(button)
  const asked = await question()
  expect(within(asked).getByText('Needs a connection')).toBeTruthy()
  const confirm = within(asked).getByRole('button', { name: 'Remove parent' })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(confirm)
  fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(ran).toEqual([])
})

test('refused, the dialog stays, and the list is read anew once it is closed (K10)', async () => {
  const { ran } = await openAs('Maya')
  fireEvent.click(await end())
  isAccepted = false
  listed = parents.slice(0, 1)
  fireEvent.click(within(await question()).getByRole('button', { name: 'Remove parent' }))
  await waitFor(() => expect(ran).toHaveLength(1))
  fireEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('Theo')).toBeNull())
})

test('a question that was accepted meanwhile is no longer taken back: the list is read anew (K4)', async () => {
  listed = parents.map((each) => (each.name === 'Theo' ? { ...each, status: 'pending' } : each))
  const { ran } = await openAs('Maya')
  const unask = await screen.findByRole('button', { name: 'Cancel Invitation to Theo' })
  listed = parents
  isAccepted = false
  fireEvent.click(unask)
  expect(await end()).toBeTruthy()
  expect(ran).toEqual([['unaskParent', { id: juno, partner_id: idOf('Theo'), status: 'pending' }]])
})
