/** The wrapper of every field: label above, hint or error below, associated for screen readers. */
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { messageText } from '#domain/message-texts.ts'
import { theme } from './theme.ts'

export interface FieldTexts {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Shown beside the label of a field that may stay empty: "optional". */
  readonly optional?: string | undefined
}

/** The props that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const bad = error !== undefined && error !== ''
  return (
    <Frame>
      <Label htmlFor={controlId}>
        {label}
        {optional !== undefined && <small>{optional}</small>}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': bad || hint !== undefined ? `${controlId}-text` : undefined,
        'aria-invalid': bad || undefined,
      })}
      <FieldText id={`${controlId}-text`} hint={hint} error={error} />
    </Frame>
  )
}

/** The line below a control: its error, else its hint. */
export function FieldText({
  id,
  hint,
  error,
}: {
  id: string
  hint?: ReactNode
  error?: string | undefined
}) {
  if (error !== undefined && error !== '') {
    return (
      <ErrorLine id={id} role="alert">
        <CircleAlert aria-hidden="true" />
        <span>{messageText(error)}</span>
      </ErrorLine>
    )
  }
  return hint === undefined ? null : <Hint id={id}>{hint}</Hint>
}

/** The box that text is typed into. */
export const controlStyle = css`
  width: 100%;
  min-height: 52px;
  padding: 12px 16px;
  ${theme.frame(theme.radius.control)}
  color: ${theme.text.main};
  font: ${theme.font.body};
  &::placeholder {
    color: ${theme.text.faint};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.line.danger};
  }
  &:focus-visible {
    border-color: ${theme.line.action};
    outline: 3px solid color-mix(in srgb, ${theme.line.action} 26%, transparent);
    outline-offset: 0;
    ${theme.media.forcedColors} {
      outline-color: Highlight;
    }
  }
  &:disabled {
    background: ${theme.surface.sunken};
    color: ${theme.text.muted};
  }
`

const Frame = styled.div`
  ${theme.column(1.5)}
`

const Label = styled.label`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space(3)};
  color: ${theme.text.main};
  font: ${theme.font.smallStrong};
  small {
    ${theme.hint}
  }
`

const Hint = styled.p`
  ${theme.hint}
`

const ErrorLine = styled.p`
  display: flex;
  gap: 6px;
  color: ${theme.text.danger};
  font: ${theme.font.small};
  font-weight: 550;
  > svg {
    width: 16px;
    height: 20px;
  }
`
