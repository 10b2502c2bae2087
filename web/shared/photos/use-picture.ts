/** The URL under which a picture can be shown: an object URL for a photo, everything else unchanged. */
import { useEffect, useState } from 'react'
import { pictureHash } from '#domain/pictures/picture-path.ts'
import { useAccount } from '#web/data/account.ts'

/** The object URLs in use, so that a photo that was shown a moment ago is shown at once. */
export const shownPhotos = new Map<string, string>()

export function shownKey(account: string, hash: string): string {
  return account + hash
}

/** Null while there is nothing to show: the component then shows its placeholder. */
export function usePicture(url: string | null): string | null {
  const { id, database } = useAccount()
  const hash = pictureHash(url)
  const [found, setFound] = useState<{ readonly hash: string; readonly url: string } | null>(null)
  useEffect(() => {
    if (hash === null) return
    const leaving = new AbortController()
    // In its own chunk: most first screens have no photo.
    void import('./object-url-cache.ts').then(({ showPhoto }) =>
      showPhoto({ id, database }, hash, {
        onUrl: (shown) => setFound({ hash, url: shown }),
        signal: leaving.signal,
      }),
    )
    return () => leaving.abort()
  }, [id, database, hash])
  if (hash === null) return url
  return found?.hash === hash ? found.url : (shownPhotos.get(shownKey(id, hash)) ?? null)
}
