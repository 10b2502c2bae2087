/** Background work of a device with several people: syncs the other accounts, finishes sign-outs, counts PIN pauses, locks when idle. */
import { liveQuery } from 'dexie'
import { MINUTE_MS } from '#domain/calendar.ts'
import { AccountDatabase } from '#web/data/database.ts'
import type { DeviceAccounts } from '#web/data/device-database.ts'
import {
  activeAccountId,
  deviceDatabase,
  peopleHere,
  setActiveAccount,
  readDeviceAccounts,
  readIdleMinutes,
  unheardAccounts,
} from '#web/data/device-database.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import { keepOnly } from '#web/data/person-keys.ts'
import { readVisitor } from '#web/data/wall.ts'
import { waitOutPauses } from '#web/features/device-accounts/pin/wait-out-pauses.ts'
import { watchIdle } from '#web/shared/device/watch-idle.ts'
import { finishSignOuts } from '#web/shared/session/session-actions.ts'
import { startSync } from '#web/sync/start-sync.ts'

/** A person who did something at the wall makes room for it again after so long without a touch (A19). */
const VISIT_MS = 5000

type Care = { readonly isNeeded: boolean; readonly start: (until: AbortSignal) => void }

/** Starts and ends each care as the device's people come and go. */
export function keepDevice(until: AbortSignal): void {
  const running = new Map<string, AbortController>()
  const keep = (cares: Readonly<Record<string, Care>>) => {
    for (const [name, stop] of running) {
      if (cares[name]?.isNeeded === true) continue
      stop.abort()
      running.delete(name)
    }
    for (const [name, { isNeeded, start }] of Object.entries(cares)) {
      if (!isNeeded || running.has(name)) continue
      const stop = new AbortController()
      running.set(name, stop)
      start(stop.signal)
    }
  }
  const subscriptions = [
    liveQuery(readDevice).subscribe((device) => keep(caresOf(device))),
    liveQuery(peopleHere).subscribe((people) => keepOnly(people.map(({ id }) => id))),
  ]
  until.addEventListener('abort', () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    keep({})
  })
}

type Device = {
  readonly accounts: DeviceAccounts
  readonly idleMinutes: number
  readonly isPaused: boolean
  readonly visitor: string | null
}

async function readDevice(): Promise<Device> {
  const [accounts, idleMinutes, isPaused, visitor] = await Promise.all([
    readDeviceAccounts(),
    readIdleMinutes(),
    hasPause(),
    readVisitor(),
  ])
  return { accounts, idleMinutes, isPaused, visitor }
}

function caresOf({ accounts, idleMinutes, isPaused, visitor }: Device): Record<string, Care> {
  const { activeAccount, people, isGuarded, isLeaving } = accounts
  return {
    others: { isNeeded: people > (activeAccount ? 1 : 0), start: syncOtherAccounts },
    pauses: { isNeeded: isPaused, start: waitOutPauses },
    signOuts: { isNeeded: isLeaving, start: finishWhenOnline },
    visit: {
      isNeeded: activeAccount !== null && activeAccount.id === visitor,
      start: lockAfter(VISIT_MS),
    },
    [`idle ${idleMinutes}`]: {
      isNeeded: activeAccount !== null && isGuarded && idleMinutes > 0,
      start: lockAfter(idleMinutes * MINUTE_MS),
    },
  }
}

/** Syncs the accounts that are not active, so that their queues are sent under their own sessions (A9). */
function syncOtherAccounts(until: AbortSignal): void {
  if (until.aborted) return
  const running = new Map<string, () => void>()
  const keep = (ids: readonly string[]) => {
    for (const [id, stop] of running) {
      if (ids.includes(id)) continue
      stop()
      running.delete(id)
    }
    for (const id of ids) if (!running.has(id)) running.set(id, startQuietly(id))
  }
  const subscription = liveQuery(inactiveAccounts).subscribe(keep)
  until.addEventListener('abort', () => {
    subscription.unsubscribe()
    keep([])
  })
}

async function inactiveAccounts(): Promise<readonly string[]> {
  const [active, people] = await Promise.all([activeAccountId(), peopleHere()])
  return people.map(({ id }) => id).filter((id) => id !== active)
}

function startQuietly(account: string): () => void {
  const database = new AccountDatabase(account)
  const store = createDexieStore(database)
  const syncing = startSync({ database, store, account, hasStream: false })
  return () => {
    syncing.stop()
    database.close()
  }
}

function lockAfter(limitMs: number): Care['start'] {
  return (until) => watchIdle({ limitMs, onIdle: () => void setActiveAccount(null), until })
}

/** People who signed out here without a connection are signed out at the server when there is one (A5). */
function finishWhenOnline(until: AbortSignal): void {
  const finish = () => void finishSignOuts().catch(reportError)
  window.addEventListener('online', finish, { signal: until })
  // It may have come back before anybody listened. A sign-out that the server has heard of is at its own end.
  if (navigator.onLine) void unheardAccounts().then((some) => some.length > 0 && finish())
}

/** Whether some PIN of this device may not be tried at the moment. */
async function hasPause(): Promise<boolean> {
  const paused = await deviceDatabase.pins.filter(({ pauseLeft }) => pauseLeft > 0).count()
  return paused > 0
}
