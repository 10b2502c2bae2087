/** The picture of a reward in its form: the address of one, or none, which leaves the knitted one. */
import type { Ref } from 'react'
import { TextInput } from '#web/ui/text-input.tsx'
import { rewardTexts } from './texts.ts'

export type PictureFieldProps = {
  readonly name: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly onBlur: () => void
  readonly ref: Ref<HTMLInputElement>
  readonly error: string | undefined
}

export function PictureField({ value, onChange, ...rest }: PictureFieldProps) {
  return (
    <TextInput
      {...rest}
      label={rewardTexts.picture}
      optional={rewardTexts.optional}
      hint={rewardTexts.pictureHint}
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value.trim() === '' ? null : event.target.value)}
    />
  )
}
