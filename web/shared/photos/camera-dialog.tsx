/** The camera in a dialog: a live view, and a photo of the square in its middle. */
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Photo } from '#web/data/photos/photo.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { theme } from '#web/ui/theme.ts'
import { CameraView } from './camera-view.tsx'
import { photoFromVideo } from './make-photo.ts'
import { photoTexts } from './texts.ts'
import { UploadButton } from './upload-button.tsx'
import { useCamera } from './use-camera.ts'

export type CameraDialogProps = {
  readonly onClose: () => void
  readonly onPhoto: (photo: Promise<Photo>) => Promise<void>
  readonly onFile: (file: File) => void
}

export function CameraDialog({ onClose, onPhoto, onFile }: CameraDialogProps) {
  const camera = useCamera(onClose)
  const { video, isLive } = camera
  const [isTaking, setTaking] = useState(false)

  async function take(): Promise<void> {
    if (video === null) return
    setTaking(true)
    await onPhoto(photoFromVideo(video))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={photoTexts.take}
      footer={
        <>
          <UploadButton
            tone="ghost"
            onFile={(file) => {
              onFile(file)
              onClose()
            }}
          />
          <Button icon={Camera} busy={isTaking} aria-disabled={!isLive} onClick={take}>
            {photoTexts.take}
          </Button>
        </>
      }
    >
      <CameraView camera={camera} note={photoTexts.ring} maxWidth={360}>
        <Ring />
      </CameraView>
    </Dialog>
  )
}

/* Dashed: not final until the photo is taken. */
const Ring = styled.span`
  position: absolute;
  inset: 10%;
  border: 2px dashed ${theme.stitch.lit};
  border-radius: 50%;
  outline: 400px solid ${theme.surface.scrim};
  pointer-events: none;
`
