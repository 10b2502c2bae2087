/** A multi-line field that grows with its text in browsers that support this. */
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { controlStyle, Field, type FieldTexts } from './field.tsx'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTexts

export function TextArea({ label, hint, error, optional, id, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <Box dir="auto" rows={2} {...rest} {...control} />}
    </Field>
  )
}

const Box = styled.textarea`
  ${controlStyle}
  display: block;
  min-height: 76px;
  max-height: 40vh;
  resize: none;
  field-sizing: content;
`
