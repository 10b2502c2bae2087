/** A line that says what a plan would add; nothing if the current plan already has it (S3). */
import { Sparkles } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PlanFeature } from '#domain/plan-features.ts'
import { hasFeature, planWith } from '#domain/plan-features.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { planTexts } from './texts.ts'
import { usePlan } from './use-plan.ts'

export function PlanLine({ feature }: { readonly feature: PlanFeature }) {
  const standing = usePlan()
  const { pathname, search } = useLocation()
  if (!standing || hasFeature(standing.plan, feature)) return null
  const back = encodeURIComponent(`${pathname}${search}`)
  return (
    <InfoLine icon={Sparkles}>
      <Line>
        {planTexts.adds[feature]}
        {/* A child has no say in plans (F2). */}
        {!standing.isChild && (
          <TextLink to={`/subscribe?plan=${planWith(feature)}&return=${back}`}>
            {planTexts.see}
          </TextLink>
        )}
      </Line>
    </InfoLine>
  )
}

const Line = styled.span`
  ${theme.spread('0 16px')}
  margin-block: -8px;
  min-height: ${theme.size.target};
`
