/** The reads of repeating tasks: due occurrences, whose turn it is, and each viewer sees only theirs. 2026-03-02 is a Monday. */
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { restApi } from '#domain/rest-api.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeCouple } from '#server/testing/make-app.ts'

const TUESDAY_AND_FRIDAY = 0b0010010

/** Maya's bins on Tuesday and Friday, she and Theo in turns, she first. */
async function household() {
  const { app, maya, theo } = await makeCouple()
  const ines = await app.register('Ines')
  const bins = await maya.make('createChore', {
    name: 'Bins to the kerb',
    time_minutes: 10,
    is_shared: true,
    repeats: 'weekly',
    weekdays: TUESDAY_AND_FRIDAY,
    starts_on: '2026-03-02',
    time_zone: 'Europe/Berlin',
    who: 'turns',
    people: [maya.id, theo.id],
  })
  const read = async (person: TestPerson, query = 'from=2026-03-02&to=2026-03-15') => {
    const { status, body } = await person.call('GET', `/api/occurrences?${query}`)
    expect([query, status]).toEqual([query, 200])
    return restApi.occurrences.response.parse(body).occurrences
  }
  return { app, maya, theo, ines, bins, read }
}

test('the plan of two weeks, with whose turn each is', async () => {
  const { maya, theo, bins, read } = await household()
  const planned = await read(theo)
  expect(planned).toHaveLength(4)
  expect(planned.map(({ person }) => person?.name)).toEqual(['Maya', 'Theo', 'Maya', 'Theo'])
  expect(planned[0]).toMatchObject({ chore_id: bins, name: 'Bins to the kerb', points: 10 })
  expect(await read(maya)).toEqual(planned)
})

test('days of a daily one that moves on were missed where nobody did them (C6)', async () => {
  const { app, maya } = await household()
  const feeding = { name: 'Feed Pixel', repeats: 'daily', time_zone: 'Europe/Berlin' } as const
  const id = await maya.make('createChore', { ...feeding, starts_on: '2026-03-02' })
  await maya.rest('completeOccurrence', { id, slot: '2026-03-02' })
  app.pass(2 * DAY_MS)
  await maya.rest('completeOccurrence', { id, slot: '2026-03-04' })
  app.pass(2 * DAY_MS)
  const { body } = await maya.call('GET', '/api/occurrences?from=2026-03-01&to=2026-03-07')
  const { occurrences } = restApi.occurrences.response.parse(body)
  const days = occurrences.filter(({ chore_id }) => chore_id === id)
  expect(days.map(({ slot, state }) => `${slot} ${state}`)).toEqual([
    '2026-03-02 done',
    '2026-03-03 missed',
    '2026-03-04 done',
    '2026-03-05 missed',
    '2026-03-06 open',
    '2026-03-07 planned',
  ])
})

test('a day that was moved out of those asked for, and done there, was not missed (C6, C16)', async () => {
  const { app, maya } = await household()
  const given = { name: 'Plants', repeats: 'weekly', weekdays: TUESDAY_AND_FRIDAY } as const
  const rule = { ...given, if_missed: 'moves_on', starts_on: '2026-03-02' } as const
  const id = await maya.make('createChore', { ...rule, time_zone: 'Europe/Berlin' })
  const slot = '2026-03-03'
  await maya.rest('updateOccurrence', { id, slot, due_on: '2026-03-05' })
  app.pass(3 * DAY_MS)
  expect((await maya.rest('completeOccurrence', { id, slot })).status).toBe(200)
  app.pass(3 * DAY_MS)
  const statesOn = async (query: string) => {
    const { body } = await maya.call('GET', `/api/occurrences?${query}`)
    const { occurrences } = restApi.occurrences.response.parse(body)
    return occurrences.flatMap(({ chore_id, state }) => (chore_id === id ? state : []))
  }
  expect(await statesOn('from=2026-03-03&to=2026-03-04')).toEqual([])
  expect(await statesOn('from=2026-03-03&to=2026-03-05')).toEqual(['done'])
})

test('the pauses of oneself and one’s partners are a list of their own (C27)', async () => {
  const { maya, theo, ines } = await household()
  const id = await maya.make('setPause', {
    kind: 'away',
    from_on: '2026-03-04',
    until_on: '2026-03-08',
  })
  for (const person of [maya, theo]) {
    const { body } = await person.call('GET', '/api/pauses')
    expect(restApi.pauses.response.parse(body).pauses).toMatchObject([{ id, user_id: maya.id }])
  }
  expect((await ines.call('GET', '/api/pauses')).body).toEqual({ pauses: [] })
})

