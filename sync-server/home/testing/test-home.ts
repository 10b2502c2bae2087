/** The tests that hold with every MQTT broker (A47). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeApp, pair } from '#server/testing/make-app.ts'
import type { TestBroker } from './test-broker.ts'
import { watchBroker } from './test-broker.ts'

type App = ReturnType<typeof makeApp>

export function testHome(start: () => Promise<TestBroker>): void {
  let broker: TestBroker
  let watcher: Awaited<ReturnType<typeof watchBroker>>
  let app: App
  let maya: TestPerson
  const started: App[] = []

  beforeEach(async () => {
    broker = await start()
    watcher = await watchBroker(broker.url)
    app = makeApp({ MQTT_URL: broker.url, PUBLIC_URL: 'https://chores.example' })
    maya = await app.register('Maya')
    await open(app)
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const each of started.splice(0)) await each.home.stop()
    await watcher.stop()
    await broker.stop()
  })

  async function open(each: App): Promise<void> {
    started.push(each)
    await each.home.start()
  }

  const show = (person: TestPerson, shows = true, completes = true) =>
    person.call('PUT', '/api/home', { shows, completes })

  const createTask = (person: TestPerson, name: string, more: object = {}) =>
    person.make('createTask', { name, time_minutes: 20, is_shared: true, ...more })

  const buttons = () => watcher.found('button').map(({ name }) => name)
  const listed = () =>
    (JSON.parse(watcher.at('/list') ?? '{"tasks":[]}') as { tasks: { name: string }[] }).tasks

  test('nothing is shown until a person wants it; then points, tasks and buttons, and nothing private', async () => {
    await createTask(maya, 'Fold the laundry')
    await createTask(maya, 'Buy a present for Theo', { is_shared: false })
    await expect.poll(() => [...watcher.kept.values()]).toEqual(['online'])
    expect((await show(maya)).status).toBe(200)
    await expect.poll(buttons).toEqual(['Done: Fold the laundry'])
    expect(watcher.at('/points')).toBe('0')
    expect(watcher.at('/tasks')).toBe('1')
    expect(listed()).toEqual([
      { name: 'Fold the laundry', due_on: null, due_time: null, is_overdue: false, points: 20 },
    ])
    expect(watcher.found('sensor')).toMatchObject([
      {
        name: 'Points',
        device: { name: 'Mitten Maya', configuration_url: 'https://chores.example' },
      },
      { name: 'Open tasks' },
    ])
    expect([...watcher.kept.values()].join()).not.toContain('present')
    await show(maya, false)
    await expect.poll(() => [...watcher.kept.values()]).toEqual(['online'])
  })

  test('occurrences are shown on their day, for whose turn it is, in the language of the person', async () => {
    const theo = await app.register('Theo')
    await maya.rest('updateProfile', { language: 'de' })
    await pair(maya, theo)
    const chore = { time_minutes: 10, is_shared: true, repeats: 'daily', every: 1, who: 'person' }
    const rule = {
      ...chore,
      starts_on: '2026-03-02',
      if_missed: 'waits',
      time_zone: 'Europe/Berlin',
    }
    for (const [name, person] of [
      ['Bins', maya],
      ['Dishes', theo],
    ] as const)
      expect((await maya.rest('createChore', { ...rule, name, people: [person.id] })).status).toBe(
        201,
      )
    await show(maya)
    await expect.poll(buttons).toEqual(['Erledigt: Bins'])
    const [button] = watcher.found('button')
    await watcher.send(button?.['command_topic'] ?? '', button?.['payload_press'] ?? '')
    await expect.poll(() => watcher.at('/points')).toBe('10')
    await expect.poll(listed).toEqual([])
  })

  test('a task is overdue by the clock of its owner', async () => {
    // 2026-03-02, 09:00 UTC, is still the evening of the first in Honolulu.
    await maya.rest('updateProfile', { time_zone: 'Pacific/Honolulu' })
    await createTask(maya, 'Water the plants', { due_on: '2026-03-01' })
    await show(maya)
    await expect.poll(() => watcher.at('/tasks')).toBe('1')
    expect(listed()).toMatchObject([{ due_on: '2026-03-01', is_overdue: false }])
  })

  test('a button completes as its person, once, however often it is pressed', async () => {
    await createTask(maya, 'Fold the laundry')
    await show(maya)
    await expect.poll(buttons).toHaveLength(1)
    const [button] = watcher.found('button')
    const press = () =>
      watcher.send(button?.['command_topic'] ?? '', button?.['payload_press'] ?? '')
    await Promise.all([press(), press(), press()])
    await expect.poll(() => watcher.at('/points')).toBe('20')
    await expect.poll(buttons).toEqual([])
    const { body } = await maya.call('GET', '/api/users/me')
    expect(body['points']).toMatchObject({ total: 20 })
  })

  test('a button does nothing that is not offered: private, photo needed, not allowed, or kept by the broker', async () => {
    const secret = await createTask(maya, 'Buy a present', { is_shared: false })
    await createTask(maya, 'Make the bed', { needs_photo: true })
    const id = await createTask(maya, 'Fold the laundry')
    await show(maya)
    await expect.poll(buttons).toEqual(['Done: Fold the laundry'])
    const topic = watcher.found('button')[0]?.['command_topic'] ?? ''
    for (const key of [secret, 'nonsense', '', 'x'.repeat(100_000)]) await watcher.send(topic, key)
    await app.home.stop()
    await watcher.send(topic, id, true)
    await app.home.start()
    await expect.poll(() => watcher.kept.has(topic)).toBe(false)
    await show(maya, true, false)
    await expect.poll(buttons).toEqual([])
    await watcher.send(topic, id)
    await createTask(maya, 'Water the plants')
    await expect.poll(() => watcher.at('/tasks')).toBe('3')
    expect(watcher.at('/points')).toBe('0')
  })

  test('a topic on which others write again and again is put right once', async () => {
    await show(maya)
    await expect.poll(() => watcher.at('/points')).toBe('0')
    const [points = ''] = [...watcher.kept.keys()].filter((topic) => topic.endsWith('/points'))
    const before = watcher.received.length
    await Promise.all(Array.from({ length: 20 }, () => watcher.send(points, '999', true)))
    // Shown after all of them have been received.
    await createTask(maya, 'Fold the laundry')
    await expect.poll(() => watcher.at('/tasks')).toBe('1')
    await expect.poll(() => watcher.at('/points')).toBe('0')
    const since = watcher.received.slice(before)
    const right = since.filter(([topic, payload]) => topic === points && payload === '0')
    expect(right.length).toBeLessThanOrEqual(2)
  })

  test('what was withdrawn while the broker was gone is not there when it is back', async () => {
    await createTask(maya, 'Fold the laundry')
    await show(maya)
    await expect.poll(buttons).toHaveLength(1)
    await broker.goAway()
    await expect.poll(() => app.lines.join('')).toContain('mqtt_gone')
    await show(maya, false)
    await broker.comeBack()
    await expect.poll(() => [...watcher.kept.values()], { timeout: 60_000 }).toEqual(['online'])
    expect(app.lines.join('')).not.toContain('knit-one-purl-two')
  })

  test('the broker shows whether the server is there: by its last will, and when it stops', async () => {
    await expect.poll(() => watcher.at('/status')).toBe('online')
    await app.home.stop()
    await expect.poll(() => watcher.at('/status')).toBe('offline')
  })

  test('of two processes one is connected, and the other takes over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const other = makeApp({ MQTT_URL: broker.url }, app.database)
    await open(other)
    await expect.poll(() => watcher.at('/status')).toBe('online')
    expect(other.lines.join('')).not.toContain('mqtt_connected')
    await app.home.stop()
    await expect.poll(() => watcher.at('/status')).toBe('offline')
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => watcher.at('/status')).toBe('online')
  })

  test('without a broker nothing is said of it, and the choice is kept', async () => {
    const plain = makeApp()
    const zoe = await plain.register('Zoe')
    expect((await zoe.call('GET', '/api/home')).body).toEqual({
      shows: false,
      completes: false,
      has_broker: false,
    })
    await show(zoe)
    expect((await zoe.call('GET', '/api/home')).body).toMatchObject({
      shows: true,
      completes: true,
    })
  })
}
