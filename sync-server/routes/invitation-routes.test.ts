/** The holder of an open invitation's link learns who sent it, and nothing else (F3). */
import { setImmediate } from 'node:timers/promises'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { dataUrl, makeImage } from '#server/blobs/testing/make-image.ts'
import { connectDevice, makeApp, makeSingle } from '#server/testing/make-app.ts'

const token = 'made-for-a-test'.padEnd(43, '_')

async function invited(settings: Readonly<Record<string, string>> = {}) {
  const { app, maya } = await makeSingle(makeApp(settings))
  const id = v7()
  await maya.rest('invitePartner', { id, token, email: 'juno@example.org', role: 'child' })
  const look = async (sent = token) => {
    const answer = await app.send('POST', '/api/invitations/look', { body: { token: sent } })
    return { status: answer.status, body: await answer.json() }
  }
  return { app, maya, id, look }
}

test('without a session the link tells name, picture and role, and no address', async () => {
  const { maya, look } = await invited()
  expect(await look()).toEqual({
    status: 200,
    body: { inviter: { name: 'Maya Ellis', picture: null }, role: 'child' },
  })
  const photo = dataUrl(makeImage('image/png'), 'image/png')
  await maya.rest('updateProfile', { photo_url: photo })
  const { body } = await look()
  expect(body).toMatchObject({ inviter: { picture: expect.stringMatching(/^data:image\/png/) } })
  expect(JSON.stringify(body)).not.toContain('@')
})

test('a picture that lies elsewhere is not handed on', async () => {
  const { maya, look } = await invited()
  await maya.rest('updateProfile', { photo_url: 'https://example.org/maya.jpg' })
  expect((await look()).body).toMatchObject({ inviter: { picture: null } })
})

test('an answered, cancelled or unknown invitation tells nothing', async () => {
  const { app, maya, id, look } = await invited()
  const gone = { message: 'This invitation is no longer open', code: 'not_found' }
  expect(await look('another'.padEnd(43, '_'))).toEqual({ status: 404, body: gone })
  const juno = await app.register('Juno')
  await juno.rest('linkInvitation', { token })
  expect((await look()).status).toBe(200)
  await juno.rest('respondToInvitation', { id, status: 'rejected' })
  expect(await look()).toEqual({ status: 404, body: gone })
  const next = 'another-one'.padEnd(43, '_')
  const sent = { id: v7(), token: next, email: 'sam@example.org', role: 'partner' }
  await maya.rest('invitePartner', sent)
  await maya.rest('cancelInvitation', { id: sent.id })
  expect((await look(next)).status).toBe(404)
})

test('the devices of the inviter learn at once that somebody registered with the link (F3, R27)', async () => {
  const { app, maya } = await invited()
  const events = connectDevice(app, maya.id)
  const theo = { username: 'theo', email: 'theo@example.org', name: 'Theo', plan: 'free' }
  const body = { ...theo, password: 'knit-one-purl-two', invitation: token }
  expect((await app.send('POST', '/api/auth/register', { body })).status).toBe(201)
  await setImmediate()
  expect(events).toEqual(['hello', 'page'])
})

test('an invitation in any spelling of its id is cancelled by its inviter only (F3)', async () => {
  const { app, id } = await invited()
  const juno = await app.register('Juno')
  await juno.rest('linkInvitation', { token })
  const answer = await juno.rest('cancelInvitation', { id: id.toUpperCase() })
  expect([answer.status, answer.body['message']]).toEqual([
    403,
    'Only the inviter can cancel an invitation',
  ])
})

test('an invitation that crosses another answers the partnership that both became (F3)', async () => {
  const app = makeApp()
  const [maya, theo] = [await app.register('Maya'), await app.register('Theo')]
  const first = await maya.rest('invitePartner', { email: theo.email, role: 'partner' })
  const crossing = await theo.rest('invitePartner', { email: maya.email, role: 'partner' })
  const { id } = first.body['partnership'] as { id: string }
  expect(crossing.status).toBe(201)
  expect(crossing.body).toMatchObject({ partnership: { id, status: 'accepted' } })
})

test('links cannot be tried out: an address may look thirty times, then once in ten seconds', async () => {
  const { look } = await invited({ RATE_LIMITS: 'on' })
  for (let n = 0; n < 30; n++) expect((await look(`wrong ${n}`)).status).toBe(404)
  expect((await look()).status).toBe(429)
})
