/** A switch with its label on the left; the whole row is the target. */
import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly icon?: LucideIcon
}

export function Switch({ label, note, icon: Icon, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <Row>
      {Icon && <Icon aria-hidden="true" />}
      <span>
        <b id={`${id}-label`}>{label}</b>
        {note !== undefined && <small id={`${id}-note`}>{note}</small>}
      </span>
      <Track
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
    </Row>
  )
}

const Row = styled.label`
  ${theme.row(4)}
  min-height: 52px;
  cursor: pointer;
  > svg {
    ${theme.square('20px')}
    margin-inline-end: -4px;
    color: ${theme.text.muted};
  }
  > span {
    ${theme.rest}
  }
  b {
    display: block;
    font: ${theme.font.label};
  }
  small {
    display: block;
    margin-top: 2px;
    ${theme.note}
  }
`

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 56px;
  height: 34px;
  margin: 0;
  border-radius: 17px;
  background: ${theme.line.strong};
  cursor: pointer;
  transition: background ${theme.motion.quick} ${theme.motion.easeOut};
  &::after {
    content: '';
    position: absolute;
    top: 4px;
    inset-inline-start: 4px;
    ${theme.square('26px')}
    border-radius: 50%;
    background: ${theme.surface.card};
    transition: transform ${theme.motion.quick} ${theme.motion.easeOut};
  }
  &:checked {
    background: ${theme.surface.action};
    &::after {
      background: ${theme.text.onAction};
      transform: translateX(calc(-22px * var(--from-start)));
    }
  }
  ${theme.media.forcedColors} {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`
