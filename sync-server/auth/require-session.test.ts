/** Several accounts in one browser: each request acts as the account it names. */
import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import {
  bodyOf,
  makeBrowser,
  makeMember,
  makeTestServer,
  registration,
} from '#server/auth/make-test-server.ts'
import { makeSingle } from '#server/testing/make-app.ts'

async function makeTablet() {
  const server = makeTestServer()
  const tablet = makeBrowser(server)
  const ids: string[] = []
  for (const name of ['anna', 'ben']) {
    const answer = await tablet.send('POST', '/api/auth/register', { body: registration(name) })
    ids.push((await bodyOf(answer)).user.id)
    server.pass(1000)
  }
  const [anna = '', ben = ''] = ids
  const who = async (headers: Record<string, string> = {}, query = '') => {
    const answer = await tablet.send('GET', `/api/who${query}`, { headers })
    return answer.status === 200 ? (await bodyOf(answer)).userId : answer.status
  }
  return { server, tablet, anna, ben, who }
}

test('the header, or in a stream the query, selects the account of a browser', async () => {
  const { anna, ben, who } = await makeTablet()
  expect(await who({ 'Mitten-Account': anna })).toBe(anna)
  expect(await who({ 'Mitten-Account': ben.toUpperCase() })).toBe(ben)
  expect(await who({}, `?device=x&account=${anna}`)).toBe(anna)
})

test('a request without an account uses the newest session, or the only one', async () => {
  const { tablet, anna, ben, who } = await makeTablet()
  expect(await who()).toBe(ben)
  tablet.cookies.delete(`sid-${ben}`)
  expect(await who()).toBe(anna)
})

test('an account that is not signed in here is refused, whoever else is signed in', async () => {
  const { server, tablet, anna, ben, who } = await makeTablet()
  const { id } = await makeMember(server, 'carl')
  expect(await who({ 'Mitten-Account': id })).toBe(401)
  expect(await who({ 'Mitten-Account': 'nonsense' })).toBe(401)
  await tablet.send('POST', '/api/auth/logout', { headers: { 'Mitten-Account': anna } })
  expect(await who({ 'Mitten-Account': anna })).toBe(401)
  expect(await who({ 'Mitten-Account': ben })).toBe(ben)
})

test('a cookie with another account’s session is refused', async () => {
  const { tablet, anna, ben, who } = await makeTablet()
  tablet.cookies.set(`sid-${anna}`, tablet.cookies.get(`sid-${ben}`) ?? '')
  expect(await who({ 'Mitten-Account': anna })).toBe(409)
})

test('cookies with other names and invalid ones are ignored', async () => {
  const { server, tablet, anna } = await makeTablet()
  const token = tablet.cookies.get(`sid-${anna}`)
  const ask = async (cookie: string) =>
    (await server.send('GET', '/api/who', { headers: { cookie, 'Mitten-Account': anna } })).status
  expect(await ask(`x-sid-${anna}=${'A'.repeat(43)}; theme=dark; sid-${anna}=${token}`)).toBe(200)
  expect(await ask(`sid-${anna}=${token};theme=dark`)).toBe(200)
  expect(await ask(`x-sid-${anna}=${token}`)).toBe(401)
  expect(await ask(`sid-${anna}=`)).toBe(401)
  expect(await ask(`sid-${anna}`)).toBe(401)
  expect(await ask('')).toBe(401)
})

test('damage that the renewal of a session meets stops the server, as any does (SEC38)', async () => {
  const { app, maya } = await makeSingle()
  app.pass(2 * DAY_MS)
  const damaged = new Sqlite.SqliteError('database disk image is malformed', 'SQLITE_CORRUPT')
  vi.spyOn(app.core.writer, 'run').mockRejectedValueOnce(damaged)
  const answer = await app.send('GET', '/api/users/me', { headers: maya.headers })
  expect([answer.status, app.integrity.isDamaged()]).toEqual([500, true])
})

test('with a full disk reads go on, and the session is renewed later (A6)', async () => {
  const { app, maya } = await makeSingle()
  app.pass(2 * DAY_MS)
  const { writer } = app.core
  const full = new Sqlite.SqliteError('database or disk is full', 'SQLITE_FULL')
  const run = vi.spyOn(writer, 'run').mockRejectedValueOnce(full)
  const read = () => app.send('GET', '/api/users/me', { headers: maya.headers })
  const answer = await read()
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  run.mockRestore()
  expect((await read()).headers.get('set-cookie')).not.toBeNull()
})
