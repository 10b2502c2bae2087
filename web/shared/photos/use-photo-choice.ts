/** Turns a chosen file or captured picture into a stored photo and its path; errors are shown in a toast. */
import { useState } from 'react'
import { picturePath } from '#domain/pictures/picture-path.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import type { PhotoOptions } from '#web/data/photos/photo-store.ts'
import type { Photo } from '#web/data/photos/photo.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { photoFromFile } from './make-photo.ts'
import { photoTexts } from './texts.ts'

export type PhotoChoice = {
  readonly isBusy: boolean
  readonly chooseFile: (file: File) => Promise<void>
  /** From a camera; it may still be in the making. */
  readonly choosePhoto: (photo: Promise<Photo>) => Promise<void>
}

/** `chosen` gets the path once the photo is stored on this device. */
export function usePhotoChoice(
  chosen: (path: string) => unknown,
  kept: Pick<PhotoOptions, 'isProof'> = {},
): PhotoChoice {
  const account = useAccount()
  // No lock: a photo taken while a file is being processed must not be lost.
  const [isBusy, setBusy] = useState(false)

  async function choose(make: () => Promise<Photo>): Promise<void> {
    setBusy(true)
    try {
      const path = await make()
        .then((photo) => keep(account, photo, kept))
        .catch(showPhotoError)
      if (path !== null) await chosen(path)
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    chooseFile: (file) => choose(() => photoFromFile(file)),
    choosePhoto: (photo) => choose(() => photo),
  }
}

async function keep(
  { database }: OpenAccount,
  photo: Photo,
  kept: Pick<PhotoOptions, 'isProof'>,
): Promise<string> {
  const { keepPhoto } = await import('#web/data/photos/photo-store.ts')
  await keepPhoto(database, photo, { ...kept, isOwn: true, now: Date.now() })
  return picturePath(photo.hash)
}

/** Shows why there is no photo. */
export function showPhotoError(error: unknown): null {
  const reason = error instanceof Error && 'reason' in error ? error.reason : null
  const bad = { tone: 'bad' } as const
  if (reason === 'tooLarge')
    showToast({ ...bad, title: photoTexts.tooLarge, description: photoTexts.selectSmaller })
  else if (reason === 'unreadable')
    showToast({ ...bad, title: photoTexts.unreadable, description: photoTexts.selectOther })
  else {
    showToast({ ...bad, title: photoTexts.notKept, description: photoTexts.noRoom })
    reportError(error)
  }
  return null
}
