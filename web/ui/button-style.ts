/** The styles that Button and ButtonLink share. */
import { css } from 'styled-components'
import { theme } from './theme.ts'

export type ButtonTone =
  | 'primary'
  | 'soft'
  | 'outline'
  | 'ghost'
  | 'points'
  | 'danger'
  | 'dangerSoft'
  | 'dangerGhost'
  | 'inherit'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  readonly $tone: ButtonTone
  readonly $size: ButtonSize
  readonly $block: boolean
}

const fill = (ground: string, text: string, hover: string) => css`
  background: ${ground};
  color: ${text};
  ${theme.media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${hover};
    }
  }
`

const tones = {
  primary: fill(theme.surface.action, theme.text.onAction, theme.surface.actionHover),
  points: fill(theme.surface.points, theme.text.onPoints, theme.surface.pointsHover),
  danger: fill(theme.surface.danger, theme.text.onDanger, theme.surface.dangerHover),
  soft: fill(
    theme.surface.actionSoft,
    theme.text.link,
    `color-mix(in srgb, ${theme.surface.actionSoft}, ${theme.surface.action} 12%)`,
  ),
  dangerSoft: fill(
    theme.surface.dangerSoft,
    theme.text.danger,
    `color-mix(in srgb, ${theme.surface.dangerSoft}, ${theme.surface.danger} 12%)`,
  ),
  ghost: fill('transparent', theme.text.link, theme.surface.actionSoft),
  dangerGhost: fill('transparent', theme.text.danger, theme.surface.dangerSoft),
  /* On petrol panels and toasts: a tint of the text colour there. */
  inherit: fill(
    'color-mix(in srgb, currentColor 14%, transparent)',
    'inherit',
    'color-mix(in srgb, currentColor 24%, transparent)',
  ),
  outline: css`
    ${fill(theme.surface.card, theme.text.main, theme.surface.nested)}
    box-shadow: inset 0 0 0 1.5px ${theme.line.strong};
  `,
}

const sizes = {
  small: css`
    min-height: ${theme.size.target};
    padding: 0 16px;
    font: ${theme.font.smallStrong};
  `,
  medium: css`
    min-height: ${theme.size.control};
    padding: 0 var(--p-button);
  `,
  large: css`
    min-height: ${theme.size.large};
    padding: 0 26px;
    font-size: 1.0625rem;
  `,
}

export const buttonStyle = css<ButtonLook>`
  position: relative;
  ${theme.inline(2)}
  justify-content: center;
  border: 0;
  border-radius: ${theme.radius.pill};
  font: ${theme.font.label};
  font-size: var(--f-label);
  text-align: center;
  cursor: pointer;
  transition:
    transform ${theme.motion.tap} ${theme.motion.easeOut},
    background ${theme.motion.quick} ${theme.motion.easeOut};
  ${({ $tone }) => tones[$tone]}
  ${({ $size }) => sizes[$size]}
  ${({ $tone, $size }) => ($tone.toLowerCase().endsWith('ghost') && $size !== 'large' ? 'padding: 0 14px;' : '')}
  ${({ $block }) => ($block ? 'width: 100%;' : '')}

  > svg {
    ${theme.square('20px')}
    margin-inline-start: -4px;
  }
  ${theme.media.motion} {
    &:active:not(:disabled, [aria-disabled='true']) {
      transform: scale(0.97);
    }
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${theme.surface.sunken};
    color: ${theme.text.faint};
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${theme.edge}
`
