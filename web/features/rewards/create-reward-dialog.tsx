/** Creates a reward. */
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { rewardFields } from '#domain/rewards/reward-fields.ts'
import { DEFAULT_COST, unlimited } from '#domain/rewards/reward.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { discardRejected } from '#web/data/unsaved.ts'
import type { Approvers } from '#web/shared/people/approvers.ts'
import { approvedByMe, approverNames, approversIn } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { LimitLine } from '#web/shared/plans/limit-line.tsx'
import { usePrefill } from '#web/shared/prefill/use-prefill.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { Sentence } from '#web/ui/name.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { RewardFormFields } from './reward-form.tsx'
import { RewardForm } from './reward-form.tsx'
import { rewardCardTexts } from './texts.ts'

export type CreateRewardDialogProps = { readonly open: boolean; readonly onClose: () => void }

const empty: RewardFormFields = {
  name: '',
  description: '',
  point_cost: DEFAULT_COST,
  image_url: null,
  // Here even if there is nobody to choose yet: otherwise the choice, once it is shown, would count as something typed.
  for: '',
  ...unlimited,
}

const prefillSchema = z.partial(z.object(rewardFields))

export function CreateRewardDialog({ open, onClose }: CreateRewardDialogProps) {
  const account = useAccount()
  const household = useHousehold()
  const approvers = household ? approverNames(household) : []
  const leave = useLeave(onClose)
  const prefill = usePrefill(empty, prefillSchema)
  const [id] = useState(() => v7())
  return (
    <RewardForm
      open={open}
      onClose={onClose}
      title={rewardCardTexts.createReward}
      saveLabel={rewardCardTexts.createReward}
      id={id}
      initial={prefill.fields}
      people={household ? peopleToGive(household) : []}
      notice={<LimitLine kind="rewards" />}
      tag={household && <AskedTag approvers={approversIn(household)} />}
      save={async ({ for: person, ...fields }) => {
        const offered = household?.people.get(person ?? '')
        const isSaved = await account.run('createReward', {
          id,
          ...fields,
          ...(offered && { for: offered.id }),
        })
        if (!isSaved) return false
        const takenBack = await discardRejected(account.database, prefill.settles)
        showUndoableToast(
          account,
          { name: 'createReward', id, takenBack },
          {
            title: rewardCardTexts.toasts.created,
            description: offered
              ? rewardCardTexts.toasts.offered(firstName(offered))
              : approvers.length > 0
                ? rewardCardTexts.toasts.asked(approvers)
                : undefined,
          },
        )
        return true
      }}
      onSaved={({ for: person }) => leave(approvers.length > 0 && !person)}
    />
  )
}

/** The people that a reward can be offered to (RW19). */
function peopleToGive(household: Household): readonly User[] {
  return approvedByMe(household).flatMap((each) => household.people.get(each) ?? [])
}

/** On the page of rewards, those that wait for a partner are under Awaiting: it goes there instead of back. */
function useLeave(onClose: () => void): (isAwaiting: boolean) => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (isAwaiting) => {
    if (!isAwaiting || pathname !== '/rewards') onClose()
    else void navigate('/rewards?tab=awaiting', { replace: true })
  }
}

function AskedTag({ approvers }: { readonly approvers: Approvers }) {
  if (approvers === 'nobody') return null
  return (
    <Tag tone="wait" icon={Hourglass}>
      {approvers === 'several' ? (
        rewardCardTexts.asksSomebodyFirst
      ) : (
        <Sentence name={approvers.name}>{rewardCardTexts.asksFirst(approvers.name)}</Sentence>
      )}
    </Tag>
  )
}
