/** While another process takes away the right to make a code or a link, nobody makes one by it (K10, SEC14). */
import { expect, onTestFinished, test } from 'vitest'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { makeApp, makeCouple } from '#server/testing/make-app.ts'
import { openPostgres } from './open-postgres.ts'
import { openThreadConnection } from './thread-connection.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_ended_rights'

/** Maya is the admin, and made Juno; Ines has nothing to do with them. */
async function household() {
  emptySchema(url, schema)
  const database = openPostgres({ url, schema })
  onTestFinished(() => void database.close())
  const { app, maya } = await makeCouple(makeApp({}, database))
  const { body } = await maya.rest('makeChild', { name: 'Juno' })
  const { id: ines } = await app.register('Ines')
  return { database, maya, juno: String(body['id']), ines }
}

/** Another process in the middle of a change that concerns a person, with the lock that it has then. */
function change(person: string, text: string) {
  const other = openThreadConnection({ url, schema })
  onTestFinished(() => other.close())
  const values = [person]
  const lock = { text: 'SELECT id FROM viewers WHERE id = $1 FOR UPDATE', values }
  other.send([{ text: 'BEGIN' }, lock, { text, values }], true)
  return { commit: () => other.send([{ text: 'COMMIT' }], false) }
}

type Home = Awaited<ReturnType<typeof household>>

async function makeMeanwhile({ database, maya }: Home, path: string, other: { commit(): unknown }) {
  const { counts } = database.engine
  const before = counts()['runs_again'] ?? 0
  const asked = maya.call('POST', path, {})
  await expect.poll(() => counts()['runs_again']).toBeGreaterThan(before)
  other.commit()
  const { status } = await asked
  const made = ['child_codes', 'password_resets'].flatMap((table) =>
    database.prepare(`SELECT * FROM ${table}`).all(),
  )
  return { status, made }
}

test('a parent makes no code of a child whose parent they stop being (K10)', async () => {
  const home = await household()
  const other = change(home.juno, 'DELETE FROM partnerships WHERE invitee_id = $1')
  const answer = await makeMeanwhile(home, `/api/children/${home.juno}/code`, other)
  expect(answer).toEqual({ status: 404, made: [] })
})

test('an admin makes no link while they lose the role (SEC14)', async () => {
  const home = await household()
  const other = change(home.maya.id, `UPDATE accounts SET role = 'user' WHERE id = $1`)
  const answer = await makeMeanwhile(home, `/api/admin/users/${home.ines}/reset-link`, other)
  expect(answer).toEqual({ status: 403, made: [] })
})

test('nobody makes a code of their own in a session that ends (A25)', async () => {
  const home = await household()
  const other = change(home.maya.id, 'DELETE FROM sessions WHERE user_id = $1')
  const answer = await makeMeanwhile(home, '/api/auth/own-code', other)
  expect(answer).toEqual({ status: 401, made: [] })
})
