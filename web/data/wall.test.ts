/** The settings that a device keeps about the week on its wall. */
import { beforeEach, expect, test } from 'vitest'
import {
  closeAccount,
  deviceDatabase,
  readDeviceAccounts,
  readIdleMinutes,
  rememberAccount,
  saveIdleMinutes,
} from './device-database.ts'
import { readVisitor, readWall, saveVisitor, saveWall } from './wall.ts'

beforeEach(async () => {
  await deviceDatabase.settings.clear()
  await deviceDatabase.accounts.clear()
  await rememberAccount({ id: 'maya', username: 'maya', name: 'Maya Ellis' })
})

test('hung up, the device goes idle, and starting it asks: the wall is what it then shows (A19)', async () => {
  expect((await readDeviceAccounts()).isGuarded).toBe(false)
  await saveWall('maya')
  expect([await readWall(), await readIdleMinutes()]).toEqual(['maya', 1])
  expect((await readDeviceAccounts()).isGuarded).toBe(true)
})

test('how long it waits before that stays as it was chosen (A19)', async () => {
  await saveIdleMinutes(15)
  await saveWall('maya')
  expect(await readIdleMinutes()).toBe(15)
})

test('taken down, nothing hangs there; nor does the week of somebody who signed out (A19, R22)', async () => {
  await saveWall('maya')
  await saveWall(null)
  expect(await readWall()).toBeNull()
  await saveWall('maya')
  await closeAccount('maya', true)
  expect(await readWall()).toBeNull()
})

test('the week of somebody who signed out guards nobody else’s device (A19, R22)', async () => {
  await saveWall('maya')
  await rememberAccount({ id: 'theo', username: 'theo', name: 'Theo Ellis' })
  await closeAccount('maya', true)
  expect((await readDeviceAccounts()).isGuarded).toBe(false)
})

test('who came to the front from the wall is known until they have left (A19)', async () => {
  await saveVisitor('maya')
  expect(await readVisitor()).toBe('maya')
  await saveVisitor(null)
  expect(await readVisitor()).toBeNull()
})
