/** The children that, according to the dialog, are deleted together with an account. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, makeMadeChild, makeUser } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { wholeText } from '#web/testing/whole-text.ts'
import { ChildrenGone } from './children-gone.tsx'

const maya = { id: idOf('Maya'), name: 'Maya', photo_url: null, status: 'accepted' }
const theo = { ...maya, id: idOf('Theo'), name: 'Theo' }

function listed(name: string, parents: readonly object[], is_own = true) {
  const facts = { photo_url: null, username: '', kid_mode: true, language: null, is_here: false }
  return { id: idOf(name), name, ...facts, is_own, parents, devices: [] }
}

test('only those whom nobody else is a parent of, and whom this person made (K5)', async () => {
  const children = [
    listed('Juno', [maya]),
    listed('Sam', [maya, theo]),
    listed('Ida', [maya, { ...theo, status: 'pending' }]),
    listed('Otis', [maya], false),
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ children })))
  const rows = [
    ['users', makeUser('Maya')] as const,
    ...['Juno', 'Sam', 'Ida', 'Otis'].flatMap((name) => makeMadeChild(name, 'Maya')),
  ]
  await renderForAccount({ name: 'Maya', rows }, '/', <ChildrenGone />)
  expect(await screen.findByText(wholeText('This deletes Juno, too'))).toBeTruthy()
  expect(screen.getByText(wholeText('This deletes Ida, too'))).toBeTruthy()
  expect(screen.queryByText(wholeText('This deletes Sam, too'))).toBeNull()
  expect(screen.queryByText(wholeText('This deletes Otis, too'))).toBeNull()
})
