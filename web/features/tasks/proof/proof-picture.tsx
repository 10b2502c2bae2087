/** The photo of a completed task, on its card or small in a row; a tap shows all of it. */
import { Image as ImageIcon, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { usePicture } from '#web/shared/photos/use-picture.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { proofTexts } from './texts.ts'

export type ProofPictureProps = {
  readonly url: string
  readonly name: string
  readonly isSmall?: boolean
}

export function ProofPicture({ url, name, isSmall = false }: ProofPictureProps) {
  const src = usePicture(url)
  const [isWhole, setWhole] = useState(false)
  if (src === null)
    return isSmall ? (
      <SmallWaiting role="img" aria-label={proofTexts.onItsWay}>
        <ImageIcon aria-hidden="true" />
      </SmallWaiting>
    ) : (
      <Waiting>{proofTexts.onItsWay}</Waiting>
    )
  const Shape = isSmall ? Small : Cover
  return (
    <>
      <Shape type="button" aria-label={proofTexts.whole(name)} onClick={() => setWhole(true)}>
        <img src={src} alt="" />
        {!isSmall && (
          <span>
            <Maximize2 aria-hidden="true" />
          </span>
        )}
      </Shape>
      <Dialog open={isWhole} onClose={() => setWhole(false)} title={<Name>{name}</Name>}>
        <Whole src={src} alt={proofTexts.photoOf(name)} />
      </Dialog>
    </>
  )
}

const Cover = styled.button`
  position: relative;
  display: block;
  width: calc(100% - 16px);
  height: 212px;
  margin: 8px 8px 0;
  padding: 0;
  border: 0;
  border-radius: 14px;
  overflow: hidden;
  background: ${theme.surface.sunken};
  cursor: pointer;
  > img {
    ${theme.square('100%')}
    object-fit: cover;
  }
  > span {
    position: absolute;
    top: 8px;
    inset-inline-end: 8px;
    ${theme.disc('44px')}
    background: ${theme.surface.card};
    color: ${theme.text.main};
  }
`

const Small = styled.button`
  display: block;
  ${theme.square('44px')}
  padding: 0;
  border: 0;
  border-radius: 10px;
  overflow: hidden;
  background: ${theme.surface.sunken};
  cursor: pointer;
  > img {
    ${theme.square('100%')}
    object-fit: cover;
  }
`

const SmallWaiting = styled.span`
  ${theme.centre}
  ${theme.square('44px')}
  border: 1.5px dashed ${theme.line.strong};
  border-radius: 10px;
  color: ${theme.text.muted};
`

const Waiting = styled.p`
  margin: 8px 8px 0;
  padding: 16px;
  border: 1.5px dashed ${theme.line.strong};
  border-radius: 14px;
  ${theme.note}
  text-align: center;
`

const Whole = styled.img`
  width: 100%;
  max-height: 70vh;
  border-radius: ${theme.radius.inner};
  object-fit: contain;
`
