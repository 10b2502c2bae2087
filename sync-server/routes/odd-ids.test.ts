/** Ids that no database could store are refused like all others that are no UUIDs (A16). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { commandNames, commandOf } from '#domain/commands.ts'
import { makeApp } from '#server/testing/make-app.ts'

test.each(['\0', '\0'.repeat(36), '\uD800'.repeat(36)])('%j', async (odd) => {
  const app = makeApp()
  const maya = await app.register('Maya')
  // From what it reads, the reads of the next are predicted with their ids.
  await maya.rest('createTask', { id: v7(), name: 'Dishes' })
  const given = { id: odd, copy_id: odd, name: odd, description: odd, email: `${odd}@example.org` }
  for (const name of commandNames) {
    const { method, path } = commandOf(name).rest
    const here = path.replaceAll(/:\w+/g, maya.id)
    const { status } = await maya.call(method, here, given)
    expect([name, status < 500]).toEqual([name, true])
  }
})
