/** Everybody signed in on this device, as the picker shows them: from their own databases, without a network. */
import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'
import { AccountDatabase } from '#web/data/database.ts'
import type { KnownAccount, StoredPin } from '#web/data/device-database.ts'
import { deviceDatabase, peopleHere } from '#web/data/device-database.ts'
import { countWaiting } from '#web/data/unsaved.ts'

export type PersonHere = {
  readonly id: string
  readonly username: string
  readonly name: string
  /** The first name, where nobody else on the device has it. */
  readonly shortName: string
  readonly photo: string | null
  readonly waiting: number
  readonly needsSignIn: boolean
  /** Their latest exchange found no server, whatever the browser says of the network. */
  readonly isUnreached: boolean
  /** Read with the rest: when their pad opens, the first digit counts. */
  readonly pin: StoredPin | null
}

/** Undefined until read. */
export function usePeopleHere(): readonly PersonHere[] | undefined {
  const [people, setPeople] = useState<readonly PersonHere[]>()
  useEffect(() => {
    const databases = new Map<string, AccountDatabase>()
    const open = (id: string) => {
      const database = databases.get(id) ?? new AccountDatabase(id)
      databases.set(id, database)
      return database
    }
    const subscription = liveQuery(() => readPeople(open)).subscribe(setPeople, reportError)
    return () => {
      subscription.unsubscribe()
      for (const database of databases.values()) database.close()
    }
  }, [])
  return people
}

async function readPeople(open: (id: string) => AccountDatabase): Promise<readonly PersonHere[]> {
  const accounts = [...(await peopleHere())].sort((a, b) => a.name.localeCompare(b.name))
  const people = await Promise.all(accounts.map((account) => readPerson(account, open(account.id))))
  const firstNames = people.map(({ shortName }) => shortName)
  return people.map((person) =>
    firstNames.filter((name) => name === person.shortName).length > 1
      ? { ...person, shortName: person.name }
      : person,
  )
}

async function readPerson(account: KnownAccount, database: AccountDatabase): Promise<PersonHere> {
  const { id, username } = account
  const [user, waiting, status, pin] = await Promise.all([
    database.users.get(id),
    countWaiting(database),
    database.state.get('status'),
    deviceDatabase.pins.get(id),
  ])
  const name = user?.name ?? account.name
  const phase = status?.key === 'status' ? status.phase : null
  return {
    id,
    username,
    name,
    shortName: name.split(' ')[0] || name,
    photo: user?.photo_url ?? null,
    waiting,
    needsSignIn: phase === 'signIn',
    isUnreached: phase === 'offline',
    pin: pin ?? null,
  }
}
