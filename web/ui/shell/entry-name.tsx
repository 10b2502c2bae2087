/** The label of a navigation entry; with a badge, screen readers get a longer one. */
import { styled } from 'styled-components'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { NavEntry } from './nav-entry.ts'

export function EntryName({ entry }: { entry: NavEntry }) {
  return entry.name === undefined ? (
    <span>{entry.label}</span>
  ) : (
    <Holder>
      <span aria-hidden="true">{entry.label}</span>
      <VisuallyHidden>{entry.name}</VisuallyHidden>
    </Holder>
  )
}

const Holder = styled.span`
  position: relative;
`
