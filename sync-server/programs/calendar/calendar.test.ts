/** A calendar link: what it shows, to whoever has the address and nobody else (A42, A43). 2026-03-02 is a Monday. */
import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar.ts'
import { eventsIn, makeLink, readCalendar } from '#server/programs/testing/read-calendar.ts'
import { longestBlock, measureUnit } from '#server/testing/event-loop.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeApp, makeCouple } from '#server/testing/make-app.ts'

const TUESDAY_AND_FRIDAY = 0b0010010
const zone = 'Europe/Berlin'

function addBins(maya: TestPerson, theo: TestPerson): Promise<string> {
  const rule = { repeats: 'weekly', weekdays: TUESDAY_AND_FRIDAY, starts_on: '2026-03-02' }
  const turns = { who: 'turns', people: [maya.id, theo.id], is_shared: true, time_zone: zone }
  return maya.make('createChore', { name: 'Bins to the kerb', ...rule, ...turns })
}

const addTask = (person: TestPerson, given: object) =>
  person.make('createTask', { due_zone: zone, ...given })

const upTo = (day: string, events: ReturnType<typeof eventsIn>) =>
  events
    .filter(({ start }) => start.slice(0, 10) <= day)
    .map(({ start, summary }) => `${start} ${summary}`)
    .toSorted()

test('with a full disk it is read as it is (A6)', async () => {
  const { app, maya } = await makeCouple(makeApp({ RATE_LIMITS: 'on' }))
  await addTask(maya, { name: 'Dentist', due_on: '2026-03-04' })
  const path = await makeLink(maya)
  const full = new Sqlite.SqliteError('database or disk is full', 'SQLITE_FULL')
  vi.spyOn(app.core.writer, 'run').mockRejectedValueOnce(full)
  const count = vi.spyOn(app.database.engine, 'atOnce')
  // The limit that every call passes is kept in memory.
  count.mockImplementationOnce((work) => work())
  count.mockImplementationOnce(() => {
    throw full
  })
  const { status, events } = await readCalendar(app, path)
  expect([status, events.map(({ summary }) => summary)]).toEqual([200, ['Dentist']])
  expect(count).toHaveBeenCalledTimes(2)
})

test('my tasks: what is for me, done or to do, with the time or the day it is due (A43)', async () => {
  const { app, maya, theo } = await makeCouple()
  await addBins(maya, theo)
  await addTask(maya, {
    name: 'Dentist',
    due_on: '2026-03-04',
    due_time: '14:30',
    time_minutes: 45,
  })
  await addTask(maya, { name: 'Not dated' })
  await addTask(theo, { name: 'Private of Theo', due_on: '2026-03-04' })
  await addTask(maya, {
    name: 'Theo’s',
    due_on: '2026-03-04',
    is_shared: true,
    assigned_to: theo.id,
  })
  const { status, text, events } = await readCalendar(app, await makeLink(maya))
  expect(status).toBe(200)
  expect(upTo('2026-03-10', events)).toEqual([
    '2026-03-03 Bins to the kerb',
    '2026-03-04T13:30:00Z Dentist',
    '2026-03-10 Bins to the kerb',
  ])
  expect(events.find(({ summary }) => summary === 'Dentist')?.duration).toBe('PT45M')
  expect(events.at(-1)?.start.slice(0, 7)).toBe('2026-08')
  expect(text).toContain('NAME:Mitten: my tasks\r\n')
})

test('the house: all that is shared, after the name of who is to do it, and nothing private (A43)', async () => {
  const { app, maya, theo } = await makeCouple()
  await addBins(maya, theo)
  await addTask(maya, { name: 'Windows', due_on: '2026-03-04', is_shared: true })
  await addTask(maya, { name: 'Diary', due_on: '2026-03-04' })
  await addTask(theo, { name: 'Private of Theo', due_on: '2026-03-04' })
  const { events } = await readCalendar(app, await makeLink(maya, { covers: 'house' }))
  expect(upTo('2026-03-06', events)).toEqual([
    '2026-03-03 Maya: Bins to the kerb',
    '2026-03-04 Windows',
    '2026-03-06 Theo: Bins to the kerb',
  ])
})

