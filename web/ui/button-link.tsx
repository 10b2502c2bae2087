/** A link that looks like a button. */
import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, buttonStyle, type ButtonTone } from './button-style.ts'

export interface ButtonLinkProps extends LinkProps {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly block?: boolean
  readonly icon?: LucideIcon | undefined
}

export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  block = false,
  icon: Icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Pill {...rest} $tone={tone} $size={size} $block={block}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </Pill>
  )
}

const Pill = styled(Link)<ButtonLook>`
  ${buttonStyle}
`
