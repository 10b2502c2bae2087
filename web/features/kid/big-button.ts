/** The button of a card: high enough for a child's hand (K7). */
import { css, styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

const tones = {
  points: css`
    background: ${theme.surface.points};
    color: ${theme.text.onPoints};
  `,
  action: css`
    background: ${theme.surface.action};
    color: ${theme.text.onAction};
  `,
  soft: css`
    background: ${theme.surface.actionSoft};
    color: ${theme.text.link};
  `,
  outline: css`
    background: ${theme.surface.card};
    box-shadow: inset 0 0 0 2px ${theme.line.strong};
    color: ${theme.text.main};
  `,
}

export const BigButton = styled.button<{ $tone: keyof typeof tones }>`
  position: relative;
  ${theme.wrap('4px 18px')}
  justify-content: center;
  width: 100%;
  min-height: 88px;
  padding: 8px 20px;
  border: 0;
  border-radius: 44px;
  font: 620 1.625rem/1.2 ${theme.font.display};
  cursor: pointer;
  ${({ $tone }) => tones[$tone]}
  > svg {
    ${theme.square('36px')}
    stroke-width: 2.6;
  }
  /* The points it pays are in a separate part, which has the same width on every card. */
  > i {
    align-self: stretch;
    min-height: 56px;
    border-inline-start: 2.5px dashed currentColor;
    opacity: 0.5;
    + span {
      flex: none;
      min-width: min(3.6em, 24%);
    }
  }
  > svg:has(~ i) {
    margin-inline-start: auto;
  }
  > span:has(+ i) {
    margin-inline-end: auto;
  }
  &[aria-disabled='true'] {
    background: ${theme.surface.sunken};
    color: ${theme.text.muted};
    cursor: default;
  }
  ${theme.media.motion} {
    &:active:not([aria-disabled='true']) {
      transform: scale(0.97);
    }
  }
  ${theme.media.forcedColors} {
    border: 2px solid;
  }
`
