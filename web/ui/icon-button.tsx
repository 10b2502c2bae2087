/** A round button that shows only an icon; its name is read aloud and shown on hover. */
import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

type IconButtonTone = 'plain' | 'sunken' | 'onCard' | 'inherit'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  readonly label: string
  readonly icon: LucideIcon
  readonly tone?: IconButtonTone
  /** Drawn over the icon, such as a count; hidden from screen readers, so mention it in `label`. */
  readonly children?: ReactNode
}

export function IconButton({
  label,
  icon: Icon,
  tone = 'plain',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Round type="button" title={label} {...rest} $tone={tone} aria-label={label}>
      <Icon aria-hidden="true" />
      {children}
    </Round>
  )
}

export interface IconLinkProps extends Omit<ComponentPropsWithRef<typeof Link>, 'aria-label'> {
  readonly label: string
}

export function IconLink({ label, ...rest }: IconLinkProps) {
  return <RoundLink title={label} {...rest} $tone="plain" aria-label={label} />
}

const tones = {
  plain: css`
    background: none;
    color: ${theme.text.muted};
  `,
  sunken: css`
    background: ${theme.surface.sunken};
    color: ${theme.text.muted};
  `,
  onCard: css`
    background: ${theme.surface.card} content-box;
    padding: 5px;
    color: ${theme.text.main};
  `,
  inherit: css`
    background: none;
    color: inherit;
  `,
}

const round = css<{ $tone: IconButtonTone }>`
  position: relative;
  ${theme.centre}
  flex: none;
  ${theme.square(theme.size.icon)}
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  cursor: pointer;
  transition: background ${theme.motion.quick} ${theme.motion.easeOut};
  ${({ $tone }) => tones[$tone]}
  ${theme.icon('20px')}
  ${theme.media.hover} {
    &:hover {
      background-color: ${({ $tone }) =>
        $tone === 'inherit'
          ? 'color-mix(in srgb, currentColor 14%, transparent)'
          : theme.surface.sunken};
    }
  }
`

const Round = styled.button<{ $tone: IconButtonTone }>`
  ${round}
`

const RoundLink = styled(Link)<{ $tone: IconButtonTone }>`
  ${round}
`
