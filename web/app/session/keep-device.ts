/** Background work of the device: syncs the other accounts, finishes sign-outs, counts PIN pauses, locks when idle. */
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
  pendingSignOuts,
} from '#web/data/device-database.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import { keepOnly } from '#web/data/person-keys.ts'
import { readVisitor } from '#web/data/wall.ts'
import { waitOutPauses } from '#web/features/device-accounts/pin/wait-out-pauses.ts'
import { watchIdle } from '#web/shared/device/watch-idle.ts'
import { finishSignOuts } from '#web/shared/session/session-actions.ts'
import { startSync } from '#web/sync/start-sync.ts'

/** A person who did something at the wall makes way for it again after this long without a touch (A19). */
const VISIT_MS = 5000

type Care = { readonly isNeeded: boolean; readonly start: (until: AbortSignal) => void }

/** Starts and stops each piece of work as the device's people come and go. */
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
  readonly inactive: readonly string[]
  readonly idleMinutes: number
  readonly isPaused: boolean
  readonly visitor: string | null
}

async function readDevice(): Promise<Device> {
  const [accounts, inactive, idleMinutes, isPaused, visitor] = await Promise.all([
    readDeviceAccounts(),
    inactiveAccounts(),
    readIdleMinutes(),
    hasPause(),
    readVisitor(),
  ])
  return { accounts, inactive, idleMinutes, isPaused, visitor }
}

function caresOf(device: Device): Record<string, Care> {
  const { accounts, inactive, idleMinutes, isPaused, visitor } = device
  const { activeAccount, isGuarded, isLeaving } = accounts
  const syncs = inactive.map(
    (id) => [`sync of ${id}`, { isNeeded: true, start: syncing(id) }] as const,
  )
  return {
    ...Object.fromEntries(syncs),
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

async function inactiveAccounts(): Promise<readonly string[]> {
  const [active, people] = await Promise.all([activeAccountId(), peopleHere()])
  return people.map(({ id }) => id).filter((id) => id !== active)
}

/** Syncs an account that is not active, so that its queue is sent under its own session (A9). */
function syncing(account: string): Care['start'] {
  return (until) => {
    const database = new AccountDatabase(account)
    const store = createDexieStore(database)
    const started = startSync({ database, store, account, hasStream: false })
    until.addEventListener('abort', () => {
      started.stop()
      database.close()
    })
  }
}

function lockAfter(limitMs: number): Care['start'] {
  return (until) => watchIdle({ limitMs, onIdle: () => void setActiveAccount(null), until })
}

/** Ends the sessions of people who signed out here without a connection, once there is one (A5). */
function finishWhenOnline(until: AbortSignal): void {
  const finish = () => void finishSignOuts().catch(reportError)
  window.addEventListener('online', finish, { signal: until })
  // The connection may be back already. A sign-out that the server knows of finishes by itself.
  if (navigator.onLine) void pendingSignOuts().then((pending) => pending.length > 0 && finish())
}

/** Whether some PIN on this device cannot be tried at the moment. */
async function hasPause(): Promise<boolean> {
  const paused = await deviceDatabase.pins.filter(({ pauseLeft }) => pauseLeft > 0).count()
  return paused > 0
}
