/** The pill button, in every tone and size; busy keeps its width. */
import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, buttonStyle, type ButtonTone } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly block?: boolean
  readonly icon?: LucideIcon | undefined
  /** The work this button started is under way: it shows a spinner and takes no second press. */
  readonly busy?: boolean
  readonly children: ReactNode
}

export function Button({
  tone = 'primary',
  size = 'medium',
  block = false,
  icon: Icon,
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Pill
      type="button"
      {...rest}
      $tone={tone}
      $size={size}
      $block={block}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy || rest['aria-disabled'] === true) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {Icon && (busy ? <Spinner /> : <Icon aria-hidden="true" />)}
      {Icon || !busy ? children : <Veiled>{children}</Veiled>}
      {busy && !Icon && (
        <Centre>
          <Spinner />
        </Centre>
      )}
    </Pill>
  )
}

const Pill = styled.button<ButtonLook>`
  ${buttonStyle}
`

const Veiled = styled.span`
  opacity: 0;
`

const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
