/** The commands on tasks: who may run them, when, and their effects. */
import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '#domain/command-error.ts'
import type { Settings } from '#domain/command.ts'
import { createHousehold } from '#domain/testing/household.ts'
import type { MadeRows } from '#domain/testing/make.ts'
import {
  idOf,
  makeAccount,
  makeChild,
  makePartnership,
  makeTask,
  monday,
  openSettings,
} from '#domain/testing/make.ts'
import type { Task } from './task.ts'

const id = idOf('task')
const hour = 60 * 60_000
const later = (ms: number) => new Date(Date.parse(monday) + ms).toISOString()

/** Maya owns the task; Theo and Ida are her partners, Ida is a child; Nora is Theo's partner; Otis has no partners. */
function householdWith(task: Partial<Task> = {}, rows: MadeRows = []) {
  return createHousehold({
    people: ['Maya', 'Theo', 'Ida', 'Nora', 'Otis'],
    partners: ['Maya+Theo', 'Theo+Nora'],
    rows: [...makeChild('Ida', 'Maya'), ['tasks', makeTask('Maya', { id, ...task })], ...rows],
  })
}

const claimedByTheo = { claimed_by: idOf('Theo'), claimed_at: monday }
const doneByTheo = { ...claimedByTheo, completed_at: monday, completions: 1 }
const done = { completed_at: monday, completions: 1 }
const notFound = { code: 'not_found', message: 'Task not found', details: null }

/** Programs use the code: the same message always has the same code. */
const codes: Readonly<Record<string, RefusalCode>> = {
  'Task not found': 'not_found',
  'A task can only be edited by its owner': 'forbidden',
  'A task can only be deleted by its owner': 'forbidden',
  'Theo claimed it, so it cannot be edited now': 'claimed',
  'Theo claimed it, so it cannot be deleted now': 'claimed',
  'Completed tasks cannot be edited': 'already_completed',
  'Completed tasks cannot be deleted': 'already_completed',
  'Only shared tasks can be claimed': 'forbidden',
  'Theo claimed this first': 'claimed',
  'Somebody claimed this first': 'claimed',
  'Theo finished this first': 'already_completed',
  'Only the claimer can release this task, or its owner after 3 days': 'forbidden',
  'Claim this task before completing it': 'not_claimed',
  'Only a partner of whoever completed this task can approve it': 'forbidden',
  'This task is not completed': 'not_completed',
  'Already approved by Somebody': 'already_decided',
  'You cannot reopen this task': 'forbidden',
  'A completion can be taken back for 24 hours': 'too_late',
}