test('two devices tick two steps of an occurrence, by either name, and both stay ticked (T17)', async () => {
  const { maya, theo, bins } = await household()
  await maya.rest('updateChore', { id: bins, checklist: 'Paper\nGlass\nRest' })
  const slot = '2026-03-03'
  const tick = { id: bins, slot, on: true }
  const version = { version: 2 }
  expect(await maya.push('tickStep', { ...tick, text: 'Paper' }, version)).toMatchObject({
    status: 'applied',
  })
  expect(await theo.push('tickStep', { ...tick, text: 'Rest' }, version)).toMatchObject({
    status: 'applied',
  })
  await theo.rest('tickOccurrenceStep', { ...tick, text: 'Glass' })
  const { body } = await maya.call('GET', '/api/tasks')
  expect(restApi.tasks.response.parse(body).tasks).toMatchObject([{ slot, checked: 0b111 }])
})

test('a day of a repeating task is claimed, changed and done by the commands of any task (C2)', async () => {
  const { maya, theo, bins } = await household()
  const day = { id: bins, slot: '2026-03-03' }
  expect((await maya.rest('updateTask', { ...day, name: 'Bins and boxes' })).body).toMatchObject({
    task: { chore_id: bins, name: 'Bins and boxes', completed_at: null },
  })
  expect((await theo.rest('claimTask', day)).body).toMatchObject({
    task: { chore_id: bins, slot: day.slot, claimed_by: theo.id },
  })
  const done = await theo.rest('completeTask', day)
  expect(done.body).toMatchObject({ task: { slot: day.slot, claimed_by: theo.id } })
  // By the name that older releases queue: it is done already.
  const again = await theo.push('completeOccurrence', day, { version: 1 })
  expect(again).toMatchObject({ status: 'applied' })
  expect((await maya.rest('completeOccurrence', day)).body).toMatchObject({
    code: 'already_completed',
  })
})

test.each([
  ['from=0001-01-01&to=0001-01-02', 'from', 'from can be up to 20 years back'],
  ['from=9999-01-01&to=9999-01-02', 'to', 'to can be up to a year ahead'],
])('%s is refused (C28)', async (query, field, message) => {
  const { maya } = await household()
  const { status, body } = await maya.call('GET', `/api/occurrences?${query}`)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'invalid_args', message, details: { field } })
})

test('a settled one says who did it, a skipped and a moved one what happened to them', async () => {
  const { maya, theo, bins, read } = await household()
  await theo.rest('completeOccurrence', { id: bins, slot: '2026-03-03' })
  await theo.rest('skipOccurrence', { id: bins, slot: '2026-03-10' })
  const changed = { name: 'Bins and boxes', due_on: '2026-03-07', assigned_to: maya.id }
  const answer = await theo.rest('updateOccurrence', { id: bins, slot: '2026-03-06', ...changed })
  expect(answer.status).toBe(200)
  expect(await read(theo)).toMatchObject([
    { slot: '2026-03-03', state: 'done', person: { name: 'Theo' } },
    {
      slot: '2026-03-06',
      due_on: '2026-03-07',
      state: 'planned',
      name: 'Bins and boxes',
      person: { name: 'Maya' },
    },
    { slot: '2026-03-10', state: 'skipped' },
    { slot: '2026-03-13', state: 'planned' },
  ])
})

test('open ones are those whose day has come', async () => {
  const { app, maya, read } = await household()
  expect(await read(maya, 'open=true')).toEqual([])
  app.pass(2 * DAY_MS)
  expect(await read(maya, 'open=true')).toMatchObject([{ slot: '2026-03-03', state: 'overdue' }])
})

test('a stranger sees neither chores nor their occurrences (C27)', async () => {
  const { ines, theo, read } = await household()
  expect(await read(ines)).toEqual([])
  expect((await ines.call('GET', '/api/chores')).body).toEqual({
    chores: [],
    seats: [],
    pauses: [],
  })
  const { chores, seats } = restApi.chores.response.parse(
    (await theo.call('GET', '/api/chores')).body,
  )
  expect([chores.length, seats.length]).toEqual([1, 2])
})

test.each([
  ['from=2026-11-21', 'from and to must be given together', 'from'],
  ['from=2026-11-21&to=2026-11-20', 'to must be up to 61 days after from', 'to'],
  ['from=2026-11-21&to=2027-01-22', 'to must be up to 61 days after from', 'to'],
  ['from=2026-02-30&to=2026-03-01', 'Please choose a day', 'from'],
  ['open=yes', 'open must be true or false', 'open'],
])('%s is refused: %s', async (query, message, field) => {
  const { maya } = await household()
  const { status, body } = await maya.call('GET', `/api/occurrences?${query}`)
  expect(status).toBe(400)
  expect(body).toMatchObject({ message, details: { field } })
})
