/** Confirms the chosen plan: says that no payment is taken, changes the plan, and returns to the page before. */
import { ArrowLeft } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { planOffers } from '#domain/plans.ts'
import { plans } from '#domain/users/user.ts'
import { PlanCard } from '#web/shared/plans/plan-card.tsx'
import { plansPath } from '#web/shared/plans/plans-path.ts'
import { usePlan } from '#web/shared/plans/use-plan.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import type { ConfirmCardProps } from './confirm-card.tsx'
import { ConfirmCard } from './confirm-card.tsx'
import { returnPath } from './return-path.ts'
import { subscribeTexts } from './texts.ts'

export function SubscribeScreen() {
  const [parameters] = useSearchParams()
  const standing = usePlan()
  const plan = plans.find((each) => each === parameters.get('plan'))
  if (plan === undefined || plan === 'free') return <Navigate to={plansPath} replace />
  if (!standing) return <Skeleton $width="100%" $height="380px" $radius={theme.radius.card} />
  if (standing.isChild) return <NotForChildren />
  return <Subscribe plan={plan} standing={standing} back={returnPath(parameters.get('return'))} />
}

/** A child does not decide about plans (F2). */
function NotForChildren() {
  return (
    <>
      <PageHead title={subscribeTexts.childTitle} />
      <EmptyState action={<ButtonLink to="/">{subscribeTexts.back}</ButtonLink>}>
        {subscribeTexts.child}
      </EmptyState>
    </>
  )
}

function Subscribe({ plan, standing, back }: ConfirmCardProps) {
  const offer = planOffers[plan]
  return (
    <>
      <Head>
        <TextLink to={plansPath}>
          <ArrowLeft size={18} aria-hidden="true" />
          {subscribeTexts.settings}
        </TextLink>
        <PageHead title={subscribeTexts.title(offer.name)} subtitle={subscribeTexts.subtitle} />
      </Head>
      <Places>
        <PlanCard
          offer={offer}
          look="banded"
          tag={<Tag>{subscribeTexts.have(planOffers[standing.plan].name)}</Tag>}
        />
        <ConfirmCard plan={plan} standing={standing} back={back} />
      </Places>
    </>
  )
}

const Head = styled.div`
  display: grid;
  justify-items: start;
`

const Places = styled.div`
  ${theme.column(4)}
  max-width: 940px;
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.fromLandscape} {
    gap: ${theme.space(5)};
  }
`
