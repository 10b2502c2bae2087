/** A part of a form: a dialog begins with the focus in the part that somebody came for. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { FormPart } from '#web/features/tasks/quick-add/quick-prefill.ts'

export type InitialFocusProps = {
  readonly part: FormPart
  readonly focus: FormPart | null | undefined
  readonly children: ReactNode
}

export function InitialFocus({ part, focus, children }: InitialFocusProps) {
  return <Part data-initial-focus={focus === part || undefined}>{children}</Part>
}

/* Its children take part in the layout of the form. */
const Part = styled.div`
  display: contents;
`
