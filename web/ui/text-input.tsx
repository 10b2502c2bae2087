/** A one-line field with its label; other props are passed to the input. */
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { controlStyle, Field, type FieldTexts } from './field.tsx'

export type TextInputProps = ComponentPropsWithRef<'input'> & FieldTexts

export function TextInput({ label, hint, error, optional, id, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <Box dir="auto" {...rest} {...control} />}
    </Field>
  )
}

const Box = styled.input`
  ${controlStyle}
`
