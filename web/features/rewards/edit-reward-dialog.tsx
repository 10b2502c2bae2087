/** Edits a reward; sends only changed fields, so that a new picture alone needs no new approval (RW3). */
import { canEdit, stateOf } from '#domain/rewards/reward.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import type { Approvers } from '#web/shared/people/approvers.ts'
import { approversIn } from '#web/shared/people/approvers.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Sentence } from '#web/ui/name.tsx'
import type { DenialNoteProps } from './denial-note.tsx'
import { DenialNote } from './denial-note.tsx'
import { rewardFormTexts } from './form-texts.ts'
import type { RewardFormFields } from './reward-form.tsx'
import { RewardForm } from './reward-form.tsx'
import { rewardCardTexts } from './texts.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'
import { useRewardSubject } from './use-reward-subject.ts'

export function EditRewardDialog(props: RewardDialogProps) {
  const { id, open, onClose } = props
  const account = useAccount()
  const household = useHousehold()
  const reward = useRewardSubject(props, canEdit)
  if (!reward || !household) return null
  const isMine = reward.offered_by === account.id
  return (
    <RewardForm
      open={open}
      onClose={onClose}
      title={rewardCardTexts.editReward}
      saveLabel={rewardCardTexts.saveChanges}
      id={id}
      initial={reward}
      hasTerms={reward.offered_by === null || isMine}
      notice={isMine ? undefined : <AsksAgain reward={reward} household={household} />}
      limitNotice={
        reward.is_standing && !isMine && <RaisingAsks reward={reward} household={household} />
      }
      save={async (fields) => {
        const changed = changesOf(reward, fields)
        const isSame = Object.keys(changed).length === 0
        // A denied reward is submitted again even if it is unchanged.
        if (isSame && stateOf(reward) !== 'denied') return true
        const change = { name: 'updateReward', input: { id, ...changed } } as const
        return runUndoable(account, change, { title: rewardCardTexts.toasts.updated })
      }}
    />
  )
}

/** The effect of saving: a denied reward is submitted again, an available one if it becomes another offer. */
function AsksAgain({ reward, household }: DenialNoteProps) {
  const approvers = approversIn(household)
  const isDenied = stateOf(reward) === 'denied'
  if (isDenied)
    return (
      <InfoLine tone="bad">
        <b>{rewardCardTexts.denied}</b>
        {approvers !== 'nobody' && (
          <p>
            <AskingText approvers={approvers} state="denied" />
          </p>
        )}
        <DenialNote reward={reward} household={household} />
      </InfoLine>
    )
  const giver = household.people.get(reward.offered_by ?? '')
  if (giver)
    return (
      <InfoLine>
        <Sentence name={firstName(giver)}>{rewardCardTexts.onlyGiver(firstName(giver))}</Sentence>
      </InfoLine>
    )
  if (approvers === 'nobody' || stateOf(reward) === 'awaiting') return null
  return (
    <InfoLine>
      <AskingText approvers={approvers} state="available" />
    </InfoLine>
  )
}

/** Only wider limits need approval again (RW3). */
function RaisingAsks({ reward, household }: DenialNoteProps) {
  const approvers = approversIn(household)
  if (approvers === 'nobody' || stateOf(reward) !== 'available') return null
  return (
    <InfoLine>
      {approvers === 'several' ? (
        rewardFormTexts.raisingAsksSomebody
      ) : (
        <Sentence name={approvers.name}>{rewardFormTexts.raisingAsks(approvers.name)}</Sentence>
      )}
    </InfoLine>
  )
}

type AskingTextProps = {
  readonly approvers: Exclude<Approvers, 'nobody'>
  readonly state: 'denied' | 'available'
}

function AskingText({ approvers, state }: AskingTextProps) {
  if (approvers === 'several')
    return state === 'denied'
      ? rewardCardTexts.asksSomebodyAgain
      : rewardCardTexts.changesAskSomebodyAgain
  const { name } = approvers
  return (
    <Sentence name={name}>
      {state === 'denied' ? rewardCardTexts.asksAgain(name) : rewardCardTexts.changesAskAgain(name)}
    </Sentence>
  )
}

function changesOf(before: RewardFormFields, after: RewardFormFields): Partial<RewardFormFields> {
  const changed = Object.entries(after).filter(
    ([name, value]) => Reflect.get(before, name) !== value,
  )
  return Object.fromEntries(changed)
}
