/** A server that was restored from a backup, and devices that had seen more of its history (I11, R13). */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { createCouple } from './testing/household.ts'

let dataDir = ''
beforeEach(() => void (dataDir = makeFolder()))

async function createHouseholdWithBackup() {
  const couple = await createCouple(openDatabase(databaseFile(dataDir)))
  const { household } = couple
  const backup = join(dataDir, 'backup.sqlite')
  return {
    ...couple,
    backUp: () => household.core.database.engine.backUp(backup),
    async restore() {
      household.core.database.close()
      await restoreBackup(backup, { dataDir }, household.now())
      household.restart(openDatabase(databaseFile(dataDir)))
    },
    /** As after copying the file by hand: the server believes that its history has continued. */
    restoreByHand() {
      household.core.database.close()
      copyFileSync(backup, databaseFile(dataDir))
      household.restart(openDatabase(databaseFile(dataDir)))
    },
  }
}

test('what was acknowledged after the backup and what was not sent yet are both there in the end', async () => {
  const { household, maya, theo, backUp, restore } = await createHouseholdWithBackup()
  const [before, after, unsent] = [v7(), v7(), v7()]
  await maya.run('createTask', { id: before, name: 'Dishes', time_minutes: 20, is_shared: true })
  await maya.sync()
  await theo.sync()
  await backUp()
  await theo.run('claimTask', { id: before })
  await theo.run('completeTask', { id: before })
  await theo.run('createTask', { id: after, name: 'Gutters', is_shared: true })
  await theo.sync()
  await maya.sync()
  await restore()
  await maya.run('createTask', { id: unsent, name: 'Windows', is_shared: true })
  await maya.sync()
  await theo.sync()
  await household.expectConverged()
  expect(await maya.row('tasks', before)).toMatchObject({ completed_at: expect.any(String) })
  expect(await maya.row('tasks', after)).toMatchObject({ name: 'Gutters' })
  expect(await theo.row('tasks', unsent)).toMatchObject({ name: 'Windows' })
  expect(await maya.waiting()).toEqual([])
})

test('new changes that lead the feed on to where it was do not hide that it was restored', async () => {
  const { household, maya, theo, backUp, restore } = await createHouseholdWithBackup()
  await maya.sync()
  await theo.sync()
  await backUp()
  const lost = v7()
  await maya.run('createTask', { id: lost, name: 'Dishes', is_shared: true })
  await maya.sync()
  await theo.sync()
  await restore()
  const device = household.device('Maya')
  await device.sync()
  for (let n = 0; n < 3; n++)
    await device.run('createTask', { id: v7(), name: `Socks ${n}`, is_shared: true })
  await device.sync()
  await theo.sync()
  expect(await theo.row('tasks', lost)).toBeUndefined()
  await maya.sync()
  await household.expectConverged()
  expect(await theo.row('tasks', lost)).toMatchObject({ name: 'Dishes' })
})

test('a server that forgot what it acknowledged is told it again, though its history seems to go on', async () => {
  const { household, maya, theo, backUp, restoreByHand } = await createHouseholdWithBackup()
  const device = household.device('Maya')
  for (const each of [maya, device, theo]) await each.sync()
  await backUp()
  const lost = v7()
  await maya.run('createTask', { id: lost, name: 'Dishes', is_shared: true })
  await maya.sync()
  restoreByHand()
  for (let n = 0; n < 3; n++) await device.run('createTask', { id: v7(), name: `Socks ${n}` })
  await device.sync()
  await maya.sync()
  await theo.sync()
  expect(await theo.row('tasks', lost)).toMatchObject({ name: 'Dishes' })
  await household.expectConverged()
})

test('each restore makes another history', async () => {
  const { household, backUp, restore } = await createHouseholdWithBackup()
  await backUp()
  const epochs = [household.core.pages.epoch()]
  for (let n = 0; n < 2; n++) {
    await restore()
    household.advance(1000)
    epochs.push(household.core.pages.epoch())
  }
  expect(new Set(epochs).size).toBe(3)
})

test('what was acknowledged more than seven days ago is not sent again: the household has lived on since', async () => {
  const { household, maya, backUp, restore } = await createHouseholdWithBackup()
  await backUp()
  const [old, recent] = [v7(), v7()]
  await maya.run('createTask', { id: old, name: 'Dishes' })
  await maya.sync()
  household.advance(8 * DAY_MS)
  await maya.run('createTask', { id: recent, name: 'Windows' })
  await maya.sync()
  await restore()
  await maya.sync()
  await household.expectConverged()
  expect(await maya.row('tasks', recent)).toMatchObject({ name: 'Windows' })
  expect(await maya.row('tasks', old)).toBeUndefined()
})