test('a done one stays the same event, and says so; skipped and missed ones are left out (A43)', async () => {
  const { app, maya, theo } = await makeCouple(makeApp({ PUBLIC_URL: 'https://chores.example' }))
  const bins = await addBins(maya, theo)
  await maya.rest('createChore', {
    name: 'Feed Pixel',
    repeats: 'daily',
    if_missed: 'moves_on',
    starts_on: '2026-03-02',
    ends_on: '2026-03-04',
    time_zone: zone,
  })
  const path = await makeLink(maya)
  const before = await readCalendar(app, path)
  const uidOf = ({ events }: typeof before, start: string, name: string) =>
    events.find((each) => each.start === start && each.summary === name)?.uid
  const uid = uidOf(before, '2026-03-03', 'Bins to the kerb')
  expect(uid).toMatch(/^[0-9a-f-]{36}@chores\.example$/)
  app.pass(DAY_MS)
  await maya.rest('completeOccurrence', { id: bins, slot: '2026-03-03' })
  await maya.rest('skipOccurrence', { id: bins, slot: '2026-03-10' })
  const after = await readCalendar(app, path)
  expect(uidOf(after, '2026-03-03', 'Done: Bins to the kerb')).toBe(uid)
  expect(upTo('2026-03-10', after.events)).toEqual([
    '2026-03-03 Done: Bins to the kerb',
    '2026-03-03 Feed Pixel',
    '2026-03-04 Feed Pixel',
  ])
})

test('with "Say only Task" no name and no person is told (A43)', async () => {
  const { app, maya, theo } = await makeCouple()
  await addBins(maya, theo)
  const path = await makeLink(maya, { covers: 'house', hides_names: true })
  const { text, events } = await readCalendar(app, path)
  expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Task']))
  expect(text).not.toMatch(/Bins|Theo|Maya/)
})

test('the calendar speaks the language of its person (A43, A31)', async () => {
  const { app, maya } = await makeCouple()
  const id = await addTask(maya, { name: 'Fenster', due_on: '2026-03-04' })
  await maya.rest('completeTask', { id })
  await maya.rest('updateProfile', { language: 'de' })
  const { events, text } = await readCalendar(app, await makeLink(maya))
  expect(events.map(({ summary }) => summary)).toEqual(['Erledigt: Fenster'])
  expect(text).toContain('NAME:Mitten: meine Aufgaben')
})

test('days from 30 back to 180 ahead are told, no more than 2,000 events, and those nearest to today (A43)', async () => {
  const { app, maya } = await makeCouple()
  const days = ['2026-01-30', '2026-01-31', '2026-08-29', '2026-08-30']
  for (const due_on of days) await addTask(maya, { name: due_on, due_on })
  const path = await makeLink(maya)
  const { events } = await readCalendar(app, path)
  expect(events.map(({ start }) => start)).toEqual(['2026-01-31', '2026-08-29'])
  const daily = { repeats: 'daily', starts_on: '2026-03-02', time_zone: zone }
  for (let made = 0; made < 12; made++)
    await maya.rest('createChore', { name: `${made}`, ...daily })
  const full = (await readCalendar(app, path)).events.map(({ start }) => start)
  expect(full).toHaveLength(2000)
  expect(full).not.toContain('2026-08-29')
  expect(full.filter((start) => start === '2026-03-02')).toHaveLength(12)
})

