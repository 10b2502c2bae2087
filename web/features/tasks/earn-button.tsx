/** The button that completes a task, with its points in the right half. It is one target. */
import { Check, type LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { pointsText } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export interface EarnButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children'
> {
  /** The visible word, "Complete"; empty if there is little space. */
  readonly label: ReactNode
  readonly points: number
  /** The full sentence for screen readers: "Complete Fold the laundry, earn 80 points". */
  readonly accessibleName: string
  readonly icon?: LucideIcon
  /** Takes the place of the icon, and shows the person who did it. */
  readonly face?: ReactNode
}

export function EarnButton({
  label,
  points,
  accessibleName,
  icon: Icon = Check,
  face,
  ...rest
}: EarnButtonProps) {
  return (
    <Pill type="button" {...rest}>
      <VisuallyHidden>{accessibleName}</VisuallyHidden>
      <Doing aria-hidden="true">
        {face ?? (rest.disabled !== true && <Icon />)}
        {label}
      </Doing>
      <Paying aria-hidden="true">{pointsText(points, true)}</Paying>
    </Pill>
  )
}

const Pill = styled.button`
  position: relative;
  display: inline-flex;
  align-items: stretch;
  flex: none;
  min-height: ${theme.size.earn};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.points};
  color: ${theme.text.onPoints};
  font: ${theme.font.label};
  font-size: var(--f-label);
  white-space: nowrap;
  cursor: pointer;
  transition:
    transform ${theme.motion.tap} ${theme.motion.easeOut},
    background ${theme.motion.quick} ${theme.motion.easeOut};
  ${theme.hover(theme.surface.pointsHover)}
  ${theme.media.motion} {
    &:active {
      transform: scale(0.97);
    }
  }
  &:disabled {
    background: ${theme.surface.sunken};
    color: ${theme.text.faint};
    cursor: not-allowed;
    transform: none;
  }
  ${theme.edge}
`

const Doing = styled.span`
  ${theme.row(2)}
  flex: 1;
  justify-content: center;
  padding: 0 14px 0 16px;
  svg {
    ${theme.square('20px')}
  }
`

const Paying = styled.b`
  position: relative;
  ${theme.row(0)}
  justify-content: center;
  min-width: var(--w-earn);
  padding: 0 16px 0 13px;
  ${theme.figures(`650 var(--f-earn) / 1 ${theme.font.display}`)}
  &::before {
    content: '';
    position: absolute;
    inset: 11px auto 11px 0;
    border-inline-start: 2px dashed color-mix(in srgb, currentColor 34%, transparent);
  }
`
