/** Runs in a page: reads all drafts of this device. */
export function readDrafts(): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mitten')
    opening.addEventListener('error', () => reject(opening.error ?? new Error('Refused')))
    opening.addEventListener('success', () => {
      const asked = opening.result.transaction('drafts').objectStore('drafts').getAll()
      asked.addEventListener('success', () => {
        opening.result.close()
        const drafts = asked.result as { readonly typed: readonly { value: unknown }[] }[]
        resolve(drafts.flatMap(({ typed }) => typed.map(({ value }) => value)))
      })
    })
  })
}
