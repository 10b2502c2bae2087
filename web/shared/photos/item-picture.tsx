/** The picture of a task, small; nothing if there is none, or if it cannot be loaded. */
import { useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { usePicture } from './use-picture.ts'

export function ItemPicture({ url }: { readonly url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = usePicture(url)
  if (src === null || src === '' || src === broken) return null
  return (
    <Picture
      src={src}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  )
}

const Picture = styled.img`
  ${theme.square('48px')}
  border-radius: ${theme.radius.control};
  object-fit: cover;
`
