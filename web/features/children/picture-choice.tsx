/** The picture of a child: a knitted one, or a photo from this device. Either one is sent as bytes. */
import { use, useState } from 'react'
import type { Photo } from '#web/data/photos/photo.ts'
import { photoFromFile } from '#web/shared/photos/make-photo.ts'
import { UploadButton } from '#web/shared/photos/upload-button.tsx'
import { showPhotoError } from '#web/shared/photos/use-photo-choice.ts'
import { FieldWorkContext } from '#web/ui/form-dialog.tsx'
import { PictureRadios } from '#web/ui/picture-radios.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { swatches, swatchNames } from '#web/ui/swatch.ts'
import { uiTexts } from '#web/ui/texts.ts'
import { childTexts } from './texts.ts'

export type PictureChoiceProps = {
  /** The picture shown: the address of a swatch, a data URL of a photo, or a path. */
  readonly value: string | null
  readonly onChange: (value: string) => void
}

type Kind = 'swatch' | 'photo'

const kinds = ['swatch', 'photo'] as const

/** The side of a drawn swatch, in pixels. */
const SIDE = 320

export function PictureChoice({ value, onChange }: PictureChoiceProps) {
  const [kind, setKind] = useState<Kind>('swatch')
  const [isBusy, setBusy] = useState(false)
  const setFieldBusy = use(FieldWorkContext)

  async function choose(file: File): Promise<void> {
    setBusy(true)
    setFieldBusy(true)
    try {
      onChange(dataUrlOf(await photoFromFile(file)))
    } catch (error) {
      showPhotoError(error)
    } finally {
      setBusy(false)
      setFieldBusy(false)
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
        <PictureRadios
          label={childTexts.swatch}
          value={swatchNames.find((name) => swatches[name] === value) ?? null}
          onChange={(name) => onChange(swatches[name])}
          options={swatchNames.map((name) => ({
            value: name,
            label: uiTexts.swatches[name],
            picture: <img src={swatches[name]} alt="" />,
          }))}
        />
      )}
    </>
  )
}

function dataUrlOf({ type, bytes }: Photo): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return `data:${type};base64,${btoa(text)}`
}

/**
 * Turns a chosen picture into the form that the server takes: a data URL of its bytes. A swatch is drawn, because its
 * address belongs to this release of the app, and the picture should outlive that.
 */
export async function pictureToSend(chosen: string | null): Promise<string | null> {
  if (chosen === null || chosen.startsWith('data:image/jpeg') || chosen.startsWith('/api/'))
    return chosen
  const image = new Image()
  image.src = chosen
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  // Swatches are wider than they are high: the square is filled with the middle, as on the screen.
  const scale = SIDE / Math.min(image.width, image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  canvas.getContext('2d')?.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  return canvas.toDataURL('image/png')
}
