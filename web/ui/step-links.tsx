/** Links to the previous and the next period. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLeaving } from './move-focus.ts'
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
        <StepLink to={earlier.to}>
          <ChevronLeft size={18} aria-hidden="true" />
          {earlier.label}
        </StepLink>
      )}
      {later && (
        <Later to={later.to}>
          {later.label}
          <ChevronRight size={18} aria-hidden="true" />
        </Later>
      )}
    </Both>
  )
}

type StepLinkProps = {
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
}

/** At an end it disappears, and the other link stays. */
function StepLink(props: StepLinkProps) {
  const own = useLeaving<HTMLAnchorElement>(
    (leaving) => leaving.nextElementSibling ?? leaving.previousElementSibling,
  )
  return <TextLink {...props} ref={own} replace preventScrollReset />
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
const Later = styled(StepLink)`
  margin-inline-start: auto;
`
