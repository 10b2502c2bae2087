/** Over the picture of a reward that a partner offers: their face, and "Theo offers you a lie-in" (RW19). */
import { styled } from 'styled-components'
import { offerText } from '#domain/rewards/offer-text.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'

export type GiverBannerProps = {
  readonly reward: Reward
  readonly giver: User
  readonly household: Household
}

export function GiverBanner({ reward, giver, household }: GiverBannerProps) {
  const text = offerText(firstName(giver), reward.name)
  return (
    <Wash>
      <PersonAvatar person={giver} tone={toneOf(giver, household)} size={36} />
      <span>
        <Sentence name={firstName(giver)}>{text}</Sentence>
      </span>
    </Wash>
  )
}

const Wash = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 60px;
  padding: 10px 16px;
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.surface.partnerSoft};
  color: ${theme.text.partner};
  font: ${theme.font.smallStrong};
  /* A partner's face has the color of the wash. */
  > :first-child {
    background: ${theme.surface.card};
  }
  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