test('as long as nothing changes it is not sent again, and times of change stay (A43)', async () => {
  const { app, maya } = await makeCouple()
  const id = await addTask(maya, { name: 'Dentist', due_on: '2026-03-04' })
  const path = await makeLink(maya)
  const first = await app.send('GET', path)
  const tag = first.headers.get('etag') ?? ''
  const modified = eventsIn(await first.text())[0]?.modified
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  app.pass(HOUR_MS)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await app.send('GET', path, { headers: { 'If-None-Match': known } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  await maya.rest('updateTask', { id, name: 'Dentist, Dr Oak' })
  const changed = await app.send('GET', path, { headers: { 'If-None-Match': tag } })
  expect(changed.status).toBe(200)
  const [event] = eventsIn(await changed.text())
  expect(event?.summary).toBe('Dentist, Dr Oak')
  expect(event?.modified).not.toBe(modified)
})

test('there is one link a person; another address ends the old one, and off ends it (A42, SEC49)', async () => {
  const { app, maya, theo } = await makeCouple()
  const path = await makeLink(maya)
  expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
  const wanted = { covers: 'house', hides_names: true }
  const changed = await maya.call('PUT', '/api/calendar', wanted)
  expect(changed.body).toMatchObject({ link: wanted, path: null })
  expect((await maya.call('GET', '/api/calendar')).body).toMatchObject({ link: wanted })
  expect((await theo.call('GET', '/api/calendar')).body).toEqual({ link: null })
  expect((await theo.call('POST', '/api/calendar/link')).status).toBe(404)
  expect((await readCalendar(app, path)).status).toBe(200)
  const { body } = await maya.call('POST', '/api/calendar/link')
  expect(body['link']).toMatchObject(wanted)
  expect((await readCalendar(app, path)).status).toBe(404)
  expect((await readCalendar(app, String(body['path']))).status).toBe(200)
  expect((await maya.call('DELETE', '/api/calendar')).status).toBe(200)
  expect((await readCalendar(app, String(body['path']))).status).toBe(404)
  for (const strange of ['/calendar/', '/calendar/x.ics', '/calendar/a/b.ics', `${path}x`])
    expect([strange, (await readCalendar(app, strange)).status]).toEqual([strange, 404])
})

test('the address is stored as a hash, and is in no log, also when something breaks (A42, SEC49)', async () => {
  const { app, maya } = await makeCouple(makeApp({ RATE_LIMITS: 'on' }))
  const path = await makeLink(maya)
  const secret = path.slice('/calendar/'.length, -'.ics'.length)
  expect(JSON.stringify(app.database.prepare('SELECT * FROM calendar_links').all())).not.toContain(
    secret,
  )
  await app.send('GET', path)
  for (let read = 1; read < 60; read++) await app.send('GET', path)
  const limited = await app.send('GET', path)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
  app.pass(MINUTE_MS)
  app.database.exec('ALTER TABLE tasks RENAME TO broken')
  expect((await app.send('GET', path)).status).toBe(500)
  await app.send('GET', `${path}?x=1`)
  await app.send('GET', path.replace('.ics', ''))
  await app.send('POST', path)
  app.database.exec('ALTER TABLE broken RENAME TO tasks')
  const log = app.lines.join('')
  expect(log).not.toContain(secret)
  expect(log).toContain('"route":"/calendar/*"')
  expect(log).toContain('"event":"fault"')
})

test('a child whom parents sign in has no calendar link (A42, K10)', async () => {
  const { app, maya } = await makeCouple()
  app.database.prepare('UPDATE users SET is_made = 1 WHERE id = ?').run(maya.id)
  const wanted = { covers: 'mine', hides_names: false }
  expect((await maya.call('PUT', '/api/calendar', wanted)).status).toBe(403)
})

test('2,000 events hold nobody up (A43, SEC28)', async () => {
  const { app, maya } = await makeCouple()
  const daily = { repeats: 'daily', starts_on: '2026-03-02', due_time: '18:00', time_zone: zone }
  for (let made = 0; made < 12; made++)
    await maya.rest('createChore', { name: 'Müll zur Straße bringen', ...daily })
  const path = await makeLink(maya)
  const unit = measureUnit()
  // 50 ms on an idle machine.
  const enough = 2.5
  const longest = await longestBlock(() => app.send('GET', path), { unit, enough })
  expect(longest).toBeLessThanOrEqual(enough)
})
