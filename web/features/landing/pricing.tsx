/** The three plans side by side; each links to the registration with that plan. */
import { styled } from 'styled-components'
import { planOffers } from '#domain/plans.ts'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'
import { PlanBand, PlanFacts } from '#web/shared/plans/plan-card.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { itemTitle, Section, SectionTitle, threeColumns } from './layout.ts'
import { texts } from './texts.ts'

const registerLinks: Readonly<Record<Plan, string>> = {
  free: '/register',
  pro: '/register?plan=pro',
  ultimate: '/register?plan=ultimate',
}

export function Pricing() {
  return (
    <Section id="pricing">
      <SectionTitle>{texts.pricing.title}</SectionTitle>
      <Cards>
        {plans.map((plan) => (
          <PlanCard key={plan} plan={plan} isRecommended={plan === 'pro'} />
        ))}
      </Cards>
    </Section>
  )
}

type PlanCardProps = { readonly plan: Plan; readonly isRecommended: boolean }

function PlanCard({ plan, isRecommended }: PlanCardProps) {
  const offer = planOffers[plan]
  return (
    <Card data-ground={isRecommended ? 'hero' : 'card'}>
      {isRecommended && <PlanBand height={34} />}
      <h3>{offer.title}</h3>
      <PlanFacts offer={offer} stitch={16} />
      <ButtonLink
        to={registerLinks[plan]}
        tone={isRecommended ? 'points' : 'soft'}
        size="large"
        block
      >
        {texts.pricing.choose[plan]}
      </ButtonLink>
    </Card>
  )
}

const Cards = styled.div`
  ${threeColumns}
  ${theme.media.fromTablet} {
    padding-top: 30px;
  }
  ${theme.media.upToTablet} {
    gap: 16px;
  }
`

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 28px;
  border-radius: ${theme.radius.sheet};
  ${theme.raised}
  overflow: hidden;
  > h3 {
    ${itemTitle}
    font-size: 1.375rem;
  }
  > p {
    margin: 14px 0 22px;
    font: 680 3.25rem/1 ${theme.font.display};
    letter-spacing: -0.02em;
    > small {
      font: ${theme.font.body};
    }
  }
  > ul {
    ${theme.grid(2.5)}
    margin-bottom: 28px;
    color: ${theme.text.muted};
  }
  li {
    ${theme.top(3)}
  }
  li > svg {
    margin-top: 4px;
    color: ${theme.stitch.easy};
  }
  > a {
    margin-top: auto;
    padding: 0 12px;
  }
  &[data-ground='hero'] {
    padding-top: 58px;
    ${theme.hero}
    ul,
    small {
      color: ${theme.text.onHeroMuted};
    }
    li > svg {
      color: ${theme.surface.points};
    }
    :focus-visible {
      outline-color: ${theme.surface.points};
    }
    ${theme.media.fromTablet} {
      margin-top: -30px;
    }
  }
  ${theme.media.upToTablet} {
    padding: 24px 20px;
    > p {
      font-size: 2.75rem;
      > small {
        font: ${theme.font.small};
      }
    }
  }
  ${theme.edge}
`
