/** Polling while no messages from the other processes arrive. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { openNews } from './news.ts'
import { PostgresError } from './postgres-error.ts'

test('while the database is out of reach, missed messages are looked for every second, whatever fails', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const news = openNews({ url: 'postgres://nobody@127.0.0.1:1/none', schema: null })
  onTestFinished(() => news.close())
  let looks = 0
  let found = 0
  news.onMissed(() => {
    looks += 1
    if (looks < 3) throw new PostgresError('The database cannot be reached', { isLost: true })
  })
  news.onMissed(() => void (found += 1))
  for (let seconds = 0; seconds < 4; seconds++) vi.advanceTimersByTime(1000)
  expect([looks, found]).toEqual([4, 2])
})
