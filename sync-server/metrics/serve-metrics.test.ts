/** The figures for Prometheus: routes as templates, never a path, an address or a name. */
import { expect, onTestFinished, test } from 'vitest'
import { makeApp } from '#server/testing/make-app.ts'
import { serveMetrics } from './serve-metrics.ts'

test('requests are counted by route and status, streams and the database beside them', async () => {
  const metrics = await serveMetrics(0)
  onTestFinished(metrics.close)
  const app = makeApp()
  metrics.watch({ ...app.core })
  const lines: unknown[] = []
  const watched = metrics.watching({ ...app.log, info: (...line) => void lines.push(line) })
  watched.info('request', { method: 'GET', route: '/api/tasks/:id', status: 200, ms: 4 })
  watched.info('login', { user: 'an id' })
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${metrics.port}${path}`)
    return [answer.status, await answer.text()] as const
  }
  const [status, text] = await read('/metrics')
  expect(status).toBe(200)
  expect(text).toContain(
    'mitten_request_seconds_count{method="GET",route="/api/tasks/:id",status="200"} 1',
  )
  expect(text).toContain(
    'mitten_request_seconds_bucket{le="0.005",method="GET",route="/api/tasks/:id",status="200"} 1',
  )
  expect(text).toContain('mitten_streams 0')
  expect(text).not.toContain('an id')
  expect(lines).toHaveLength(2)
  expect((await read('/'))[0]).toBe(404)
})
