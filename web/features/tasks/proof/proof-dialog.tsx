/** The photo that completes a task: taking it completes the task, without a further question. Loaded on first use. */
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { CameraView } from '#web/shared/photos/camera-view.tsx'
import { photoFromVideo } from '#web/shared/photos/make-photo.ts'
import { photoTexts } from '#web/shared/photos/texts.ts'
import { UploadButton } from '#web/shared/photos/upload-button.tsx'
import { hasCamera, useCamera } from '#web/shared/photos/use-camera.ts'
import type { PhotoChoice } from '#web/shared/photos/use-photo-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { proofTexts } from './texts.ts'
import type { ProofChoiceProps } from './use-proof-choice.ts'
import { useProofChoice } from './use-proof-choice.ts'

export type ProofDialogProps = ProofChoiceProps & {
  /** The name of the task. */
  readonly name: string
}

export function ProofDialog({ name, onClose, onPhoto }: ProofDialogProps) {
  const [isSeen, setSeen] = useState(hasCamera)
  const choice = useProofChoice({ onClose, onPhoto })
  const upload = (
    <UploadButton
      tone={isSeen ? 'ghost' : 'primary'}
      busy={choice.isBusy}
      onFile={(file) => void choice.chooseFile(file)}
    />
  )
  const title = <Sentence name={name}>{proofTexts.titleOf(name)}</Sentence>
  const dialog = { open: true, onClose, title }
  if (!isSeen)
    return (
      <Dialog {...dialog} description={proofTexts.chooseInstead} footer={upload}>
        <Text $center>{proofTexts.deletedOnApproval}</Text>
      </Dialog>
    )
  return <Live {...{ dialog, upload, choice }} onDenied={() => setSeen(false)} />
}

type LiveProps = {
  readonly dialog: Parameters<typeof Dialog>[0]
  readonly upload: React.ReactNode
  readonly choice: PhotoChoice
  readonly onDenied: () => void
}

function Live({ dialog, upload, choice, onDenied }: LiveProps) {
  const camera = useCamera(onDenied, 'environment')
  const { video, isLive } = camera
  const [isTaking, once] = usePending()
  const take = async () => {
    if (video !== null && isLive) await choice.choosePhoto(photoFromVideo(video))
  }
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {upload}
          <Button
            tone="points"
            icon={Camera}
            busy={choice.isBusy || isTaking}
            aria-disabled={!isLive}
            onClick={() => void once(take)}
          >
            {photoTexts.take}
          </Button>
        </>
      }
    >
      <CameraView camera={camera} note={proofTexts.deletedOnApproval} maxWidth={420}>
        <Frame />
      </CameraView>
    </Dialog>
  )
}

/* Dashed: not final until the photo is taken. */
const Frame = styled.span`
  position: absolute;
  inset: 12px;
  border: 2px dashed ${theme.surface.card};
  border-radius: ${theme.radius.inner};
  pointer-events: none;
`
