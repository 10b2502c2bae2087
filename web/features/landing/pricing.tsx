/** The three plans side by side; each links to the registration with that plan. */
import { styled } from 'styled-components'
import type { PlanOffer } from '#domain/plans.ts'
import { planOffers } from '#domain/plans.ts'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'
import bandUrl from '#web/assets/knit/band-petrol.svg'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
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
          <PlanCard key={plan} offer={planOffers[plan]} isRecommended={plan === 'pro'} />
        ))}
      </Cards>
    </Section>
  )
}

type PlanCardProps = { readonly offer: PlanOffer; readonly isRecommended: boolean }

function PlanCard({ offer, isRecommended }: PlanCardProps) {
  const { plan, title, price, period, features } = offer
  return (
    <Card data-ground={isRecommended ? 'hero' : 'card'}>
      {isRecommended && <Band style={{ backgroundImage: `url("${bandUrl}")` }} />}
      <h3>{title}</h3>
      <Price>
        {price} {period !== null && <small>{period}</small>}
      </Price>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <StitchRow lit={1} of={1} height={16} color="currentColor" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
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
  background: ${theme.surface.card};
  box-shadow: ${theme.shadow.card};
  overflow: hidden;
  > h3 {
    ${itemTitle}
    font-size: 1.375rem;
  }
  > ul {
    display: grid;
    gap: 10px;
    margin-bottom: 28px;
    color: ${theme.text.muted};
  }
  li {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space(3)};
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
    background: ${theme.surface.hero};
    color: ${theme.text.onHero};
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
  }
  ${theme.edge}
`

const Band = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 34px;
  background: repeat-x center -6px / auto 46px;
`

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space(2)};
  margin: 14px 0 22px;
  font: 680 3.25rem/1 ${theme.font.display};
  letter-spacing: -0.02em;
  > small {
    color: ${theme.text.muted};
    font: ${theme.font.body};
    letter-spacing: 0;
  }
  ${theme.media.upToTablet} {
    font-size: 2.75rem;
    > small {
      font: ${theme.font.small};
    }
  }
`
