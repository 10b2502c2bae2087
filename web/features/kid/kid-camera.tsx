/** The photo that shows what was done: taking it completes the task. Without a camera a picture is asked for (T20). */
import { ArrowLeft, Camera, ImageUp, SwitchCamera } from 'lucide-react'
import { Dialog as Overlay } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { imageTypes } from '#domain/pictures/picture.ts'
import type { Task } from '#domain/tasks/task.ts'
import { RewardCover } from '#web/features/rewards/reward-cover.tsx'
import { proofTexts } from '#web/features/tasks/proof/texts.ts'
import type { ProofChoiceProps } from '#web/features/tasks/proof/use-proof-choice.ts'
import { useProofChoice } from '#web/features/tasks/proof/use-proof-choice.ts'
import { photoFromVideo } from '#web/shared/photos/make-photo.ts'
import { hasCamera, useCamera } from '#web/shared/photos/use-camera.ts'
import type { PhotoChoice } from '#web/shared/photos/use-photo-choice.ts'
import { Name } from '#web/ui/name.tsx'
import { useReturnFocus } from '#web/ui/return-focus.ts'
import { Tag } from '#web/ui/tag.tsx'
import { theme } from '#web/ui/theme.ts'
import { currentToast, dismissToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { kidTexts } from './texts.ts'

export type KidCameraProps = ProofChoiceProps & {
  readonly task: Pick<Task, 'id' | 'name' | 'image_url'>
}

export function KidCamera({ task, onClose, onPhoto }: KidCameraProps) {
  useEffect(() => forgetRefusal, [])
  const [isSeen, setSeen] = useState(hasCamera)
  const choice = useProofChoice({ onClose, onPhoto })
  const returnFocus = useReturnFocus(true)
  return (
    <Overlay.Root open onOpenChange={(open) => !open && onClose()}>
      <Overlay.Portal>
        <Screen aria-describedby={undefined} data-sheet onCloseAutoFocus={returnFocus}>
          <Head>
            <Thumb>
              <RewardCover id={task.id} image={task.image_url} />
            </Thumb>
            <Overlay.Title>
              <Name>{task.name}</Name>
            </Overlay.Title>
            <Tag icon={Camera}>{kidTexts.photo}</Tag>
          </Head>
          {isSeen ? (
            <Live choice={choice} onClose={onClose} onDenied={() => setSeen(false)} />
          ) : (
            <Chooser choice={choice} onClose={onClose} />
          )}
          <p>{proofTexts.deletedOnApproval}</p>
        </Screen>
      </Overlay.Portal>
    </Overlay.Root>
  )
}

/** Other pages need not know that access to the camera was refused. */
function forgetRefusal(): void {
  const toast = currentToast()
  if (toast?.tone === 'bad') dismissToast(toast.id)
}

type LiveProps = {
  readonly choice: PhotoChoice
  readonly onClose: () => void
  readonly onDenied: () => void
}

function Live({ choice, onClose, onDenied }: LiveProps) {
  const { show, video, isLive, canTurn, turn } = useCamera(onDenied, 'environment')
  const [isTaking, once] = usePending()
  const take = async () => {
    if (video !== null && isLive) await choice.choosePhoto(photoFromVideo(video))
  }
  return (
    <>
      <Stage>
        <video ref={show} aria-label={kidTexts.preview} autoPlay muted playsInline />
      </Stage>
      <Aim />
      <Bar>
        <Side type="button" aria-label={kidTexts.back} onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
        </Side>
        <Shutter
          type="button"
          aria-label={kidTexts.take}
          aria-disabled={!isLive || isTaking}
          onClick={() => void once(take)}
        >
          <Camera aria-hidden="true" />
        </Shutter>
        {canTurn ? (
          <Side type="button" aria-label={kidTexts.turn} onClick={turn}>
            <SwitchCamera aria-hidden="true" />
          </Side>
        ) : (
          <span />
        )}
      </Bar>
    </>
  )
}

function Chooser({ choice, onClose }: Pick<LiveProps, 'choice' | 'onClose'>) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Stage />
      <Bar>
        <Side type="button" aria-label={kidTexts.back} onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
        </Side>
        <Shutter type="button" aria-label={kidTexts.take} onClick={() => field.current?.click()}>
          <ImageUp aria-hidden="true" />
        </Shutter>
        <span />
        <input
          ref={field}
          type="file"
          hidden
          capture="environment"
          accept={imageTypes.join(',')}
          aria-label={kidTexts.photo}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void choice.chooseFile(file)
          }}
        />
      </Bar>
    </>
  )
}

const Screen = styled(Overlay.Content)`
  --over: max(16px, env(safe-area-inset-top));
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset: 0;
  display: grid;
  grid-template: 'head' auto 'aim' minmax(160px, 1fr) 'bar' auto 'note' auto / minmax(0, 1fr);
  gap: 16px;
  padding: var(--over) 16px max(16px, env(safe-area-inset-bottom));
  background: ${theme.surface.meter};
  color: ${theme.text.onHero};
  overflow-y: auto;
  > p {
    color: ${theme.text.onHeroMuted};
    font: ${theme.font.small};
    text-align: center;
  }
`

const Head = styled.div`
  z-index: 1;
  grid-area: head;
  ${theme.wrap(3.5)}
  min-height: 72px;
  padding: 8px 16px 8px 8px;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  color: ${theme.text.main};
  h2 {
    flex: 1 1 0;
    min-width: min(100%, 8rem);
    overflow-wrap: anywhere;
    font: ${theme.font.h1};
  }
`

const Thumb = styled.span`
  flex: none;
  ${theme.square('56px')}
  border-radius: 14px;
  overflow: hidden;
`

/* The camera's picture fills the screen to its edges, behind the name. */
const Stage = styled.div`
  position: relative;
  grid-area: head-start / 1 / aim-end / 2;
  margin: calc(-1 * var(--over)) -16px 0;
  border-radius: 0 0 28px 28px;
  overflow: hidden;
  background: ${theme.surface.hero};
  > video {
    position: absolute;
    ${theme.square('100%')}
    object-fit: cover;
  }
`

const Aim = styled.span`
  z-index: 1;
  grid-area: aim;
  margin: 0 6px 22px;
  border: 3px dashed #fff;
  border-radius: ${theme.radius.card};
`

/* On the narrowest phones all three fit, with the ring between them. */
const Bar = styled.div`
  ${theme.grid(1.5)}
  grid-template-columns: 1fr auto 1fr;
  justify-items: center;
  align-items: center;
  margin: 0 -8px;
`

const Side = styled.button`
  --size: min(88px, calc((100vw - 168px) / 2));
  ${theme.disc('var(--size)')}
  border: 0;
  background: color-mix(in srgb, currentColor 16%, transparent);
  cursor: pointer;
  ${theme.icon('34px')}
`

const Shutter = styled(Side)`
  --size: 116px;
  outline: 4px solid ${theme.surface.points};
  outline-offset: clamp(2px, calc((100vw - 310px) / 6), 6px);
  background: ${theme.surface.points};
  color: ${theme.text.onPoints};
  &:focus-visible {
    outline: 4px solid #fff;
  }
  ${theme.icon('52px')}
`
