/** An invitation that is sent again because its answer was lost. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { PartnersScreen } from './partners-screen.tsx'

test('it is one invitation, whatever becomes of the first answer; to another address it is another (F3)', async () => {
  const keys: unknown[] = []
  const server = (_: string, key: string | undefined) => {
    keys.push(key)
    return false
  }
  const account = { name: 'Maya', rows: pair, server }
  const { ran } = await renderForAccount(account, '/partners?invite=1', <PartnersScreen />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Partner' }))
  const email = dialog.getByRole('textbox', { name: 'Email' })
  const send = dialog.getByRole('button', { name: 'Send Invitation' })
  for (const [place, typed] of ['nora@', 'nora@', 'rosa@'].entries()) {
    fireEvent.change(email, { target: { value: `${typed}example.org` } })
    fireEvent.click(send)
    await waitFor(() => expect(keys).toHaveLength(place + 1))
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull())
  }
  const [first, again, other] = keys
  expect(first).toBeTypeOf('string')
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  const [one, same, another] = ran.map(([, input]) => input)
  expect(same).toEqual(one)
  expect(another).not.toMatchObject({ id: first })
})