describe('who may do what, in which state', () => {
  const cases = [
    // Editing and deleting: the owner, while nobody else claimed it and it is not completed (T10).
    ['Maya', 'updateTask', {}, null],
    ['Maya', 'updateTask', { claimed_by: idOf('Maya'), claimed_at: monday }, null],
    ['Theo', 'updateTask', {}, 'A task can only be edited by its owner'],
    ['Otis', 'updateTask', {}, 'Task not found'],
    ['Theo', 'updateTask', { is_shared: false }, 'Task not found'],
    ['Maya', 'updateTask', claimedByTheo, 'Theo claimed it, so it cannot be edited now'],
    ['Maya', 'updateTask', done, 'Completed tasks cannot be edited'],
    ['Maya', 'deleteTask', {}, null],
    ['Theo', 'deleteTask', {}, 'A task can only be deleted by its owner'],
    ['Maya', 'deleteTask', claimedByTheo, 'Theo claimed it, so it cannot be deleted now'],
    ['Maya', 'deleteTask', done, 'Completed tasks cannot be deleted'],
    // Claiming: anybody who sees a shared task, including its owner (T5).
    ['Theo', 'claimTask', {}, null],
    ['Ida', 'claimTask', {}, null],
    ['Maya', 'claimTask', {}, null],
    ['Nora', 'claimTask', {}, 'Task not found'],
    ['Otis', 'claimTask', {}, 'Task not found'],
    ['Theo', 'claimTask', { is_shared: false }, 'Task not found'],
    ['Maya', 'claimTask', { is_shared: false }, 'Only shared tasks can be claimed'],
    ['Theo', 'claimTask', claimedByTheo, null],
    ['Maya', 'claimTask', claimedByTheo, 'Theo claimed this first'],
    ['Ida', 'claimTask', claimedByTheo, 'Somebody claimed this first'],
    ['Maya', 'claimTask', doneByTheo, 'Theo finished this first'],
    // Releasing: the claimer (T5).
    ['Theo', 'releaseTask', claimedByTheo, null],
    ['Theo', 'releaseTask', {}, null],
    [
      'Maya',
      'releaseTask',
      claimedByTheo,
      'Only the claimer can release this task, or its owner after 3 days',
    ],
    ['Theo', 'releaseTask', doneByTheo, 'Theo finished this first'],
    // Completing: the person who claimed it, otherwise the owner (T3, T5, T9).
    ['Maya', 'completeTask', {}, null],
    ['Theo', 'completeTask', claimedByTheo, null],
    ['Theo', 'completeTask', {}, 'Claim this task before completing it'],
    ['Maya', 'completeTask', claimedByTheo, 'Theo claimed this first'],
    ['Maya', 'completeTask', doneByTheo, 'Theo finished this first'],
    ['Theo', 'completeTask', doneByTheo, null],
    ['Otis', 'completeTask', {}, 'Task not found'],
    // Approving: an adult partner of the performer (T4).
    ['Theo', 'approveTask', done, null],
    ['Theo', 'approveTask', { ...done, is_shared: false }, null],
    ['Maya', 'approveTask', done, 'Only a partner of whoever completed this task can approve it'],
    ['Ida', 'approveTask', done, 'Only a partner of whoever completed this task can approve it'],
    ['Nora', 'approveTask', doneByTheo, null],
    ['Nora', 'approveTask', done, 'Task not found'],
    ['Theo', 'approveTask', {}, 'This task is not completed'],
    ['Theo', 'approveTask', { ...done, approved_by: idOf('Theo') }, null],
    [
      'Maya',
      'approveTask',
      { ...doneByTheo, approved_by: idOf('Nora') },
      'Already approved by Somebody',
    ],
    // Reopening: the performer, or an approver as "not done" (T2).
    ['Maya', 'reopenTask', done, null],
    ['Theo', 'reopenTask', done, null],
    ['Ida', 'reopenTask', done, 'You cannot reopen this task'],
    ['Maya', 'reopenTask', { ...done, approved_by: idOf('Maya') }, null],
    ['Maya', 'reopenTask', { ...done, approved_by: idOf('Theo') }, 'You cannot reopen this task'],
    ['Theo', 'reopenTask', { ...done, approved_by: idOf('Theo') }, 'You cannot reopen this task'],
    ['Maya', 'reopenTask', {}, 'This task is not completed'],
    ['Otis', 'reopenTask', done, 'Task not found'],
  ] as const

  test.each(cases)('%s %s of a task %j: %s', (actor, command, task, message) => {
    const refusal = householdWith(task).refusal([actor, command, { id }])
    expect(refusal?.message ?? null).toBe(message)
    expect(refusal?.code).toBe(message === null ? undefined : codes[message])
  })

  test.each([
    'updateTask',
    'deleteTask',
    'claimTask',
    'releaseTask',
    'completeTask',
    'approveTask',
    'reopenTask',
  ] as const)('%s of a missing task gets the same refusal as a stranger', (command) => {
    expect(householdWith().refusal(['Maya', command, { id: idOf('nothing') }])).toEqual(notFound)
  })
})

