/** The picture of a task or a reward in its form: a photo from the device, the address of a picture, or none. */
import type { Ref } from 'react'
import { use } from 'react'
import { styled } from 'styled-components'
import { pictureHash } from '#domain/pictures/picture-path.ts'
import { FieldWorkContext } from '#web/ui/form-dialog.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { ItemPicture } from './item-picture.tsx'
import { RemoveButton } from './remove-button.tsx'
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
  const setFieldBusy = use(FieldWorkContext)
  const isPhoto = pictureHash(value) !== null
  async function choose(file: File): Promise<void> {
    setFieldBusy(true)
    await chooseFile(file).finally(() => setFieldBusy(false))
  }
  return (
    <Stack $gap={3} role="group" aria-label={photoTexts.picture}>
      <Legend aria-hidden="true">
        {photoTexts.picture}
        <Text as="small">{photoTexts.optional}</Text>
      </Legend>
      <Row $wrap>
        <ItemPicture url={value} />
        <UploadButton tone="outline" busy={isBusy} onFile={choose} />
        {value !== null && (
          <RemoveButton label={photoTexts.removePicture} onRemove={() => onChange(null)} />
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
