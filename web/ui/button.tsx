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
  /** The work that this button started is under way: it shows a spinner and accepts no second press. */
  readonly busy?: boolean
  readonly children: ReactNode
}

export function Button({
  tone = 'primary',
  size = 'medium',
  block = false,
  icon,
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
      <Content icon={icon} busy={busy}>
        {children}
      </Content>
    </Pill>
  )
}

/** The spinner replaces the icon; without an icon it covers the text, which keeps the width. */
function Content({
  icon: Icon,
  busy,
  children,
}: Pick<ButtonProps, 'icon' | 'children'> & { busy: boolean }) {
  if (Icon) {
    return (
      <>
        {busy ? <Spinner /> : <Icon aria-hidden="true" />}
        {children}
      </>
    )
  }
  if (!busy) return children
  return (
    <>
      <Veiled>{children}</Veiled>
      <Centre>
        <Spinner />
      </Centre>
    </>
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
