/** A password field with a button to show and hide the input. */
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { styled } from 'styled-components'
import { controlStyle, Field, type FieldTexts } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './texts.ts'
import { theme } from './theme.ts'

export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  FieldTexts & {
    /** The name of the button, if the field is not for a password. */
    readonly showLabel?: string
    readonly hideLabel?: string
  }

export function PasswordInput({
  label,
  hint,
  error,
  optional,
  id,
  showLabel = uiTexts.showPassword,
  hideLabel = uiTexts.hidePassword,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <Holder>
          <Box
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? EyeOff : Eye}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          />
        </Holder>
      )}
    </Field>
  )
}

const Holder = styled.div`
  position: relative;
  > button {
    position: absolute;
    top: 4px;
    inset-inline-end: 4px;
    ${theme.square('44px')}
  }
`

const Box = styled.input`
  ${controlStyle}
  padding-inline-end: 56px;
`
