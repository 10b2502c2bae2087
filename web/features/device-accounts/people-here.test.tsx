/** A person's colour on this device: their own, wherever they hang on the line. */
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { idOf, makePartnership, makeUser } from '#domain/testing/make.ts'
import { AccountDatabase } from '#web/data/database.ts'
import { deviceDatabase, rememberAccount } from '#web/data/device-database.ts'
import { saveWall } from '#web/data/wall.ts'
import { usePeopleHere } from './people-here.ts'

afterEach(async () => {
  await deviceDatabase.accounts.clear()
  await deviceDatabase.settings.clear()
})

const household = [
  makeUser('Maya'),
  makeUser('Theo'),
  makeUser('Ida', { is_child: true }),
  makeUser('Rosa'),
]
const partnerships = [makePartnership('Maya', 'Theo'), makePartnership('Maya', 'Ida')]

async function signIn(name: string) {
  const id = idOf(name)
  const database = new AccountDatabase(id)
  await database.users.bulkPut(household)
  await database.partnerships.bulkPut(
    partnerships.filter(({ inviter_id, invitee_id }) => inviter_id === id || invitee_id === id),
  )
  database.close()
  await rememberAccount({ id, username: name.toLowerCase(), name: `${name} Ellis` })
}

async function tonesHere() {
  const { result, unmount } = renderHook(usePeopleHere)
  await waitFor(() => expect(result.current).toBeDefined())
  unmount()
  return Object.fromEntries((result.current ?? []).map(({ shortName, tone }) => [shortName, tone]))
}

test('everybody has the color that the first adult sees, and keeps it when more people come', async () => {
  for (const name of ['Theo', 'Maya']) await signIn(name)
  expect(await tonesHere()).toEqual({ Maya: 'me', Theo: 'partner' })
  for (const name of ['Rosa', 'Ida']) await signIn(name)
  expect(await tonesHere()).toEqual({ Ida: 'rose', Maya: 'me', Rosa: 'rose', Theo: 'partner' })
})

test('where a week hangs, everybody has the color of the faces beside it', async () => {
  for (const name of ['Maya', 'Theo', 'Ida']) await signIn(name)
  await saveWall(idOf('Theo'))
  expect(await tonesHere()).toEqual({ Ida: 'rose', Maya: 'partner', Theo: 'me' })
})
