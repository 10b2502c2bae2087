/** Creates a reward. */
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { v7 } from 'uuid'
import { DEFAULT_COST } from '#domain/rewards/reward.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { Asked } from '#web/shared/people/approvers.ts'
import { askedAbout } from '#web/shared/people/approvers.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RewardForm } from './reward-form.tsx'
import type { RewardLimit } from './reward-limit.ts'
import { plansPath, readRewardLimit } from './reward-limit.ts'
import { rewardCardTexts } from './texts.ts'

export type CreateRewardDialogProps = { readonly open: boolean; readonly onClose: () => void }

const empty = { name: '', description: '', point_cost: DEFAULT_COST, image_url: null }

export function CreateRewardDialog({ open, onClose }: CreateRewardDialogProps) {
  const account = useAccount()
  const household = useHousehold()
  const limit = useLive(() => readRewardLimit(account), [account])
  const [id] = useState(() => v7())
  return (
    <RewardForm
      open={open}
      onClose={onClose}
      title={rewardCardTexts.createReward}
      saveLabel={rewardCardTexts.createReward}
      id={id}
      initial={empty}
      notice={limit && <LimitLine limit={limit} />}
      tag={household && <AskedTag asked={askedAbout(household)} />}
      save={async (fields) => {
        const isSaved = await account.run('createReward', { id, ...fields })
        if (isSaved)
          showUndoableToast(
            account,
            { name: 'createReward', id },
            { title: rewardCardTexts.toasts.created },
          )
        return isSaved
      }}
    />
  )
}

/** Said before it is refused (S1). */
function LimitLine({ limit }: { readonly limit: RewardLimit }) {
  return (
    <InfoLine tone="warn">
      {rewardCardTexts.limit(limit.count)}{' '}
      {limit.mayUpgrade && <TextLink to={plansPath}>{rewardCardTexts.seePlans}</TextLink>}
    </InfoLine>
  )
}

function AskedTag({ asked }: { readonly asked: Asked }) {
  if (asked === 'nobody') return null
  return (
    <Tag tone="wait" icon={Hourglass}>
      {asked === 'several'
        ? rewardCardTexts.asksSomebodyFirst
        : rewardCardTexts.asksFirst(asked.name)}
    </Tag>
  )
}