test('a former partner who takes back what they did gives the task back to its owner (F4, T5)', () => {
  const claimed_at = new Date(Date.parse(monday) - 60_000).toISOString()
  const task = makeTask('Maya', { id, ...doneByTheo, claimed_at, approved_by: idOf('Theo') })
  const parted = createHousehold({ people: ['Maya', 'Theo'], rows: [['tasks', task]] })
  parted.run(['Theo', 'reopenTask', { id }])
  expect(parted.get('tasks', id)).toMatchObject({ completed_at: null, claimed_by: null })
  const together = householdWith(task)
  together.run(['Theo', 'reopenTask', { id }])
  expect(together.get('tasks', id)?.claimed_by).toBe(idOf('Theo'))
})

describe('bounds (T7)', () => {
  const letters = (n: number) => 'x'.repeat(n)
  const cases = [
    [{ name: '' }, 'Name is required'],
    [{ name: '   ' }, 'Name is required'],
    [{ name: 'x' }, null],
    [{ name: letters(100) }, null],
    [{ name: '🧦'.repeat(100) }, null],
    [{ name: letters(101) }, 'Name cannot exceed 100 characters'],
    [{ name: 'a\0b' }, 'Text contains invalid characters'],
    [{ description: '' }, null],
    [{ description: letters(1000) }, null],
    [{ description: letters(1001) }, 'Description cannot exceed 1000 characters'],
    [{ time_minutes: 0 }, 'Time must be at least 1 minute'],
    [{ time_minutes: 1 }, null],
    [{ time_minutes: 1440 }, null],
    [{ time_minutes: 1441 }, 'Time cannot exceed 1440 minutes'],
    [{ time_minutes: 1.5 }, 'Time must be a whole number of minutes'],
    [{ image_url: 'https://example.org/a.png' }, null],
    [{ image_url: '/images/a.png' }, null],
    [{ image_url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ image_url: '//example.org/a.png' }, 'Please enter a valid URL'],
  ] as const

  test.each(cases)('%j gives %s, when created and when edited', (fields, message) => {
    const household = householdWith()
    const created = household.refusal([
      'Maya',
      'createTask',
      { id: idOf('new'), name: 'Dishes', ...fields },
    ])
    const edited = household.refusal(['Maya', 'updateTask', { id, ...fields }])
    expect([created?.message ?? null, edited?.message ?? null]).toEqual([message, message])
  })

  test('an effort level outside the three is refused', () => {
    const input = { id, effort_level: 'heroic' as 'easy' }
    expect(householdWith().refusal(['Maya', 'updateTask', input])).toEqual({
      code: 'invalid_args',
      message: 'Effort level must be easy, difficult or extreme',
      details: { field: 'effort_level' },
    })
  })

  test('a name is stored in its composed form, without surrounding spaces', () => {
    const household = householdWith()
    household.run(['Maya', 'updateTask', { id, name: '  Cafe\u0301  ' }])
    expect(household.get('tasks', id)?.name).toBe('Café')
  })
})

test('a new task belongs to its creator, and by default is easy, takes 30 minutes and is private', () => {
  const household = householdWith()
  const made = idOf('made')
  household.run(['Theo', 'createTask', { id: made, name: 'Dishes' }])
  expect(household.get('tasks', made)).toEqual(
    makeTask('Theo', {
      id: made,
      name: 'Dishes',
      time_minutes: 30,
      effort_level: 'easy',
      is_shared: false,
    }),
  )
})

test('a task with a taken id is refused, whoever owns the other one (rule R35)', () => {
  expect(householdWith().refusal(['Otis', 'createTask', { id, name: 'Mine' }])).toEqual({
    code: 'id_conflict',
    message: 'A task with this id exists already',
    details: null,
  })
})

test('editing changes only the given fields', () => {
  const household = householdWith({ description: 'all of it' })
  household.run(['Maya', 'updateTask', { id, time_minutes: 5 }])
  expect(household.get('tasks', id)).toEqual(
    makeTask('Maya', { id, description: 'all of it', time_minutes: 5 }),
  )
})

