/** Says from when until when one is away, and what comes of it before it is done (C13, C19). */
import { useState } from 'react'
import { localDay } from '#domain/calendar.ts'
import { shortDay } from '#domain/chores/rule-text.ts'
import { isChildIn } from '#domain/partnerships/partnership.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { FormRows } from '#web/ui/form-rows.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { AwayDays, daysError } from './away-days.tsx'
import { AwayEffects, TheyRead } from './away-effects.tsx'
import { awayTexts, choreTexts } from './texts.ts'
import type { ChoreLine } from './use-chores.ts'
import { usePauseActions } from './use-pause-actions.ts'

export type AwayDialogProps = {
  readonly lines: readonly ChoreLine[]
  readonly household: Household
  readonly at: string
  readonly open: boolean
  readonly onClose: () => void
}

export function AwayDialog({ lines, household, at, open, onClose }: AwayDialogProps) {
  const { me, timeZone } = household
  const actions = usePauseActions()
  const [who, setWho] = useState(me.id)
  const [days, setDays] = useState({ from: localDay(at, timeZone), until: '', isOpenEnded: false })
  const [wantsHouse, setWantsHouse] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isPending, once] = usePending()
  const children = childrenOf(household)
  const isMine = who === me.id
  const isHouse = isMine && wantsHouse
  const error = daysError(days)
  const until_on = days.isOpenEnded ? null : days.until
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={awayTexts.away}
      closeLabel={choreTexts.close}
      cancelLabel={choreTexts.cancel}
      submitLabel={
        until_on === null || error !== null
          ? choreTexts.pause
          : choreTexts.pauseUntil(shortDay(until_on))
      }
      busy={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (error !== null) return
        const pause = { from_on: days.from, until_on, isHouse, child: isMine ? null : who }
        void once(async () => {
          if (await actions.begin(pause)) onClose()
        })
      }}
    >
      <Stack>
        {children.length > 0 && (
          <ChoiceChips
            label={awayTexts.who}
            value={who}
            options={[
              { value: me.id, label: awayTexts.me },
              ...children.map((child) => ({ value: child.id, label: firstName(child) })),
            ]}
            onChange={setWho}
          />
        )}
        <AwayDays days={days} change={setDays} error={isAsked ? error : null} />
        {until_on !== null && error === null && (
          <AwayEffects
            {...{ lines, household, at, isHouse }}
            absence={{ person: who, from_on: days.from, until_on }}
          />
        )}
        {isMine && (
          <FormRows>
            <Switch
              label={awayTexts.house}
              note={awayTexts.forEveryone}
              checked={wantsHouse}
              onChange={({ target }) => setWantsHouse(target.checked)}
            />
          </FormRows>
        )}
        {isHouse && error === null && <TheyRead household={household} until={until_on} />}
      </Stack>
    </FormDialog>
  )
}

/** Those whose parent this person is. */
function childrenOf({ me, partnerships, partners }: Household): readonly User[] {
  if (me.is_child) return []
  return partners.filter(({ id }) =>
    partnerships.some((each) => each.status === 'accepted' && isChildIn(each, id)),
  )
}
