/** The picture of a reward; without one, or if it cannot be loaded, the knitted picture of its id (RW8). */
import { useState } from 'react'
import { styled } from 'styled-components'
import { usePicture } from '#web/shared/photos/use-picture.ts'
import { swatchFor } from '#web/ui/swatch.ts'
import { theme } from '#web/ui/theme.ts'

export type RewardCoverProps = {
  readonly id: string
  readonly image: string | null
  readonly className?: string
}

export function RewardCover({ id, image, className }: RewardCoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = usePicture(image)
  const isShown = src !== null && src !== '' && src !== broken
  return isShown ? (
    <Picture
      className={className}
      src={src}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  ) : (
    <Swatch className={className} src={swatchFor(id)} alt="" />
  )
}

const Picture = styled.img`
  ${theme.square('100%')}
  object-fit: cover;
`

const Swatch = styled(Picture)`
  filter: ${theme.stitch.dim};
`
