/** The picture of a child: a knitted one, or a photo of this device. Either becomes the bytes that are sent. */
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Photo } from '#web/data/photos/photo.ts'
import { photoFromFile } from '#web/shared/photos/make-photo.ts'
import { UploadButton } from '#web/shared/photos/upload-button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { swatches } from '#web/ui/swatch.ts'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { childTexts } from './texts.ts'

export type PictureChoiceProps = {
  /** The picture shown: the address of a swatch, a data URL of a photo, or a path. */
  readonly value: string | null
  readonly onChange: (value: string) => void
}

type Kind = 'swatch' | 'photo'

const kinds = ['swatch', 'photo'] as const

export function PictureChoice({ value, onChange }: PictureChoiceProps) {
  const [kind, setKind] = useState<Kind>('swatch')
  const [isBusy, setBusy] = useState(false)

  async function choose(file: File): Promise<void> {
    setBusy(true)
    try {
      onChange(dataUrlOf(await photoFromFile(file)))
    } catch (error) {
      showToast({ title: childTexts.toasts.failed, tone: 'bad' })
      if (!(error instanceof Error && 'reason' in error)) reportError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <RadioCards
        form="inline"
        legend={childTexts.picture}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: childTexts[value] }))}
      />
      {kind === 'photo' ? (
        <UploadButton tone="outline" block busy={isBusy} onFile={choose} />
      ) : (
        <Swatches role="radiogroup" aria-label={childTexts.swatch}>
          {Object.entries(swatches).map(([name, url]) => (
            <label key={name}>
              <input
                type="radio"
                name="swatch"
                aria-label={name}
                checked={url === value}
                onChange={() => onChange(url)}
              />
              <img src={url} alt="" />
            </label>
          ))}
        </Swatches>
      )}
    </>
  )
}

function dataUrlOf({ type, bytes }: Photo): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return `data:${type};base64,${btoa(text)}`
}

const Swatches = styled.div`
  ${theme.grid(2)}
  grid-template-columns: repeat(auto-fill, minmax(46px, 1fr));
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(6, 54px);
    justify-content: space-between;
  }
  label {
    position: relative;
    border-radius: 12px;
    cursor: pointer;
    &:has(:checked) {
      box-shadow:
        0 0 0 3px ${theme.surface.card},
        0 0 0 6px ${theme.line.action};
    }
    &:has(:focus-visible) {
      outline: 3px solid ${theme.line.action};
      outline-offset: 7px;
    }
  }
  input {
    ${theme.unseen}
  }
  img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: 12px;
    object-fit: cover;
    filter: ${theme.stitch.dim};
  }
`
