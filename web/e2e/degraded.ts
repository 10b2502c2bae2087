/**
 * The ways in which a browser fails, applied to a real one: no space, no storage, lost files, closed connections, a
 * wrong clock.
 */
import { expect } from './fixtures.ts'
import type { Person } from './fixtures.ts'

export const AMPLE_QUOTA = 1e9

/** Sets the storage quota of this origin, and waits until the browser applies it: it checks twice a minute. */
export async function setStorageQuota({ page, context }: Person, bytes: number): Promise<void> {
  const cdp = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes })
  await expect.poll(() => page.evaluate(keepSomething)).toBe(bytes === AMPLE_QUOTA)
}

/** Whether the browser still stores data, in a separate database. */
function keepSomething(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('room')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('things'))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('things', 'readwrite')
      writing.objectStore('things').put('x'.repeat(1000), 'thing')
      const end = (isKept: boolean) => {
        opening.result.close()
        resolve(isKept)
      }
      writing.addEventListener('complete', () => end(true))
      writing.addEventListener('abort', () => end(false))
    })
  })
}

/** Runs in a page before the app. It runs in the browser, so it cannot use this file's scope. */
export const brokenStorage = {
  'there is no IndexedDB': () => {
    Reflect.deleteProperty(window, 'indexedDB')
  },
  'IndexedDB may not be opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission', 'SecurityError')
    }
  },
  'IndexedDB fails to open': () => {
    // An invalid database version: the browser fails the request by itself.
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function fail(this: IDBFactory, name: string) {
      const opening = Reflect.apply(open, this, [`${name}-broken`])
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      return opening
    }
  },
  'nothing at all may be stored': () => {
    const deny = () => {
      throw new DOMException('Access is denied for this document', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: deny })
    IDBFactory.prototype.open = deny
  },
} satisfies Record<string, () => void>

/** A browser that accepts the request for a database and never answers it. */
export function neverOpen(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

type Lost = { readonly table: string; readonly message: string }

/** The values of one table become unreadable, as if their file were lost; `message` is the browser's. */
export function loseValues({ table, message }: Lost): void {
  for (const prototype of [IDBObjectStore.prototype, IDBIndex.prototype])
    for (const name of ['get', 'getAll', 'openCursor'] as const) {
      const read = prototype[name] as (...given: unknown[]) => IDBRequest
      Object.assign(prototype, {
        [name](this: IDBObjectStore | IDBIndex, ...given: unknown[]) {
          const store = this instanceof IDBIndex ? this.objectStore : this
          if (store.name === table) throw new DOMException(message, 'UnknownError')
          return Reflect.apply(read, this, given)
        },
      })
    }
}

type Watched = { connections?: IDBDatabase[] }

/** Records every connection, so that `closeConnections` can close it. */
export function noteConnections(): void {
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function noted(this: IDBFactory, ...given: [string, number?]) {
    const opening = Reflect.apply(open, this, given)
    const watched = globalThis as Watched
    opening.addEventListener('success', () => {
      watched.connections = [...(watched.connections ?? []), opening.result]
    })
    return opening
  }
}

/** Closes connections as a browser does for a page in the background: with an event, or without. */
export function closeConnections(isTold: boolean): number {
  const { connections = [] } = globalThis as Watched
  for (const connection of connections) {
    connection.close()
    if (isTold) connection.dispatchEvent(new Event('close'))
  }
  return connections.length
}

/** Shifts the page's clock by a number of milliseconds; may be called repeatedly with other values. */
export function shiftClock(ms: number): void {
  const shifted = globalThis as { shiftMs?: number }
  const isShifted = shifted.shiftMs !== undefined
  shifted.shiftMs = ms
  if (isShifted) return
  const True = Date
  globalThis.Date = class extends True {
    constructor(...given: unknown[]) {
      if (given.length > 0) super(...(given as [number]))
      else super(True.now() + (shifted.shiftMs ?? 0))
    }
    static override now(): number {
      return True.now() + (shifted.shiftMs ?? 0)
    }
  } as DateConstructor
}
