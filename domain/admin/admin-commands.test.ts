/** Commands of admins on accounts, and their refusal for everybody else. */
import { describe, expect, test } from 'vitest'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount } from '#domain/testing/make.ts'

const theo = idOf('Theo')
const forbidden = {
  code: 'forbidden',
  message: "You don't have permission to access this page",
  details: null,
}

/** Maya is the admin; Theo is her partner, Otis knows nobody. */
function openHousehold(others: readonly string[] = []) {
  return createHousehold({
    people: ['Maya', 'Theo', 'Otis'],
    partners: ['Maya+Theo'],
    rows: ['Maya', ...others].map((name) => ['accounts', makeAccount(name, { role: 'admin' })]),
  })
}

test.each([
  ['Theo', theo],
  ['Theo', idOf('Otis')],
  ['Otis', idOf('nobody')],
] as const)('%s, who is not an admin, learns nothing by editing or promoting %s', (actor, id) => {
  expect(openHousehold().refusal([actor, 'editUser', { id, name: 'New name' }])).toEqual(forbidden)
  expect(openHousehold().refusal([actor, 'makeAdmin', { id }])).toEqual(forbidden)
})

test('an admin can edit the name, e-mail, role and plan of any account; the rest stays', () => {
  const household = openHousehold()
  const input = { name: 'Otis Oak', email: 'Oak@Example.org', role: 'admin', plan: 'free' } as const
  household.run(['Maya', 'editUser', { id: idOf('Otis'), ...input }])
  expect(household.get('users', idOf('Otis'))).toMatchObject({ name: 'Otis Oak', username: 'otis' })
  expect(household.get('users', idOf('Otis'))?.email).toBe('Oak@Example.org')
  expect(household.get('accounts', idOf('Otis'))).toEqual(
    makeAccount('Otis', { role: 'admin', plan: 'free', email_key: 'oak@example.org' }),
  )
  expect(household.get('accounts', theo)).toEqual(makeAccount('Theo'))
})

test('only the given fields change', () => {
  const household = openHousehold()
  household.run(['Maya', 'editUser', { id: theo, plan: 'ultimate' }])
  expect(household.get('accounts', theo)).toEqual(makeAccount('Theo', { plan: 'ultimate' }))
})

test.each([
  ['THEO@example.org', 'name_taken'],
  ['otis@EXAMPLE.org', undefined],
  ['nobody', 'invalid_args'],
])('the address %s for Otis gives %s', (email, code) => {
  const refusal = openHousehold().refusal(['Maya', 'editUser', { id: idOf('Otis'), email }])
  expect(refusal?.code).toBe(code)
})

test('a taken address is refused, naming the field', () => {
  const taken = { id: idOf('Otis'), email: 'theo@example.org' }
  expect(openHousehold().refusal(['Maya', 'editUser', taken])).toEqual({
    code: 'name_taken',
    message: 'This email address belongs to another account',
    details: { field: 'email' },
  })
})

test.each([
  [{ name: 'x' }, 'Name must be at least 2 characters'],
  [{ role: 'owner' as 'user' }, 'Please choose a role'],
  [{ plan: 'gold' as 'free' }, 'Please choose a plan'],
])('%j is refused: %s', (fields, message) => {
  expect(openHousehold().refusal(['Maya', 'editUser', { id: theo, ...fields }])?.message).toBe(
    message,
  )
})

test('a missing account is not found', () => {
  const notFound = { code: 'not_found', message: 'User not found', details: null }
  expect(openHousehold().refusal(['Maya', 'makeAdmin', { id: idOf('nobody') }])).toEqual(notFound)
  for (const table of ['users', 'accounts'] as const) {
    const household = openHousehold()
    household.drop(table, theo)
    expect(household.refusal(['Maya', 'makeAdmin', { id: theo }])).toEqual(notFound)
  }
})

test('promoting an admin twice succeeds and changes nothing more', () => {
  const household = openHousehold()
  household.run(['Maya', 'makeAdmin', { id: theo }])
  expect(household.get('accounts', theo)?.role).toBe('admin')
  expect(household.run(['Maya', 'makeAdmin', { id: theo }])).toEqual([])
})

describe('there is always an admin (F5)', () => {
  const demotion = { id: idOf('Maya'), role: 'user' } as const
  test('the last one keeps the role, whoever tries to take it', () => {
    expect(openHousehold().refusal(['Maya', 'editUser', demotion])).toEqual({
      code: 'last_admin',
      message: 'The last admin cannot be deleted or lose the role',
      details: null,
    })
    expect(openHousehold(['Theo']).refusal(['Theo', 'editUser', demotion])).toBeNull()
  })
  test('the last one may be edited if the role stays, and so may everybody else', () => {
    const own = { id: idOf('Maya'), name: 'May Ellis', role: 'admin' } as const
    expect(openHousehold().refusal(['Maya', 'editUser', own])).toBeNull()
    expect(openHousehold().refusal(['Maya', 'editUser', { id: theo, role: 'user' }])).toBeNull()
  })
  test('the last one cannot delete the account', () => {
    expect(openHousehold().refusal(['Maya', 'deleteAccount', {}])?.code).toBe('last_admin')
    expect(openHousehold(['Theo']).refusal(['Maya', 'deleteAccount', {}])).toBeNull()
  })
})
