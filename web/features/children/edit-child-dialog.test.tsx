/** Changes that parents make to a child without e-mail (K2, K8). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListedChild } from '#domain/children/child-api.ts'
import { idOf, makeMadeChild, makeUser } from '#domain/testing/make.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { EditChildDialog } from './edit-child-dialog.tsx'

function listed(language: string | null): ListedChild {
  const facts = { photo_url: null, username: '', kid_mode: true, is_own: true, is_here: false }
  return { id: idOf('Juno'), name: 'Juno', ...facts, language, parents: [], devices: [] }
}

function Dialog({ language }: { readonly language: string | null }) {
  const household = useHousehold()
  const user = household?.people.get(idOf('Juno'))
  if (!household || !user) return null
  const child = { user, listed: listed(language) }
  return <EditChildDialog {...{ child, household }} rest="" open onClose={() => undefined} />
}

async function open(language: string | null) {
  const rows = [['users', makeUser('Maya')] as const, ...makeMadeChild('Juno', 'Maya')]
  const rendered = await renderForAccount(
    { name: 'Maya', rows },
    '/partners',
    <Dialog language={language} />,
  )
  return { ...rendered, select: await screen.findByRole('combobox', { name: /^Language/ }) }
}

test.each([
  [null, 'de', 'de'],
  ['de', '', null],
])('a language of %j can be changed to "%s" (K2, K8)', async (before, chosen, language) => {
  const { ran, select } = await open(before)
  expect(select).toHaveProperty('value', before ?? '')
  fireEvent.change(select, { target: { value: chosen } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(ran).toEqual([['updateChild', { id: idOf('Juno'), name: 'Juno Ellis', language }]]),
  )
})

test('one that is not in the list stays as it is (K2)', async () => {
  const { ran } = await open('de-AT')
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'June' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(ran).toEqual([['updateChild', { id: idOf('Juno'), name: 'June' }]]))
})

test('each picture is read aloud by its name', async () => {
  await open(null)
  expect(screen.getByRole('radio', { name: 'Tulip' })).toBeTruthy()
})
