/** A plan in the app: name, price, features, and one action. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PlanOffer } from '#domain/plans.ts'
import bandUrl from '#web/assets/knit/band-petrol.svg'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'

/** `outlined` for the current plan, `banded` for a plan that is shown alone. */
export type PlanCardLook = 'plain' | 'outlined' | 'banded'

export type PlanCardProps = {
  readonly offer: PlanOffer
  readonly look: PlanCardLook
  readonly tag: ReactNode
  readonly children?: ReactNode
}

export function PlanCard({ offer, look, tag, children }: PlanCardProps) {
  const { name } = offer
  return (
    <Whole data-look={look} aria-label={name}>
      {look !== 'plain' && <PlanBand height={30} />}
      <Head>
        <h2>{name}</h2>
        {tag}
      </Head>
      <PlanFacts offer={offer} />
      {children}
    </Whole>
  )
}

type PlanFactsProps = {
  readonly offer: PlanOffer
  /** The height of the stitch before a feature. */
  readonly stitch?: number
}

/** The price and the features, in the card of a plan. */
export function PlanFacts({ offer: { price, period, features }, stitch = 14 }: PlanFactsProps) {
  return (
    <>
      <Price>
        {price} {period !== null && <small>{period}</small>}
      </Price>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <StitchRow lit={1} of={1} height={stitch} color="currentColor" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The knitted edge along the top of a card. */
export function PlanBand({ height }: { readonly height: number }) {
  return <Band $height={height} style={{ backgroundImage: `url("${bandUrl}")` }} />
}

const Whole = styled.article`
  ${theme.card}
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 24px;
  overflow: hidden;
  > ul {
    ${theme.grid('9px')}
  }
  li {
    ${theme.top('11px')}
    ${theme.note}
    font-size: 0.9375rem;
  }
  li > svg {
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
`

const Band = styled.div<{ $height: number }>`
  position: absolute;
  inset: 0 0 auto;
  height: ${({ $height }) => $height}px;
  background: repeat-x center -6px / auto ${({ $height }) => $height + 12}px;
`

const Head = styled.div`
  ${theme.spread('4px 8px')}
  min-height: 30px;
`

const Price = styled.p`
  ${theme.flow('0 8px')}
  align-items: baseline;
  margin: 12px 0 18px;
  font: 650 2.75rem/1 ${theme.font.display};
  letter-spacing: -0.015em;
  > small {
    ${theme.note}
    letter-spacing: 0;
  }
`
