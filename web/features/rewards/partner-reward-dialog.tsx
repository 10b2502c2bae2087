/** A redeemed reward of a partner: what it is, what it cost, and a way to deny it after all (RW2, RW11). */
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { canGive, canRefund } from '#domain/rewards/reward.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Points } from '#web/ui/points.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { RewardCover } from './reward-cover.tsx'
import { RewardOwner } from './reward-owner.tsx'
import { rewardsScreenTexts } from './screen-texts.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'
import { useRewardSubject } from './use-reward-subject.ts'

export function PartnerRewardDialog(props: RewardDialogProps) {
  const { open, onClose } = props
  const account = useAccount()
  const household = useHousehold()
  const overlay = useOverlayAddress()
  const reward = useRewardSubject(props, canGive)
  if (!reward || !household) return null
  const { id, name, description, image_url, point_cost, redeemed_at, user_id } = reward
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      footer={
        canRefund(reward, account.id) && (
          <Button
            tone="dangerSoft"
            aria-label={rewardsScreenTexts.denyReward(name)}
            onClick={() => overlay.replace('partner-reward', { by: 'refund-reward', value: id })}
          >
            {rewardsScreenTexts.deny}
          </Button>
        )
      }
    >
      <Picture>
        <RewardCover id={reward.source_id ?? id} image={image_url} />
      </Picture>
      <div>
        <RewardOwner
          person={household.people.get(user_id)}
          household={household}
          text={(person) => rewardsScreenTexts.had(firstName(person))}
        />
        <Description>{description}</Description>
      </div>
      <Row $gap={3} $wrap>
        <Points value={point_cost} size="large" />
        <Text>
          {rewardsScreenTexts.redeemedOn(dateText(redeemed_at ?? '', household.timeZone))}
        </Text>
        <Tag tone="ok" icon={Check}>
          {rewardsScreenTexts.approved}
        </Tag>
      </Row>
    </Dialog>
  )
}

const Picture = styled.div`
  height: 148px;
  overflow: hidden;
  border-radius: ${theme.radius.inner};
`

const Description = styled.p`
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
