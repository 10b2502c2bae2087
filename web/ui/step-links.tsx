/** Links to the previous and the next period. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { TextLink } from './text-link.tsx'

export interface StepLinksProps {
  readonly label: string
  readonly earlier: Step | null
  readonly later: Step | null
  readonly className?: string
}

type Step = { readonly to: string; readonly label: string }

export function StepLinks({ label, earlier, later, className }: StepLinksProps) {
  return (
    <Both aria-label={label} className={className} data-screen-only>
      {earlier && (
        <TextLink to={earlier.to} replace preventScrollReset>
          <ChevronLeft size={18} aria-hidden="true" />
          {earlier.label}
        </TextLink>
      )}
      {later && (
        <Later to={later.to} replace preventScrollReset>
          {later.label}
          <ChevronRight size={18} aria-hidden="true" />
        </Later>
      )}
    </Both>
  )
}

const Both = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  &:empty {
    display: none;
  }
`

/* On the right, even if it is alone. */
const Later = styled(TextLink)`
  margin-inline-start: auto;
`
