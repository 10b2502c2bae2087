/**
 * A count on a navigation entry or on the bell; capped, and hidden from screen readers, because the entry's name says
 * it.
 */
import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

export interface BadgeProps {
  readonly count: number
  /** `bell` sits on the corner of an icon, red, and stops at 9+; `dot` shows no number. */
  readonly form?: 'row' | 'bell' | 'dot'
}

export function Badge({ count, form = 'row' }: BadgeProps) {
  if (count < 1) return null
  const cap = form === 'bell' ? 9 : 99
  const text = form === 'dot' ? '' : count > cap ? `${cap}+` : String(count)
  return <Mark $form={form} data-count={text} aria-hidden="true" />
}

const forms = {
  row: css`
    min-width: 22px;
    height: 22px;
    padding: 0 7px;
    border-radius: 11px;
    background: ${theme.surface.action};
    color: ${theme.text.onAction};
    font: 650 0.75rem/22px var(--font-text);
  `,
  bell: css`
    position: absolute;
    top: calc(50% - 19px);
    inset-inline-start: calc(50% + 2px);
    min-width: 19px;
    height: 19px;
    padding: 0 5px;
    border-radius: 10px;
    background: ${theme.surface.danger};
    color: ${theme.text.onDanger};
    font: 700 0.6875rem/19px var(--font-text);
    box-shadow: 0 0 0 2px ${theme.surface.page};
  `,
  dot: css`
    position: absolute;
    top: 2px;
    inset-inline-end: 14px;
    ${theme.square('10px')}
    border-radius: 50%;
    background: ${theme.surface.danger};
    box-shadow: 0 0 0 2px ${theme.surface.card};
  `,
}

/* The count is not text: "9+" would contradict the entry's name, which has the exact number. */
const Mark = styled.span<{ $form: 'row' | 'bell' | 'dot' }>`
  text-align: center;
  &::before {
    content: attr(data-count);
  }
  font-variant-numeric: tabular-nums;
  ${({ $form }) => forms[$form]}
  ${theme.media.forcedColors} {
    outline: 1px solid;
  }
`
