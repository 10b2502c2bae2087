/** Plain tasks with a day or an assigned person (T12). */
import { describe, expect, test } from 'vitest'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount, makeTask } from '#domain/testing/make.ts'

const library = { id: idOf('library'), name: 'Return the books', is_shared: true }
const onThursday = { due_on: '2026-11-26', due_time: '19:00' }

function household() {
  return createHousehold({
    people: ['Maya', 'Theo', 'Juno'],
    partners: ['Maya+Theo', 'Maya+Juno'],
    rows: [['accounts', makeAccount('Maya', { time_zone: 'Europe/Berlin' })]],
  })
}

const stored = (home: ReturnType<typeof household>) => home.get('tasks', library.id)

test('a day counts in the zone of whoever chose it, unless another is given', () => {
  const home = household()
  home.run(['Maya', 'createTask', { ...library, ...onThursday }])
  expect(stored(home)).toMatchObject({ ...onThursday, due_zone: 'Europe/Berlin' })
  home.run(['Maya', 'updateTask', { id: library.id, due_zone: 'America/New_York' }])
  expect(stored(home)?.due_zone).toBe('America/New_York')
})

test('without its day a task has no time, no zone and no reminder', () => {
  const home = household()
  home.run(['Maya', 'createTask', { ...library, ...onThursday, remind_at: '18:00' }])
  home.run(['Maya', 'updateTask', { id: library.id, due_on: null }])
  expect(stored(home)).toMatchObject({
    due_on: null,
    due_time: null,
    due_zone: null,
    remind_at: null,
  })
})

test.each([
  [{ due_time: '19:00' }, 'Please choose a day', 'due_on'],
  [{ remind_at: '19:00' }, 'Please choose a day', 'due_on'],
  [{ due_on: '2026-02-30' }, 'Please choose a day', 'due_on'],
  [{ ...onThursday, due_time: '7 pm' }, 'Please enter a time', 'due_time'],
  [
    { assigned_to: idOf('Theo'), is_shared: false },
    'Share it, so that others can do it',
    'is_shared',
  ],
])('%o is refused: %s', (given, message, field) => {
  expect(household().refusal(['Maya', 'createTask', { ...library, ...given }])).toMatchObject({
    code: 'invalid_args',
    message,
    details: { field },
  })
})

describe('for a person', () => {
  const forTheo = () => {
    const home = household()
    home.run(['Maya', 'createTask', { ...library, assigned_to: idOf('Theo') }])
    return home
  }

  test('they complete it in one tap (T12), and it is open for them again when they take it back', () => {
    const home = forTheo()
    home.run(['Theo', 'completeTask', { id: library.id }])
    expect(home.pointsOf('Theo')).toBe(30)
    expect(stored(home)?.claimed_by).toBe(idOf('Theo'))
    home.run(['Theo', 'reopenTask', { id: library.id }])
    expect(stored(home)).toMatchObject({ claimed_by: null, assigned_to: idOf('Theo') })
    expect(home.pointsOf('Theo')).toBe(0)
  })

  test.each(['Maya', 'Juno'])('%s takes it on before completing it', (name) => {
    const home = forTheo()
    const complete = [name, 'completeTask', { id: library.id }] as const
    expect(home.refusal(complete)?.code).toBe('not_claimed')
    home.run([name, 'claimTask', { id: library.id }])
    home.run(complete)
    expect(home.pointsOf(name)).toBe(30)
  })

  test('only the owner or a partner of theirs', () => {
    const home = household()
    home.put('tasks', makeTask('Theo', library))
    const give = { id: library.id, assigned_to: idOf('Juno') }
    expect(home.refusal(['Theo', 'updateTask', give])?.code).toBe('not_partner')
  })

  test('no longer shared, it is for nobody else', () => {
    const home = forTheo()
    home.run(['Maya', 'updateTask', { id: library.id, is_shared: false }])
    expect(stored(home)?.assigned_to).toBeNull()
  })

  test('that ends with the partnership', () => {
    const home = forTheo()
    home.run(['Maya', 'removePartner', { id: idOf('Maya+Theo') }])
    expect(stored(home)?.assigned_to).toBeNull()
  })
})
