/** The picture of a camera, live and square, with a button to turn to the other one; and a line below. */
import { SwitchCamera } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { photoTexts } from './texts.ts'
import type { LiveCamera } from './use-camera.ts'

export type CameraViewProps = {
  readonly camera: LiveCamera
  /** A note to show once it is live. */
  readonly note: string
  /** The maximum size, in pixels. */
  readonly maxWidth: number
  /** Anything drawn on top of the picture. */
  readonly children: ReactNode
}

export function CameraView({ camera, note, maxWidth, children }: CameraViewProps) {
  const { show, isLive, canTurn, turn } = camera
  return (
    <>
      <Stage $maxWidth={maxWidth}>
        <video ref={show} aria-label={photoTexts.preview} autoPlay muted playsInline />
        {children}
        {canTurn && (
          <Turn>
            <IconButton label={photoTexts.turn} icon={SwitchCamera} tone="onCard" onClick={turn} />
          </Turn>
        )}
      </Stage>
      <Text $center role="status">
        {isLive ? note : photoTexts.starting}
      </Text>
    </>
  )
}

const Stage = styled.div<{ $maxWidth: number }>`
  position: relative;
  width: min(100%, ${({ $maxWidth }) => $maxWidth}px);
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.surface.sunken};
  > video {
    ${theme.square('100%')}
    object-fit: cover;
  }
`

const Turn = styled.span`
  position: absolute;
  z-index: 1;
  top: 18px;
  inset-inline-end: 18px;
`
