/** The children on the partner page: their devices and parents are asked for as soon as the server tells them. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, makeMadeChild, makeUser, monday } from '#domain/testing/make.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { ChildrenSection } from './children-section.tsx'

function Section() {
  const household = useHousehold()
  return household ? <ChildrenSection household={household} /> : null
}

test('whoever accepted just now sees them once the server knows of it (K4)', async () => {
  let isKnown = false
  const facts = { photo_url: null, username: '', kid_mode: true, language: null, is_here: false }
  const juno = { id: idOf('Juno'), name: 'Juno', ...facts, is_own: false, parents: [], devices: [] }
  const asked = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ children: isKnown ? [juno] : [] })),
  )
  vi.stubGlobal('fetch', asked)
  const rows = [['users', makeUser('Maya')] as const, ...makeMadeChild('Juno', 'Maya')]
  const { database } = await renderForAccount({ name: 'Maya', rows }, '/partners', <Section />)
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
