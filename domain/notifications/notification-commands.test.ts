/** The commands on notifications. */
import { describe, expect, test } from 'vitest'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeNotification, monday } from '#domain/testing/make.ts'

const later = '2026-03-02T09:00:01.000Z'
const [first, second, third] = [idOf('1'), idOf('2'), idOf('3')]

/** Three for Maya, the last two at the same moment, and one for Theo. */
function openHousehold() {
  return createHousehold({
    people: ['Maya', 'Theo'],
    rows: [
      ['notifications', makeNotification('Maya', { id: first })],
      ['notifications', makeNotification('Maya', { id: second, created_at: later })],
      ['notifications', makeNotification('Maya', { id: third, created_at: later })],
      ['notifications', makeNotification('Theo')],
    ],
  })
}
const readIn = (household: ReturnType<typeof openHousehold>) =>
  household.all('notifications').flatMap(({ id, is_read }) => (is_read ? [id] : []))
const idsIn = (household: ReturnType<typeof openHousehold>) =>
  household.all('notifications').map(({ id }) => id)

test('one is read by its owner, and stays read', () => {
  const household = openHousehold()
  household.run(['Maya', 'readNotification', { id: second }])
  expect(household.run(['Maya', 'readNotification', { id: second }])).toEqual([])
  expect(readIn(household)).toEqual([second])
})

test('one is deleted by its owner', () => {
  const household = openHousehold()
  household.run(['Maya', 'deleteNotification', { id: second }])
  expect(idsIn(household)).toEqual([first, third, idOf('note to Theo')])
})

test.each(['readNotification', 'deleteNotification'] as const)(
  "%s of somebody else's or of one that is gone is refused alike",
  (command) => {
    const refused = { code: 'not_found', message: 'Notification not found', details: null }
    expect(openHousehold().refusal(['Theo', command, { id: second }])).toEqual(refused)
    expect(openHousehold().refusal(['Theo', command, { id: idOf('gone') }])).toEqual(refused)
  },
)

describe.each([
  ['readAllNotifications', [first], [first, second], [first, second, third]],
  ['clearNotifications', [first], [first, second], [first, second, third]],
] as const)('%s changes only what was seen (rule R47)', (command, one, two, three) => {
  test.each([
    [{ created_at: monday, id: first }, one],
    [{ created_at: later, id: second }, two],
    [{ created_at: later, id: third }, three],
    [{ created_at: monday, id: third }, one],
    [undefined, three],
  ])('through %j', (through, touched) => {
    const household = openHousehold()
    household.run(['Maya', command, through ? { through } : {}])
    const left = idsIn(household)
    const gone = [first, second, third].filter((id) => !left.includes(id))
    expect(command === 'clearNotifications' ? gone : readIn(household)).toEqual(touched)
    expect(household.get('notifications', idOf('note to Theo'))?.is_read).toBe(false)
  })
})

test.each([[{ created_at: 'yesterday', id: first }], [{ created_at: monday }], ['everything']])(
  'a bound like %j is refused',
  (through) => {
    const refusal = openHousehold().refusal([
      'Maya',
      'readAllNotifications',
      { through: through as never },
    ])
    expect(refusal?.code).toBe('invalid_args')
  },
)
