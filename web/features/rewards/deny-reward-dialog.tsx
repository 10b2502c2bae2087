/** Denies a reward that awaits a decision, with or without a note for the person who asked (RW2). */
import { X } from 'lucide-react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { isWithoutCost, needsDecision } from '#domain/rewards/reward.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import type { AvatarTone } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { DenialLine, useDenial } from './denial-line.tsx'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'
import { useRewardSubject } from './use-reward-subject.ts'

export function DenyRewardDialog(props: RewardDialogProps) {
  const reward = useRewardSubject(props, mayDeny)
  const household = useHousehold()
  const owner = household?.people.get(reward?.user_id ?? '')
  if (!reward || !household || !owner) return null
  return <Denial {...props} reward={reward} owner={owner} tone={toneOf(owner, household)} />
}

function mayDeny(reward: Reward, userId: string): boolean {
  return needsDecision(reward) && reward.user_id !== userId
}

type DenialProps = RewardDialogProps & {
  readonly reward: Reward
  readonly owner: User
  readonly tone: AvatarTone
}

function Denial({ reward, owner, tone, open, onClose }: DenialProps) {
  const { form, deny } = useDenial(reward, { isOpen: open })
  const name = firstName(owner)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Sentence name={reward.name}>{rewardCardTexts.denyTitle(reward.name)}</Sentence>}
      onSubmit={(event) => {
        event.preventDefault()
        void deny().then((isDenied) => isDenied && onClose())
      }}
      footer={
        <Pair>
          <Button tone="outline" onClick={onClose}>
            {rewardCardTexts.cancel}
          </Button>
          <Button type="submit" tone="danger" icon={X} busy={form.formState.isSubmitting}>
            {rewardCardTexts.deny}
          </Button>
        </Pair>
      }
    >
      <Wish>
        <PersonAvatar person={owner} tone={tone} />
        <div>
          <b>
            <Sentence name={name}>{rewardsScreenTexts.wants(name)}</Sentence>
          </b>
          <p>{reward.description}</p>
        </div>
        {!isWithoutCost(reward) && <Points value={reward.point_cost} size="large" />}
      </Wish>
      <DenialLine form={form} name={name} hint={rewardCardTexts.canAskAgain(name)} />
    </Dialog>
  )
}

const Wish = styled.div`
  ${theme.trio(3)}
  b {
    font: ${theme.font.label};
  }
  p {
    ${theme.note}
    white-space: pre-line;
    ${theme.clamp(4)}
  }
`

const Pair = styled.div`
  ${theme.grid(2)}
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
`
