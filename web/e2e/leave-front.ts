/** The device after some minutes without anybody. Imports no test runner, because the bench uses it, too. */
import type { Page } from 'playwright'

/** Starts the app again while no account is active, even if only one person is on the device. */
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
