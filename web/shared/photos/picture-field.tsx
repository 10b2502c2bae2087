/** The picture of a task or a reward in its form: a photo from the device, the address of a picture, or none. */
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { pictureHash } from '#domain/pictures/picture-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { ItemPicture } from './item-picture.tsx'
import { photoTexts } from './texts.ts'
import { UploadButton } from './upload-button.tsx'
import { usePhotoChoice } from './use-photo-choice.ts'

export type PictureFieldProps = {
  readonly name: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly onBlur: () => void
  readonly ref: Ref<HTMLInputElement>
  readonly error: string | undefined
  /** The placeholder without a picture. */
  readonly hint?: string
}

export function PictureField({ value, onChange, hint, ...field }: PictureFieldProps) {
  const { isBusy, chooseFile } = usePhotoChoice(onChange)
  const isPhoto = pictureHash(value) !== null
  return (
    <Stack $gap={3} role="group" aria-label={photoTexts.picture}>
      <Legend aria-hidden="true">
        {photoTexts.picture}
        <Text as="small">{photoTexts.optional}</Text>
      </Legend>
      <Row $wrap>
        <ItemPicture url={value} />
        <UploadButton tone="outline" busy={isBusy} onFile={chooseFile} />
        {value !== null && (
          <Button tone="ghost" aria-label={photoTexts.removePicture} onClick={() => onChange(null)}>
            {photoTexts.remove}
          </Button>
        )}
      </Row>
      {!isPhoto && (
        <TextInput
          {...field}
          label={photoTexts.link}
          hint={hint}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value)}
        />
      )}
    </Stack>
  )
}

const Legend = styled.p`
  display: flex;
  justify-content: space-between;
  font: ${theme.font.smallStrong};
`