test('completing pays minutes times effort to the performer, and notifies the approvers and the owner once; Nora does not see Maya’s text (T2, T3, T6, T11)', () => {
  const household = householdWith(claimedByTheo)
  household.run(['Theo', 'completeTask', { id }], { mutationId: 'm' })
  expect(household.pointsOf('Theo')).toBe(80)
  expect(household.pointsOf('Maya')).toBe(0)
  expect(household.all('entries').map(({ id, amount }) => [id, amount])).toEqual([
    [`task:${id}:completed:1`, 80],
  ])
  expect(household.notifications().toSorted()).toEqual([
    'Maya: task_completed: Theo completed Fold the laundry',
    'Nora: task_completed: Theo completed a private task',
  ])
})

test('a notification about a private task does not name it to the partner who may approve it (T6)', () => {
  const household = householdWith({ is_shared: false, name: 'Buy the ring' })
  household.run(['Maya', 'completeTask', { id }])
  household.run(['Theo', 'approveTask', { id }])
  expect(household.notifications()).toEqual([
    'Theo: task_completed: Maya completed a private task',
    'Maya: task_approved: Theo approved a private task',
  ])
})

test('without an approver a task is approved at once, by its performer (T4)', () => {
  const household = householdWith({}, [['tasks', makeTask('Otis', { id: idOf('his') })]])
  household.run(['Otis', 'completeTask', { id: idOf('his') }])
  expect(household.get('tasks', idOf('his'))?.approved_by).toBe(idOf('Otis'))
  expect(household.notifications()).toEqual([])
})

test('a child cannot approve: with only a child in the household a task is approved at once (F7, T4)', () => {
  const household = createHousehold({
    people: ['Maya', 'Ida'],
    rows: [...makeChild('Ida', 'Maya'), ['tasks', makeTask('Maya', { id })]],
  })
  household.run(['Maya', 'completeTask', { id }])
  expect(household.get('tasks', id)?.approved_by).toBe(idOf('Maya'))
})

test('a task completed by a child waits for the parent (F2)', () => {
  const household = householdWith({}, [['tasks', makeTask('Ida', { id: idOf('hers') })]])
  household.run(['Ida', 'completeTask', { id: idOf('hers') }])
  expect(household.get('tasks', idOf('hers'))?.approved_by).toBeNull()
  expect(household.notifications()).toEqual([
    'Maya: task_completed: Ida completed Fold the laundry',
  ])
})

test('completing twice pays once, also with another mutation (T9)', () => {
  const household = householdWith()
  household.run(['Maya', 'completeTask', { id }])
  expect(household.run(['Maya', 'completeTask', { id }])).toEqual([])
  expect(household.pointsOf('Maya')).toBe(80)
})

test.each([
  ['claimTask', claimedByTheo, 'claimed'],
  ['completeTask', claimedByTheo, 'claimed'],
  ['completeTask', doneByTheo, 'already_completed'],
  ['updateTask', claimedByTheo, 'claimed'],
  ['updateTask', doneByTheo, 'already_completed'],
] as const)(
  'the second person at %s is told who was first and when: %j (T9)',
  (command, task, code) => {
    expect(householdWith(task).refusal(['Maya', command, { id }])).toMatchObject({
      code,
      details: { name: 'Theo', at: monday },
    })
  },
)

test('approving confirms and moves no points; the performer is notified, and repeating it has no effect (T2)', () => {
  const household = householdWith()
  household.run(['Maya', 'completeTask', { id }])
  household.run(['Theo', 'approveTask', { id }])
  expect(household.run(['Theo', 'approveTask', { id }])).toEqual([])
  expect(household.get('tasks', id)?.approved_by).toBe(idOf('Theo'))
  expect(household.pointsOf('Maya')).toBe(80)
  expect(household.notifications()).toContain('Maya: task_approved: Theo approved Fold the laundry')
})

test('of two approvers the first wins, and the other is told who it was (RW6)', () => {
  const household = householdWith({ ...doneByTheo, approved_by: idOf('Maya') }, [
    ['partnerships', makePartnership('Maya', 'Nora')],
  ])
  expect(household.refusal(['Nora', 'approveTask', { id }])).toEqual({
    code: 'already_decided',
    message: 'Already approved by Maya',
    details: { name: 'Maya' },
  })
})

