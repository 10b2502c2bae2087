/** A part of a form: a dialog begins with the focus in the part that somebody came for. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { FormPart } from '#web/features/tasks/quick-add/quick-begun.ts'

export type AskedProps = {
  readonly part: FormPart
  readonly asked: FormPart | null | undefined
  readonly children: ReactNode
}

export function Asked({ part, asked, children }: AskedProps) {
  return <Part data-asked={asked === part || undefined}>{children}</Part>
}

/* Its children take part in the layout of the form. */
const Part = styled.div`
  display: contents;
`
