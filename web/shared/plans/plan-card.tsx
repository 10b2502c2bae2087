/** A plan in the app: name, price, features, and one action. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PlanOffer } from '#domain/plans.ts'
import bandUrl from '#web/assets/knit/band-petrol.svg'
import { cardTones } from '#web/ui/card.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'

/** `outlined` for the plan one has, `banded` for the one that is looked at alone. */
export type PlanCardLook = 'plain' | 'outlined' | 'banded'

export type PlanCardProps = {
  readonly offer: PlanOffer
  readonly look?: PlanCardLook
  readonly tag?: ReactNode
  readonly children?: ReactNode
}

export function PlanCard({ offer, look = 'plain', tag, children }: PlanCardProps) {
  const { name, price, period, features } = offer
  return (
    <Whole data-look={look} aria-label={name}>
      {look !== 'plain' && <Band style={{ backgroundImage: `url("${bandUrl}")` }} />}
      <Head>
        <h2>{name}</h2>
        {tag}
      </Head>
      <Price>
        {price} {period !== null && <small>{period}</small>}
      </Price>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <StitchRow lit={1} of={1} color="currentColor" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {children}
    </Whole>
  )
}

const Whole = styled.article`
  ${cardTones.plain}
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 24px;
  border-radius: ${theme.radius.card};
  overflow: hidden;
  > ul {
    display: grid;
    gap: 9px;
  }
  li {
    display: flex;
    align-items: flex-start;
    gap: 11px;
    ${theme.note}
    font-size: 0.9375rem;
  }
  li > svg {
    flex: none;
    margin-top: 4px;
    color: ${theme.stitch.easy};
  }
  > :last-child:not(ul) {
    margin-top: auto;
  }
  > ul:not(:last-child) {
    margin-bottom: 24px;
  }
  &:not([data-look='plain']) {
    padding-top: 54px;
  }
  &[data-look='outlined'] {
    box-shadow: inset 0 0 0 2.5px ${theme.line.action};
  }
  ${theme.edge}
`

const Band = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 30px;
  background: repeat-x center -6px / auto 42px;
`

const Head = styled.div`
  ${theme.wrap('4px 8px')}
  justify-content: space-between;
  min-height: 30px;
`

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space(2)};
  margin: 12px 0 18px;
  font: 650 2.75rem/1 ${theme.font.display};
  letter-spacing: -0.015em;
  > small {
    ${theme.note}
    letter-spacing: 0;
  }
`