test('reopening takes back exactly the points of the completion, and completing again pays again (T2, P2)', () => {
  const household = householdWith()
  household.run(['Maya', 'completeTask', { id }])
  household.run(['Maya', 'reopenTask', { id }])
  expect(household.pointsOf('Maya')).toBe(0)
  expect(household.get('tasks', id)).toEqual(makeTask('Maya', { id, completions: 1 }))
  household.run(['Maya', 'updateTask', { id, time_minutes: 10 }])
  household.run(['Maya', 'completeTask', { id }])
  expect(household.pointsOf('Maya')).toBe(20)
  expect(household.all('entries').map((entry) => entry.id)).toEqual([
    `task:${id}:completed:1`,
    `task:${id}:reopened:1`,
    `task:${id}:completed:2`,
  ])
})

test('"not done" by the approver takes back the points of the performer, even below zero, and notifies them (T2, P3)', () => {
  const household = householdWith(doneByTheo)
  household.run(['Nora', 'reopenTask', { id }])
  expect(household.pointsOf('Theo')).toBe(-80)
  expect(household.notifications()).toEqual([
    'Theo: task_reopened: Nora marked Fold the laundry as not done',
  ])
  expect(household.get('tasks', id)).toMatchObject({ completed_at: null, claimed_by: idOf('Theo') })
})

test.each([
  [24 * hour, null],
  [24 * hour + 1, 'A completion can be taken back for 24 hours'],
])('a performer can reopen a task for 24 hours: after %i ms %s (T2)', (ms, message) => {
  const refusal = householdWith(done).refusal(['Maya', 'reopenTask', { id }], { at: later(ms) })
  expect(refusal?.message ?? null).toBe(message)
  expect(refusal?.code).toBe(message === null ? undefined : codes[message])
})

test('after a day, the performer of an approved task is also told why reopening is refused (T2)', () => {
  const household = householdWith({ ...done, approved_by: idOf('Maya') })
  expect(household.refusal(['Maya', 'reopenTask', { id }], { at: later(25 * hour) })?.code).toBe(
    'too_late',
  )
})

test('the approver may say "not done" much later than a day (T2)', () => {
  expect(
    householdWith(done).refusal(['Theo', 'reopenTask', { id }], { at: later(400 * hour) }),
  ).toBeNull()
})

test.each([
  [72 * hour, 'Only the claimer can release this task, or its owner after 3 days'],
  [72 * hour + 1, null],
])('the owner can release a claim older than three days: after %i ms %s (T5)', (ms, message) => {
  const household = householdWith(claimedByTheo)
  expect(
    household.refusal(['Maya', 'releaseTask', { id }], { at: later(ms) })?.message ?? null,
  ).toBe(message)
})

test('claiming notifies the owner, and an owner who claims notifies nobody (T5)', () => {
  const household = householdWith()
  household.run(['Theo', 'claimTask', { id }])
  expect(household.notifications()).toEqual(['Maya: task_claimed: Theo claimed Fold the laundry'])
  const own = householdWith()
  own.run(['Maya', 'claimTask', { id }])
  expect(own.notifications()).toEqual([])
})

test.each([
  ['before it was created', -1000, 5000, 5000],
  ['between creation and receipt', 1000, 5000, 1000],
])('a tap %s counts as expected (T8)', (_, atMs, nowMs, countedMs) => {
  const household = householdWith()
  household.run(['Maya', 'completeTask', { id }], { at: later(atMs), now: later(nowMs) })
  expect(household.get('tasks', id)?.completed_at).toBe(later(countedMs))
})

const limited = { ...openSettings, planLimits: true }

