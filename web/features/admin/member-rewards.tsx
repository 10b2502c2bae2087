/** The rewards of an account, with cost and state. */
import type { LucideIcon } from 'lucide-react'
import { Check, Gift, Hourglass, Undo2, X } from 'lucide-react'
import { styled } from 'styled-components'
import type { Reward, RewardState } from '#domain/rewards/reward.ts'
import { stateOf } from '#domain/rewards/reward.ts'
import { RewardCover } from '#web/features/rewards/reward-cover.tsx'
import { Name } from '#web/ui/name.tsx'
import type { TagTone } from '#web/ui/tag.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { MemberList } from './member-list.tsx'
import { adminTexts } from './texts.ts'
import type { MemberDetails } from './use-member.ts'

const texts = adminTexts.member

export function MemberRewards({ details }: { readonly details: MemberDetails }) {
  return (
    <MemberList
      of="rewards"
      title={texts.rewards}
      none={texts.noRewards}
      allLabel={texts.showAllRewards}
      details={details}
      rows={({ rewards }, limit) =>
        rewards.slice(0, limit).map((reward) => <RewardRow key={reward.id} reward={reward} />)
      }
    />
  )
}

type Look = { readonly tone: TagTone; readonly icon: LucideIcon }

const looks: Readonly<Record<RewardState, Look>> = {
  awaiting: { tone: 'wait', icon: Hourglass },
  denied: { tone: 'bad', icon: X },
  available: { tone: 'plain', icon: Gift },
  redeemed: { tone: 'ok', icon: Check },
  refunded: { tone: 'bad', icon: Undo2 },
}

function RewardRow({ reward }: { readonly reward: Reward }) {
  const state = stateOf(reward)
  return (
    <li>
      <Cover id={reward.id} image={reward.image_url} />
      <Words>
        <h3>
          <Name>{reward.name}</Name>
        </h3>
        <Text>{texts.cost(reward.point_cost)}</Text>
      </Words>
      <Tag {...looks[state]}>{texts.rewardStates[state]}</Tag>
    </li>
  )
}

const Cover = styled(RewardCover)`
  ${theme.square('48px')}
  border-radius: ${theme.radius.control};
`

const Words = styled.div`
  &&& {
    flex-basis: 100px;
  }
`
