/** Sync now, and signing out, which sends everything first, on a device without room (R42). */
import { expect, onTestFinished, test, vi } from 'vitest'
import { monday } from '#domain/testing/make.ts'
import { AccountDatabase } from '#web/data/database.ts'
import { startEngine } from './engine.ts'

test('a change that cannot be noted as released is no reason to stop', async () => {
  vi.stubGlobal('reportError', () => undefined)
  const id = crypto.randomUUID()
  const database = new AccountDatabase(id)
  const deletion = { name: 'deleteTask', version: 1, input: { id }, changes: [] } as const
  await database.outbox.add({ ...deletion, seq: 1, id, at: monday, hold_until: 1 })
  const { updating } = database.forWriting('relaxed').state.hook
  updating.subscribe(() => {
    throw new DOMException('There is no room', 'QuotaExceededError')
  })
  const engine = startEngine(database, id)
  onTestFinished(() => {
    engine.stop()
    database.close()
  })
  await expect(engine.syncNow()).resolves.toBeUndefined()
})
