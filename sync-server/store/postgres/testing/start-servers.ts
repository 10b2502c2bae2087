/** Starts several real processes beside each other, which stop when the test ends. */
import { expect, onTestFinished } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'
import type { RunningServer } from '#server/testing/real-process.ts'
import { startServer } from '#server/testing/real-process.ts'

export async function startServers(
  count: number,
  settings: Readonly<Record<string, string>>,
): Promise<readonly RunningServer[]> {
  const dataDir = makeFolder()
  const starting = Array.from({ length: count }, () => startServer({ dataDir, settings }))
  const started = await Promise.allSettled(starting)
  const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))))
  expect(servers).toHaveLength(count)
  return servers
}
