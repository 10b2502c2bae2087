/** What a device with several people needs beside the one in front: their syncing, sign-outs and PINs, and a rest for it. */
import { liveQuery } from 'dexie'
import type { Front } from '#web/data/device-database.ts'
import {
  hasPause,
  peopleHere,
  putInFront,
  readFront,
  readIdleMinutes,
} from '#web/data/device-database.ts'
import { keepOnly } from '#web/data/person-keys.ts'
import { waitOutPauses } from '#web/features/accounts-here/pin/wait-out-pauses.ts'
import { finishSignOuts } from '#web/shared/session/session-actions.ts'
import { syncOtherAccounts } from './other-accounts.ts'
import { watchIdle } from './watch-idle.ts'

const MINUTE_MS = 60_000

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
  readonly front: Front
  readonly idleMinutes: number
  readonly isPaused: boolean
}

async function readDevice(): Promise<Device> {
  const [front, idleMinutes, isPaused] = await Promise.all([
    readFront(),
    readIdleMinutes(),
    hasPause(),
  ])
  return { front, idleMinutes, isPaused }
}

function caresOf({ front, idleMinutes, isPaused }: Device): Record<string, Care> {
  const { account, people, isGuarded, isLeaving } = front
  return {
    others: { isNeeded: people > (account ? 1 : 0), start: syncOtherAccounts },
    pauses: { isNeeded: isPaused, start: waitOutPauses },
    signOuts: { isNeeded: isLeaving, start: finishWhenOnline },
    [`idle ${idleMinutes}`]: {
      isNeeded: account !== null && isGuarded && idleMinutes > 0,
      start: (until) =>
        watchIdle({ limitMs: idleMinutes * MINUTE_MS, onIdle: () => void putInFront(null), until }),
    },
  }
}

/** Who signed out here without a connection is signed out at the server when there is one (A5). */
function finishWhenOnline(until: AbortSignal): void {
  window.addEventListener('online', () => void finishSignOuts().catch(reportError), {
    signal: until,
  })
}
