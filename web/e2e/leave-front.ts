/** The device as it is after some minutes without anybody. Loads no test runner: the bench uses it, too. */
import type { Page } from 'playwright'

/** Starts the app anew as it is while nobody is in front, also where only one person is on the device. */
export async function leaveFront(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('mitten')
        request.addEventListener('success', () => {
          const database = request.result
          const store = database.transaction('settings', 'readwrite').objectStore('settings')
          const put = store.put({ key: 'front', accountId: null })
          put.addEventListener('success', () => {
            database.close()
            resolve(null)
          })
        })
      }),
  )
  await page.reload()
}
