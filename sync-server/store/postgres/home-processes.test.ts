/** Two processes on one database, of which only one is connected with the household's MQTT broker (A47). */
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBroker, watchBroker } from '#server/home/testing/test-broker.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { openPostgres } from './open-postgres.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_home'

/** Another process, as far as the database can tell. */
async function startApp(broker: string) {
  const database = openPostgres({ url, schema })
  const app = makeApp({ MQTT_URL: broker }, database)
  onTestFinished(async () => {
    await app.home.stop()
    database.close()
  })
  await app.home.start()
  return app
}

test('what somebody shows or withdraws in the process without the broker is there, or gone, at once', async () => {
  // Without the minute after which it would be noticed anyway.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  emptySchema(url, schema)
  const broker = await startBroker()
  onTestFinished(broker.stop)
  const watcher = await watchBroker(broker.url)
  onTestFinished(watcher.stop)
  const [one, other] = [await startApp(broker.url), await startApp(broker.url)]
  for (const { database } of [one, other])
    await expect.poll(() => database.engine.counts()['hears_others']).toBe(1)
  const maya = await other.register('Maya')
  await maya.call('PUT', '/api/home', { shows: true, completes: false })
  await expect.poll(() => watcher.at('/points')).toBe('0')
  await maya.call('PUT', '/api/home', { shows: false, completes: false })
  await expect.poll(() => [...watcher.kept.values()]).toEqual(['online'])
})
