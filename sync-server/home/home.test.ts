/** People show points and open tasks on the household's MQTT broker, and its buttons complete tasks (A47). */
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { startBroker, watchBroker } from './testing/test-broker.ts'
import { testHome } from './testing/test-home.ts'

testHome(startBroker)

/** A server that can no longer save its claim to the broker once `trouble` is set. */
async function openTroubled() {
  const broker = await startBroker()
  const watcher = await watchBroker(broker.url)
  const database = openTestDatabase()
  const prepare = database.prepare.bind(database)
  const trouble = { code: '' }
  vi.spyOn(database, 'prepare').mockImplementation((text: string) => {
    const statement = prepare(text)
    if (!text.includes('holder')) return statement
    const run = statement.run.bind(statement)
    return Object.assign(statement, {
      run(...values: unknown[]) {
        if (trouble.code !== '') throw new Sqlite.SqliteError('It cannot be saved', trouble.code)
        return run(...values)
      },
    })
  })
  const { app, maya } = await makeSingle(makeApp({ MQTT_URL: broker.url }, database))
  const timers = vi.spyOn(globalThis, 'setInterval')
  await app.home.start()
  const [hold] = timers.mock.calls.find(([, ms]) => ms === 10_000) ?? []
  timers.mockRestore()
  onTestFinished(async () => {
    trouble.code = ''
    await app.home.stop()
    await watcher.stop()
    await broker.stop()
  })
  await maya.call('PUT', '/api/home', { shows: true, completes: false })
  await expect.poll(() => watcher.at('/tasks')).toBe('0')
  return { maya, watcher, trouble, hold }
}

test.each([
  ['SQLITE_FULL', '1'],
  ['SQLITE_IOERR', '0'],
])('after half a minute of %s %s task is shown', async (code, shown) => {
  const { maya, watcher, trouble, hold } = await openTroubled()
  trouble.code = code
  const later = performance.now() + 30_000
  vi.spyOn(performance, 'now').mockReturnValueOnce(later)
  hold?.()
  await maya.rest('createTask', { name: 'Bins', time_minutes: 10, is_shared: true })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(watcher.at('/tasks')).toBe(shown)
})
