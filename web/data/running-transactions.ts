/** Keeps track of this page's running transactions, so that they can be ended when it is left. */

const running = new Set<IDBTransaction>()

/** The browser's IndexedDB, for Dexie: keeps track of the transactions that are begun through it. */
export function trackedIndexedDB(): { readonly indexedDB?: IDBFactory } {
  if (!('indexedDB' in globalThis)) return {}
  const { indexedDB: native } = globalThis
  const indexedDB: IDBFactory = {
    open(name, version) {
      const request = native.open(name, version)
      request.addEventListener('upgradeneeded', () => {
        if (request.transaction) track(request.transaction)
      })
      request.addEventListener('success', () => {
        const connection = request.result
        const { transaction } = connection
        connection.transaction = (...asked) => track(transaction.apply(connection, asked))
      })
      return request
    },
    cmp: (first, second) => native.cmp(first, second),
    databases: () => native.databases(),
    deleteDatabase: (name) => native.deleteDatabase(name),
  }
  return { indexedDB }
}

function track(transaction: IDBTransaction): IDBTransaction {
  running.add(transaction)
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => running.delete(transaction))
  return transaction
}

/**
 * Aborts running transactions, except those that are committing. No error is reported; false if there was nothing to
 * abort.
 */
export function abortTransactions(): boolean {
  const wasRunning = running.size > 0
  for (const transaction of running) {
    for (const end of ['error', 'abort'])
      transaction.db.addEventListener(end, stopEvent, { capture: true })
    abort(transaction)
  }
  running.clear()
  return wasRunning
}

function stopEvent(event: Event): void {
  event.stopImmediatePropagation()
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is committing already, and the browser no longer needs this page for that.
  }
}
