/** Everybody who is signed in on this device, as the picker shows them: from their own databases, without a network. */
import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'
import type { User } from '#domain/users/user.ts'
import { AccountDatabase } from '#web/data/database.ts'
import type { KnownAccount, StoredPin } from '#web/data/device-database.ts'
import { deviceDatabase, peopleHere } from '#web/data/device-database.ts'
import { countWaiting } from '#web/data/unsaved.ts'
import { readWall } from '#web/data/wall.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/read-household.ts'
import { readHousehold } from '#web/shared/people/read-household.ts'
import type { AvatarTone } from '#web/ui/avatar.tsx'

export type PersonHere = {
  readonly id: string
  readonly username: string
  /** Whether a code from a parent lets them in (K3). */
  readonly isMade: boolean
  readonly name: string
  /** The first name, if nobody else on the device has it. */
  readonly shortName: string
  readonly photo: string | null
  readonly tone: AvatarTone
  readonly waiting: number
  readonly needsSignIn: boolean
  /** Their latest exchange found no server, whatever the browser reports about the network. */
  readonly isUnreached: boolean
  /** Read together with the rest, so that the first digit counts as soon as the pad opens. */
  readonly pin: StoredPin | null
}

/** Undefined until read. */
export function usePeopleHere(): readonly PersonHere[] | undefined {
  const [people, setPeople] = useState<readonly PersonHere[]>()
  useEffect(() => {
    const databases = new Map<string, AccountDatabase>()
    const open = (id: string) => {
      const known = databases.get(id)
      if (known) return known
      const database = new AccountDatabase(id)
      // A deleted database stays closed: after signing in again, the person has another one.
      database.on('close', () => void databases.delete(id))
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
  const [households, wall] = await Promise.all([
    Promise.all(accounts.map(({ id }) => readHousehold(open(id), id))),
    readWall(),
  ])
  const viewer = viewerOf(households, wall)
  const people = await Promise.all(
    accounts.map((account, place) =>
      readPerson(open(account.id), { account, user: households[place]?.me, viewer }),
    ),
  )
  const firstNames = people.map(({ shortName }) => shortName)
  return people.map((person) =>
    firstNames.filter((name) => name === person.shortName).length > 1
      ? { ...person, shortName: person.name }
      : person,
  )
}

/**
 * The viewer whose colours are used: the person whose week the wall shows, because the faces beside it are theirs;
 * otherwise always the same one of the adults.
 */
function viewerOf(households: readonly (Household | null)[], wall: string | null) {
  const known = households.flatMap((household) => household ?? [])
  const adults = known.filter(({ me }) => !me.is_child).sort((a, b) => (a.me.id < b.me.id ? -1 : 1))
  return known.find(({ me }) => me.id === wall) ?? adults[0] ?? null
}

type Facts = {
  readonly account: KnownAccount
  readonly user: User | undefined
  readonly viewer: Household | null
}

async function readPerson(database: AccountDatabase, facts: Facts): Promise<PersonHere> {
  const [waiting, status, pin] = await Promise.all([
    countWaiting(database),
    database.state.get('status'),
    deviceDatabase.pins.get(facts.account.id),
  ])
  return {
    ...profileIn(facts),
    waiting,
    needsSignIn: status?.phase === 'signIn',
    isUnreached: status?.phase === 'offline',
    pin: pin ?? null,
  }
}

function profileIn({ account, user, viewer }: Facts) {
  const { id } = account
  const name = user?.name ?? account.name
  return {
    id,
    // A child that has grown up signed in here when it had no username yet (K6).
    username: user?.username || account.username,
    isMade: user?.is_made ?? false,
    name,
    shortName: name.split(' ')[0] || name,
    photo: user?.photo_url ?? null,
    tone: viewer ? toneOf(user ?? { id, is_child: false }, viewer) : 'partner',
  } as const
}
