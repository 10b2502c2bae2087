/** The week that this device shows on a wall: whose it is, and the person who became active from there (A19). */
import { deviceDatabase, readIdleMinutes, saveIdleMinutes } from './device-database.ts'

/** The person whose week it is; null if the wall is off, or if that person is no longer signed in here. */
export async function readWall(): Promise<string | null> {
  const wall = await deviceDatabase.settings.get('wall')
  if (!wall) return null
  const person = await deviceDatabase.accounts.get(wall.accountId)
  return person?.isClosed === false ? person.id : null
}

/** Turns the wall on with a person's week, or off with null. A device that never went idle now does after a minute. */
export async function saveWall(accountId: string | null): Promise<void> {
  if (accountId === null) return deviceDatabase.settings.delete('wall')
  await deviceDatabase.settings.put({ key: 'wall', accountId })
  if ((await readIdleMinutes()) === 0) await saveIdleMinutes(1)
}

/** The person who did something at the wall and is to make way for it again; null for nobody. */
export async function readVisitor(): Promise<string | null> {
  return (await deviceDatabase.settings.get('visit'))?.accountId ?? null
}

export async function saveVisitor(accountId: string | null): Promise<void> {
  if (accountId === null) await deviceDatabase.settings.delete('visit')
  else await deviceDatabase.settings.put({ key: 'visit', accountId })
}
