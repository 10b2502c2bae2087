/** The camera in a dialog: a live view, and a photo of the square in its middle. */
import { Camera, SwitchCamera } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Photo } from '#web/data/photos/photo.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { theme } from '#web/ui/theme.ts'
import { photoFromVideo } from './make-photo.ts'
import { photoTexts } from './texts.ts'
import { UploadButton } from './upload-button.tsx'
import { useCamera } from './use-camera.ts'

export type CameraDialogProps = {
  readonly onClose: () => void
  readonly onPhoto: (photo: Photo) => Promise<void>
  readonly onFile: (file: File) => void
}

export function CameraDialog({ onClose, onPhoto, onFile }: CameraDialogProps) {
  const { show, video, isLive, canTurn, turn } = useCamera(onClose)
  const [isTaking, setTaking] = useState(false)

  async function take(): Promise<void> {
    if (video === null) return
    setTaking(true)
    await onPhoto(await photoFromVideo(video))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={photoTexts.take}
      closeLabel={photoTexts.close}
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
      <Stage>
        <video ref={show} aria-label={photoTexts.preview} autoPlay muted playsInline />
        <Ring />
        {canTurn && (
          <Turn>
            <IconButton label={photoTexts.turn} icon={SwitchCamera} tone="onCard" onClick={turn} />
          </Turn>
        )}
      </Stage>
      <Note role="status">{isLive ? photoTexts.ring : photoTexts.starting}</Note>
    </Dialog>
  )
}

const Stage = styled.div`
  position: relative;
  width: min(100%, 360px);
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.surface.sunken};
  > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/* Basted: not final until it is taken. */
const Ring = styled.span`
  position: absolute;
  inset: 10%;
  border: 2px dashed ${theme.stitch.lit};
  border-radius: 50%;
  outline: 400px solid ${theme.surface.scrim};
  pointer-events: none;
`

const Turn = styled.span`
  position: absolute;
  top: 10px;
  right: 10px;
`

const Note = styled.p`
  color: ${theme.text.muted};
  font: ${theme.font.small};
  text-align: center;
`
