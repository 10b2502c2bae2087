/** Ids, tokens and texts that a database could not store are refused like all others that name nothing (A16). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { commandNames, commandOf } from '#domain/commands.ts'
import { makeSingle } from '#server/testing/make-app.ts'

test.each(['\0', '\0'.repeat(36), '\uD800'.repeat(36)])('%j', async (odd) => {
  const { app, maya } = await makeSingle()
  // The server learns from the reads of this one, and predicts those of the next from the odd ids.
  await maya.rest('createTask', { id: v7(), name: 'Dishes' })
  const texts = { name: odd, description: odd, email: `${odd}@example.org`, token: odd }
  const given = { id: odd, copy_id: odd, ...texts }
  const typed = { username: odd, password: odd }
  expect((await app.send('POST', '/api/auth/login', { body: typed })).status).toBeLessThan(500)
  for (const name of commandNames) {
    const { method, path } = commandOf(name).rest
    const here = path.replaceAll(/:\w+/g, maya.id)
    const { status } = await maya.call(method, here, given)
    expect([name, status < 500]).toEqual([name, true])
  }
})
