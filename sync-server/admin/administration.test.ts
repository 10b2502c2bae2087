/** `npm run admin`, while a server has the same data open. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { onTestFinished, test, expect } from 'vitest'
import { openAdministration } from '#server/admin/administration.ts'
import { parseConfig } from '#server/config.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'

/** A folder with data, a server that has it open, and the administration from another connection. */
async function besideServer() {
  const dataDir = makeFolder()
  const database = openDatabase(databaseFile(dataDir))
  const { app, maya } = await makeSingle(makeApp({ FIRST_ACCOUNT_ADMIN: 'off' }, database))
  const config = parseConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://chores.example' })
  const administration = await openAdministration(config)
  onTestFinished(() => {
    administration.close()
    database.close()
  })
  return { dataDir, app, maya, administration }
}

test('the running server knows an admin as soon as the command is done', async () => {
  const { app, maya, administration } = await besideServer()
  expect((await maya.call('GET', '/api/admin/users')).status).toBe(403)
  expect(await administration.grant(' MAYA ')).toBe('maya is an admin now.')
  expect((await maya.call('GET', '/api/admin/users')).status).toBe(200)
  expect(await administration.grant('maya')).toBe('maya is an admin already.')
  const pages = app.core.pages.read(maya.id, null)
  expect(pages.put['accounts']).toMatchObject([{ role: 'admin' }])
})

test('the printed link works on the running server', async () => {
  const { app, administration } = await besideServer()
  const [sentence, link = ''] = (await administration.resetPassword('maya')).split('\n')
  expect(sentence).toBe('With this link maya can choose a new password, once, within 24 hours:')
  expect(link).toMatch(/^https:\/\/chores\.example\/reset-password\?token=[\w-]{43}$/)
  const token = new URL(link).searchParams.get('token')
  app.pass(Date.now() - Date.parse('2026-03-02T09:00:00Z'))
  const body = { token, newPassword: 'a-brand-new-secret' }
  expect((await app.send('POST', '/api/auth/reset-password', { body })).status).toBe(200)
})

test('the list has one line for each person, and escapes control characters', async () => {
  const { maya, administration } = await besideServer()
  await maya.rest('updateProfile', { name: 'May\u001b[2J Ellis' })
  expect(administration.list()).toBe('maya  user  pro  May [2J Ellis')
})

test('an unknown name is refused as unknown', async () => {
  const { administration } = await besideServer()
  for (const run of [administration.grant, administration.resetPassword])
    await expect(run('nobody')).rejects.toThrow('There is no account with the username nobody.')
})

test('without data, or with data of an older Mitten, nothing is created or changed', async () => {
  const dataDir = makeFolder()
  const open = () => openAdministration(parseConfig({ DATA_DIR: dataDir }))
  await expect(open()).rejects.toThrow(`There is no data in ${dataDir} yet.`)
  expect(readdirSync(dataDir)).toEqual([])
  const database = openDatabase(databaseFile(dataDir))
  database.exec(`DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations)`)
  database.close()
  await expect(open()).rejects.toThrow(
    'is from an older Mitten. Start the server once, then try again.',
  )
})

test('the command exits with 0 and a sentence, or with 1 and the reason', async () => {
  const { dataDir } = await besideServer()
  const admin = (...typed: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'sync-server/cli/admin.ts', ...typed],
      { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
    )
    return [status, stdout, stderr] as const
  }
  expect(admin('grant', 'maya')).toEqual([0, 'maya is an admin now.\n', ''])
  expect(admin('grant')).toEqual([1, '', expect.stringContaining('Say what to do:')])
})
