/** Chooses the photo that completes a task: closes the dialog that asked for it; keeps only a referenced photo. */
import { pictureHash } from '#domain/pictures/picture-path.ts'
import { useAccount } from '#web/data/account.ts'
import { deleteIfUnreferenced } from '#web/data/photos/photo-store.ts'
import type { PhotoChoice } from '#web/shared/photos/use-photo-choice.ts'
import { usePhotoChoice } from '#web/shared/photos/use-photo-choice.ts'

export type ProofChoiceProps = {
  readonly onClose: () => void
  /** Completes the task with the photo under this path. */
  readonly onPhoto: (path: string) => Promise<unknown>
}

export function useProofChoice({ onClose, onPhoto }: ProofChoiceProps): PhotoChoice {
  const { database } = useAccount()
  return usePhotoChoice(
    async (path) => {
      onClose()
      await onPhoto(path)
      // It was refused, or nobody has to approve it: then no row references it.
      await deleteIfUnreferenced(database, pictureHash(path) ?? '')
    },
    { isProof: true },
  )
}
