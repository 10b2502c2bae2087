/** The part of a form that phones fold away behind "More"; wider screens show it with the rest. */
import type { LucideIcon } from 'lucide-react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FormRows } from './form-rows.tsx'
import { moveFocus } from './move-focus.ts'
import { Stack } from './stack.tsx'
import { theme } from './theme.ts'

export interface FilledField {
  readonly label: string
  readonly value: string
  readonly icon: LucideIcon
}

export interface MoreProps {
  readonly label: string
  /** The names of the fields in it: "Description, picture". */
  readonly holds: string
  /** The fields that are filled in, shown as a row while it is closed. */
  readonly filled: readonly FilledField[]
  /** Something in it needs to be corrected. */
  readonly isWrong: boolean
  /** Somebody came for a field in it. */
  readonly isAskedFor?: boolean
  readonly children: ReactNode
}

export function More(props: MoreProps) {
  const { label, holds, filled, isWrong, isAskedFor = false, children } = props
  const [isAsked, setAsked] = useState(isAskedFor)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = isAsked || isWrong
  useEffect(() => {
    if (isAsked) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  function open(): void {
    setAsked(true)
    // The row that was pressed disappears.
    moveFocus(toggle.current)
  }
  return (
    <div>
      {!isOpen && filled.length > 0 && <Filled fields={filled} onPress={open} />}
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setAsked(!isOpen)}
      >
        {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        <span>
          {label}
          {!isOpen && <small>{holds}</small>}
        </span>
      </Toggle>
      <Panel ref={panel} id={id} data-open={isOpen || undefined}>
        {children}
      </Panel>
    </div>
  )
}

type FilledProps = { readonly fields: MoreProps['filled']; readonly onPress: () => void }

function Filled({ fields, onPress }: FilledProps) {
  return (
    <PhoneRows>
      {fields.map(({ label, value, icon: Icon }) => (
        <Row key={label} type="button" onClick={onPress}>
          <Icon aria-hidden="true" />
          <b>{label}</b>
          <span dir="auto">{value}</span>
        </Row>
      ))}
    </PhoneRows>
  )
}

const PhoneRows = styled(FormRows)`
  ${theme.media.fromTablet} {
    display: none;
  }
`

const Row = styled.button`
  ${theme.row(3)}
  ${theme.bare}
  text-align: start;
  ${theme.icon('20px', theme.text.muted)}
  > b {
    font: ${theme.font.label};
  }
  > span {
    margin-inline-start: auto;
    color: ${theme.text.link};
    font: ${theme.font.smallStrong};
    ${theme.cut}
  }
`

const Toggle = styled.button`
  ${theme.row(3)}
  width: 100%;
  min-height: 52px;
  padding: 0 14px;
  ${theme.bare}
  border-radius: ${theme.radius.control};
  color: ${theme.text.link};
  font: ${theme.font.label};
  text-align: start;
  small {
    display: block;
    ${theme.caption}
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${theme.media.fromTablet} {
    display: none;
  }
`

const Panel = styled(Stack)`
  ${theme.media.phone} {
    padding-top: ${theme.space(2)};
    &:not([data-open]) {
      display: none;
    }
  }
`
