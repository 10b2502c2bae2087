/** A person's push preferences: types, details and quiet hours, the same on all their devices. */
import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import type { NotificationType } from '#domain/notifications/notification.ts'
import type { PushPreferences, PushType } from '#domain/notifications/push-api.ts'
import { Switch } from '#web/ui/switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { QuietHoursFields } from './quiet-hours-fields.tsx'
import { ReminderFields } from './reminder-fields.tsx'
import { pushTexts as texts } from './texts.ts'
import type { PushControl } from './use-push.ts'

type Group = keyof typeof texts.groups

const groups: readonly Group[] = ['tasks', 'rewards', 'loans', 'people', 'points']

/** Each type of notification in its group, in the order of the list. */
const groupOf: Readonly<Record<NotificationType, Group>> = {
  task_completed: 'tasks',
  task_approved: 'tasks',
  task_claimed: 'tasks',
  task_reopened: 'tasks',
  helped: 'tasks',
  turn_passed: 'tasks',
  turn_given: 'tasks',
  chores_paused: 'tasks',
  reward_requested: 'rewards',
  reward_offered: 'rewards',
  reward_redeemed: 'rewards',
  reward_approved: 'rewards',
  reward_denied: 'rewards',
  loan_requested: 'loans',
  loan_approved: 'loans',
  loan_denied: 'loans',
  loan_repaid: 'loans',
  partnership_invitation: 'people',
  parent_invitation: 'people',
  child_grown_up: 'people',
  partnership_accepted: 'people',
  partnership_removed: 'people',
  weekly_report: 'points',
  webhook_off: 'people',
}
const types = Object.keys(groupOf) as NotificationType[]

export interface PushChoicesProps {
  readonly push: PushControl
  readonly preferences: PushPreferences
}

export function PushChoices({ push, preferences }: PushChoicesProps) {
  const { isOnline, save } = push
  const choose = (type: PushType, isTold: boolean) =>
    void save({ ...preferences, muted: mutedAfter(preferences, type, isTold) })
  return (
    <Whole>
      <h3>{texts.forAll}</h3>
      <Switch
        label={texts.hideDetails}
        note={texts.hideDetailsNote}
        checked={preferences.hides_details}
        disabled={!isOnline}
        onChange={({ target }) => save({ ...preferences, hides_details: target.checked })}
      />
      <QuietHoursFields
        hours={preferences.quiet_hours}
        isOnline={isOnline}
        onSave={(quiet_hours) => save({ ...preferences, quiet_hours })}
      />
      <ReminderFields
        preferences={preferences}
        isOnline={isOnline}
        onMute={(isMuted) => choose('reminder', !isMuted)}
        onSave={(wanted) => save({ ...preferences, ...wanted })}
      />
      <details>
        <summary>
          {texts.choose}
          <ChevronDown aria-hidden="true" />
        </summary>
        {groups.map((group) => (
          <fieldset key={group}>
            <legend>{texts.groups[group]}</legend>
            {types
              .filter((type) => groupOf[type] === group)
              .map((type) => (
                <Switch
                  key={type}
                  label={texts.types[type]}
                  checked={!preferences.muted.includes(type)}
                  disabled={!isOnline}
                  onChange={({ target }) => choose(type, target.checked)}
                />
              ))}
          </fieldset>
        ))}
      </details>
    </Whole>
  )
}

function mutedAfter({ muted }: PushPreferences, type: PushType, isTold: boolean): PushType[] {
  const others = muted.filter((each) => each !== type)
  return isTold ? others : [...others, type]
}

const Whole = styled.div`
  padding-top: ${theme.space(3)};
  border-top: 1px solid ${theme.line.hair};
  > label {
    padding-block: ${theme.space(1)};
  }
  h3 {
    color: ${theme.text.muted};
    font: ${theme.font.smallStrong};
  }
  summary {
    ${theme.row(0)}
    justify-content: space-between;
    min-height: 52px;
    border-radius: ${theme.radius.inner};
    font: ${theme.font.label};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    > svg {
      ${theme.square('20px')}
      color: ${theme.text.muted};
      transition: transform ${theme.motion.quick} ${theme.motion.easeOut};
    }
  }
  details[open] > summary > svg {
    transform: rotate(180deg);
  }
  legend {
    padding: ${theme.space(3)} 0 0;
    color: ${theme.text.muted};
    font: ${theme.font.smallStrong};
  }
`
