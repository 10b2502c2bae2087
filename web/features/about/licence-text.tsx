/** A collapsible licence text, rendered only when it is opened. */
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export interface LicenceTextProps {
  readonly title: string
  /** The name of the licence. */
  readonly note?: string
  readonly text: string
}

export function LicenceText({ title, note, text }: LicenceTextProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{title}</b>
        <span>{note}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {isOpen && <pre>{unwrap(text)}</pre>}
    </Fold>
  )
}

/** A line of at least this length ended only because the page did. */
const FULL_LINE = 50
const dashes = /^[-*•=_]+$/
/** Starts a new block: a list item, a line of dashes, or a copyright line. */
const beginning = /^(?:[-*•=_]|\(?(?:\d+|[a-z]|[ivx]+)[.)]\s|copyright\b)/i

/** The same words, a line for each paragraph: hard-wrapped lines are joined, so that they use the width of the screen. */
export function unwrap(text: string): string {
  let before = ''
  let page = ''
  for (const line of text.split('\n').map((each) => each.trim())) {
    const isFull = before.length >= FULL_LINE && !dashes.test(before)
    const goesOn = isFull && line !== '' && !beginning.test(line)
    page += (goesOn ? ' ' : '\n') + line
    before = line
  }
  return page.trim().replaceAll(/\n{3,}/g, '\n\n')
}

const Fold = styled.details`
  border-top: 1px solid ${theme.line.hair};
  summary {
    ${theme.row(3)}
    min-height: 52px;
    border-radius: ${theme.radius.inner};
    font: ${theme.font.small};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    > b {
      ${theme.rest}
      font: ${theme.font.smallStrong};
      overflow-wrap: anywhere;
    }
    > span {
      color: ${theme.text.muted};
    }
    > svg {
      ${theme.square('20px')}
      color: ${theme.text.muted};
      transition: transform ${theme.motion.quick} ${theme.motion.easeOut};
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  pre {
    padding: ${theme.space(3)};
    margin-bottom: ${theme.space(3)};
    ${theme.nested}
    font: ${theme.font.small};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
