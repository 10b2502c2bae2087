/** A native select, styled like a field. */
import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { controlStyle, Field, type FieldTexts } from './field.tsx'
import { theme } from './theme.ts'

export type SelectProps = ComponentPropsWithRef<'select'> & FieldTexts

export function Select({ label, hint, error, optional, id, children, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <Holder>
          <Box {...rest} {...control}>
            {children}
          </Box>
          <ChevronDown size={20} aria-hidden="true" />
        </Holder>
      )}
    </Field>
  )
}

const Holder = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 16px;
    inset-inline-end: 16px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
`

const Box = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 48px;
  text-overflow: ellipsis;
`