describe('the limit of the free plan: five tasks on a local day of the owner (S1)', () => {
  const free = (time_zone: string) =>
    createHousehold({
      people: ['Maya'],
      rows: [['accounts', makeAccount('Maya', { plan: 'free', time_zone })]],
    })
  const create = (
    household: ReturnType<typeof free>,
    n: number,
    {
      at,
      now = at,
      settings = limited,
    }: { readonly at: string; readonly now?: string; readonly settings?: Settings },
  ) =>
    household.run(['Maya', 'createTask', { id: idOf(`t${n}${at.slice(8, 16)}`), name: 'Dishes' }], {
      at,
      now,
      settings,
    })
  const refusal = (household: ReturnType<typeof free>, at: string, now = at) =>
    household.refusal(['Maya', 'createTask', { id: idOf('one more'), name: 'Dishes' }], {
      at,
      now,
      settings: limited,
    })

  test('the sixth is refused with the limit, and deleting one does not lower the count (A17)', () => {
    const household = free('UTC')
    for (let n = 0; n < 5; n++) create(household, n, { at: monday })
    household.run(['Maya', 'deleteTask', { id: household.all('tasks')[0]?.id ?? '' }])
    expect(refusal(household, monday)).toEqual({
      code: 'limit_reached',
      message: 'The free plan includes 5 tasks a day',
      details: { limit: 5 },
    })
  })

  test('the day is the day of the tap in the time zone of the owner (A15)', () => {
    const household = free('Asia/Tokyo')
    for (let n = 0; n < 5; n++) create(household, n, { at: '2026-03-02T14:59:00.000Z' })
    expect(refusal(household, '2026-03-02T14:59:59.000Z')?.code).toBe('limit_reached')
    expect(refusal(household, '2026-03-02T15:00:00.000Z')).toBeNull()
  })

  test('a weekend offline is not refused on Monday: each day counts by itself', () => {
    const household = free('Europe/Berlin')
    const now = '2026-03-02T07:00:00.000Z'
    for (const day of ['2026-02-28', '2026-03-01', '2026-03-02'])
      for (let n = 0; n < 5; n++)
        household.run(['Maya', 'createTask', { id: idOf(`${day.slice(5)}${n}`), name: 'Dishes' }], {
          at: `${day}T06:00:00.000Z`,
          now,
          settings: limited,
        })
    expect(household.all('tasks')).toHaveLength(15)
    expect(refusal(household, '2026-03-01T20:00:00.000Z', now)?.code).toBe('limit_reached')
  })

  test('taps dated more than a week ago count on the day of receipt', () => {
    const household = free('UTC')
    const now = '2026-03-20T07:00:00.000Z'
    for (const [n, day] of ['01', '02', '03', '04', '12'].entries())
      create(household, n, { at: `2026-03-${day}T06:00:00.000Z`, now })
    expect(refusal(household, '2026-03-05T06:00:00.000Z', now)?.code).toBe('limit_reached')
    expect(refusal(household, now)?.code).toBe('limit_reached')
    expect(refusal(household, '2026-03-13T07:00:00.000Z', now)).toBeNull()
  })

  test('it applies neither on a server without limits nor on a paid plan', () => {
    const household = free('UTC')
    for (let n = 0; n < 7; n++) create(household, n, { at: monday, settings: openSettings })
    const paid = createHousehold({ people: ['Maya'] })
    for (let n = 0; n < 7; n++) create(paid, n, { at: monday })
    expect([household.all('tasks').length, paid.all('tasks').length]).toEqual([7, 7])
  })
})

test('an action of a partner on a task is never dated before the partnership', () => {
  const household = householdWith({ is_shared: true }, [
    ['partnerships', makePartnership('Maya', 'Theo', { created_at: later(24 * hour) })],
  ])
  const now = later(48 * hour)
  household.run(['Theo', 'claimTask', { id }], { at: later(hour), now })
  expect(household.get('tasks', id)?.claimed_at).toBe(now)
  household.run(['Theo', 'completeTask', { id }], { at: later(hour), now })
  expect(household.get('tasks', id)?.completed_at).toBe(now)
})
