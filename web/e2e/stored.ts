/** Searches everything a browser stores for the app. */
import type { Page } from 'playwright/test'

/** Whether a text is anywhere in the browser's storage. */
export async function isStored(page: Page, text: string): Promise<boolean> {
  const cookies = await page.context().cookies()
  return JSON.stringify([cookies, await page.evaluate(readStores)]).includes(text)
}

async function readStores(): Promise<unknown> {
  const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
  for (const key of await caches.keys()) {
    const cache = await caches.open(key)
    for (const request of await cache.keys()) {
      found.push(request.url)
      if (request.url.includes('/api/')) found.push(await (await cache.match(request))?.text())
    }
  }
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  for (const { name = '' } of await indexedDB.databases()) {
    found.push(name)
    const database = await settled(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      found.push(await settled(database.transaction(store).objectStore(store).getAll()))
    database.close()
  }
  const files = await navigator.storage.getDirectory()
  for await (const name of files.keys()) found.push(name)
  return found
}
